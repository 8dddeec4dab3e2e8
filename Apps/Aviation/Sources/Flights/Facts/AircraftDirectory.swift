package import Airports

/// What the embedded tables know of airlines, types and addresses.
package protocol AircraftDirectory: Sendable {
    /// Returns the airline of a call sign, such as Iberia for `IBE123`; nil for a call sign that is
    /// a registration.
    func airline(ofCallSign callSign: String) -> Airline?

    /// Returns the airlines with a code of ICAO or IATA, or with a name that begins with words.
    func airlines(named text: String) -> [Airline]

    /// Returns the airlines that flights may mean, for each of them.
    func airlines(of flights: [AirlineWords]) -> [AirlineCandidates]

    /// Returns the airlines whose names and codes have the words of a search.
    func airlines(matching terms: SearchTerms) -> [Airline]

    /// Returns the airline's name that is most similar to a text; nil if none is similar.
    func airlineName(nearest text: String) -> String?

    /// Returns the type with a designator (ICAO Doc 8643).
    func type(_ code: String) -> AircraftType?

    /// Returns the type that a log names: by its designator, by the code of IATA, or by its name, as in
    /// `A320`, `73H` and `Airbus A320-214`.
    func aircraftType(named text: String) -> AircraftType?

    /// Returns the smallest block that contains an address; nil if it is not ICAO's.
    func block(of address: AircraftAddress) -> AddressBlock?
}

/// A block of aircraft addresses that ICAO gave to a country.
package struct AddressBlock: Equatable, Sendable {
    /// The code of the country (ISO 3166-1); nil if the block belongs to none.
    package let country: String?

    package let isMilitary: Bool

    package init(country: String?, isMilitary: Bool) {
        self.country = country
        self.isMilitary = isMilitary
    }
}
