package import Airports
package import Essentials
import SectionKit

/// What is known of the aircraft of a sky: the tables of airlines, types, addresses and countries.
package struct FlightTables: Sendable {
    package let directory: any AircraftDirectory
    package let countries: Countries

    /// The countries by the words of the source, such as "Republic of Korea".
    private let named: [String: Country]

    package init(
        _ directory: any AircraftDirectory,
        countries: Countries,
        for aircraft: [Aircraft]
    ) {
        self.directory = directory
        self.countries = countries
        var names: Set<String> = []
        for aircraft in aircraft {
            if let name = aircraft.countryName { names.insert(name) }
        }
        named = names.isEmpty ? [:] : countries.byName(names)
    }

    /// The country of registration: by the word of the source, or else the block of the address.
    package func country(of aircraft: Aircraft) -> Country? {
        aircraft.countryName.flatMap { named[$0] }
            ?? directory.block(of: aircraft.address)?.country.map { countries[$0] }
    }

    /// Whether the source says so, or the address is in a military block.
    package func isMilitary(_ aircraft: Aircraft) -> Bool {
        aircraft.isMilitary || directory.block(of: aircraft.address)?.isMilitary ?? false
    }

    /// Returns an aircraft with what is known of it.
    package func flight(_ aircraft: Aircraft, at present: Date) -> Flight {
        Flight(aircraft, in: directory, country: country(of: aircraft), at: present)
    }
}

extension Countries {
    /// Returns the countries with these names, ignoring case and accents; unknown ones are missing.
    fileprivate func byName(_ names: Set<String>) -> [String: Country] {
        var known: [String: Country] = [:]
        for country in all {
            for name in [country.name] + country.aliases { known[name.folded] = country }
        }
        return Dictionary(
            uniqueKeysWithValues: names.compactMap { name in
                known[name.folded].map { (name, $0) }
            })
    }
}
