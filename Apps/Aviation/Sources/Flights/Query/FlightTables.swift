package import Airports
package import SectionEssentials
import SectionKit
import Synchronization

/// What is known of the aircraft of a sky: the tables of airlines, types, addresses and countries.
package struct FlightTables: Sendable {
    package let directory: any AircraftDirectory
    package let countries: Countries

    // Most aircraft share what they are looked up by with others of the sky.
    private let countriesByName = LookUps<String, Country>()
    private let airlinesByCode = LookUps<AirlineCode, Airline>()
    private let typesByCode = LookUps<String, AircraftType>()

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
    func country(named word: String) -> Country? {
        countriesByName.value(of: word) { countries.called(word) }
    }

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
        Flight(
            aircraft: aircraft,
            airline: aircraft.callSign.flatMap { callSign in
                AirlineCode(callSign: callSign).flatMap { code in
                    airlinesByCode.value(of: code) { directory.airline(ofCallSign: callSign) }
                }
            },
            type: aircraft.typeCode.flatMap { code in
                typesByCode.value(of: code) { directory.type(code) }
            },
            country: country(of: aircraft), isMilitary: isMilitary(aircraft), present: present)
    }
}

/// What was looked up before, whether it was found or not.
private final class LookUps<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    private let known = Mutex<[Key: Value?]>([:])

    func value(of key: Key, lookUp: () -> Value?) -> Value? {
        known.withLock { known in
            if let value = known[key] { return value }
            let value = lookUp()
            known[key] = .some(value)
            return value
        }
    }
}
