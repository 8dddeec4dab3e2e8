package import Airports
package import Essentials
import SectionKit

/// What is known of the aircraft of a sky: the tables of airlines, types, addresses and countries.
package struct FlightTables: Sendable {
    package let directory: any AircraftDirectory
    package let countries: Countries

    /// The countries by the words of the source, such as "Republic of Korea".
    private let named: [String: Country]

    /// Whether the country of each of those words is known.
    private let knowsNames: Bool

    package init(
        _ directory: any AircraftDirectory,
        countries: Countries,
        for aircraft: [Aircraft]
    ) {
        self.directory = directory
        self.countries = countries
        let names = aircraft.countryNames
        named = names.isEmpty ? [:] : countries.byName(names)
        knowsNames = named.count == names.count
    }

    /// The words of the source for countries with these codes; nil if there are words whose country
    /// is not known, so that the blocks of the addresses must be looked at.
    func names(ofCountries codes: Set<String>) -> [String]? {
        knowsNames ? named.filter { codes.contains($1.code) }.map(\.key) : nil
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

extension [Aircraft] {
    /// The words of the source for their countries.
    fileprivate var countryNames: Set<String> {
        var names: Set<String> = []
        // Thousands of aircraft have some tens of words, which are compared more quickly than hashed.
        var usual: [String] = []
        for aircraft in self {
            guard let name = aircraft.countryName, !usual.contains(name) else { continue }
            if names.insert(name).inserted, usual.count < 128 { usual.append(name) }
        }
        return names
    }
}
