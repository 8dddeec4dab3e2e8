/// An airline.
package struct Airline: Equatable, Sendable {
    package let name: String

    /// The code of ICAO, with three letters, such as `IBE`.
    package let icao: String

    /// The code of IATA, with two characters, such as `IB`.
    package let iata: String?

    package init(name: String, icao: String, iata: String?) {
        self.name = name
        self.icao = icao
        self.iata = iata
    }
}
