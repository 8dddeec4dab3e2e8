import Airports
import Flights
import PackedRecords
package import RecordStore

/// Flights with what they say of their airports, airlines and types of aircraft, each once.
///
/// A log has few of them, and each is looked up in several tables.
package struct NamedFlights: Sendable {
    /// The places of what a flight says among what all flights say.
    package struct Places: Sendable {
        package var from: Int
        package var to: Int
        package var airline: Int?
        package var type: Int?
    }

    /// The codes with which flights name an airport.
    struct Airport: Hashable, Sendable {
        var code: Int
        var icao: Int?
    }

    /// What flights say of an airline, and the code of their numbers.
    struct Airline: Hashable, Sendable {
        var name: Int?
        var icao: Int?
        var iata: Int?
        var code: Int?
    }

    let flights: PackedContents<LoggedFlight>
    private(set) var places: [Places] = []
    private(set) var airports = Distinct<Airport>()
    private(set) var airlines = Distinct<Airline>()
    private(set) var types = DistinctNames()

    /// The codes and names of airports and airlines.
    private(set) var names = DistinctNames()

    /// Collects the codes and names of flights.
    package init(_ flights: PackedContents<LoggedFlight>) {
        self.flights = flights
        places.reserveCapacity(flights.count)
        let texts = LoggedFlight.PackedText.number.rawValue + 1
        for index in 0..<flights.count {
            var (from, to) = (Airport(code: 0), Airport(code: 0))
            var airline = Airline()
            var type: Int?
            flights.records.forEachText(upTo: texts, of: index) { place, text in
                let field = LoggedFlight.PackedText(rawValue: place)
                guard let text else { return }
                switch field {
                case .departureAirport: from.code = names.place(of: text)
                case .departureICAO: from.icao = names.place(of: text)
                case .arrivalAirport: to.code = names.place(of: text)
                case .arrivalICAO: to.icao = names.place(of: text)
                case .airline: airline.name = names.place(of: text)
                case .airlineICAO: airline.icao = names.place(of: text)
                case .airlineIATA: airline.iata = names.place(of: text)
                case .aircraft: type = types.place(of: text)
                case .number:
                    airline.code = FlightNumber.airline(of: text).map { names.place(of: $0) }
                default: break
                }
            }
            places.append(
                Places(
                    from: airports.place(of: from), to: airports.place(of: to),
                    airline: airline == Airline() ? nil : airlines.place(of: airline),
                    type: type))
        }
    }

    /// The codes and names of the airports.
    var airportNames: Set<String> {
        Set(airports.all.flatMap { [names.all[$0.code]] + [name($0.icao)].compactMap(\.self) })
    }

    /// What the flights say of their airlines.
    var airlineWords: [AirlineWords] {
        airlines.all.map { airline in
            AirlineWords(
                said: NamedAirline(
                    name: name(airline.name), icao: name(airline.icao), iata: name(airline.iata)),
                code: name(airline.code))
        }
    }

    func name(_ place: Int?) -> String? { place.map { names.all[$0] } }
}

/// Different values, in the order of their first use.
struct Distinct<Value: Hashable & Sendable>: Sendable {
    private(set) var all: [Value] = []
    private var places: [Value: Int] = [:]

    init() {}

    /// The place of a value, which is added if it is new.
    mutating func place(of value: Value) -> Int {
        if let place = places[value] { return place }
        places[value] = all.count
        all.append(value)
        return all.count - 1
    }
}

/// Different codes and names, in the order of their first use.
struct DistinctNames: Sendable {
    private(set) var all: [String] = []

    /// Those of at most eight bytes, which nearly all are, and the place of each.
    private var short = PackedCodes()
    private var placesOfShort: [Int] = []

    private var placesOfLong: [String: Int] = [:]

    mutating func place(of utf8: UnsafeBufferPointer<UInt8>) -> Int {
        guard let code = PackedCodes.packed(utf8: utf8) else {
            let name = String(decoding: utf8, as: UTF8.self)
            if let place = placesOfLong[name] { return place }
            placesOfLong[name] = all.count
            return add(name)
        }
        let number = short.place(of: code)
        if number == placesOfShort.count {
            placesOfShort.append(add(String(decoding: utf8, as: UTF8.self)))
        }
        return placesOfShort[number]
    }

    private mutating func add(_ name: String) -> Int {
        all.append(name)
        return all.count - 1
    }
}
