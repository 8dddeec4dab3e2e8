package import Airports
package import Essentials
import SectionKit
import Synchronization

/// What is known of the aircraft of a sky: the tables of airlines, types, addresses and countries.
package struct FlightTables: Sendable {
    package let directory: any AircraftDirectory
    package let countries: Countries

    private let names = CountryNames()

    package init(_ directory: any AircraftDirectory, countries: Countries) {
        self.directory = directory
        self.countries = countries
    }

    /// The country of registration: by the word of the source, or else the block of the address.
    package func country(of aircraft: Aircraft) -> Country? {
        aircraft.countryName.flatMap(country(named:))
            ?? directory.block(of: aircraft.address)?.country.map { countries[$0] }
    }

    /// The country that a source has a word for; nil for a word that nobody knows.
    func country(named word: String) -> Country? { names.country(word, in: countries) }

    /// Whether the country of registration is one of some countries.
    @inline(__always)
    func isRegistered(_ aircraft: Aircraft, in wanted: CountryFilter) -> Bool {
        if let name = aircraft.countryName, wanted.has(name) { return true }
        guard let code = directory.block(of: aircraft.address)?.country, wanted.has(code: code)
        else { return false }
        // The block counts if the source says nothing, or a word that nobody knows.
        return aircraft.countryName.flatMap(country(named:)) == nil
    }

    /// Whether the source says so, or the address is in a military block.
    @inline(__always)
    package func isMilitary(_ aircraft: Aircraft) -> Bool {
        aircraft.isMilitary || directory.block(of: aircraft.address)?.isMilitary ?? false
    }

    /// Returns an aircraft with what is known of it.
    package func flight(_ aircraft: Aircraft, at present: Date) -> Flight {
        Flight(aircraft, in: directory, country: country(of: aircraft), at: present)
    }
}

/// The countries of words of the source that were looked up before.
private final class CountryNames: Sendable {
    private let known = Mutex<[String: Country?]>([:])

    func country(_ name: String, in countries: Countries) -> Country? {
        known.withLock { known in
            if let country = known[name] { return country }
            let country = countries.called(name)
            known[name] = .some(country)
            return country
        }
    }
}
