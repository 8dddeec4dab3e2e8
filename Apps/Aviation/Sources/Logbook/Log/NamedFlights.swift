import Airports
import PackedRecords
package import RecordStore

/// Flights with the codes and names of their airports, airlines and types of aircraft, each once.
///
/// A log has few of them, and each is looked up in several tables.
package struct NamedFlights: Sendable {
    /// The places of the codes and names of a flight among those of all flights.
    package struct Places: Sendable {
        package fileprivate(set) var from: Int
        package fileprivate(set) var to: Int
        package fileprivate(set) var airline: Int?
        package fileprivate(set) var type: Int?
    }

    /// Codes and names, in the order of their first use.
    struct Names: Sendable {
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

    let flights: PackedContents<LoggedFlight>
    private(set) var places: [Places] = []
    private(set) var airports = Names()
    private(set) var airlines = Names()
    private(set) var types = Names()

    /// Collects the codes and names of flights.
    package init(_ flights: PackedContents<LoggedFlight>) {
        self.flights = flights
        places.reserveCapacity(flights.count)
        for index in 0..<flights.count {
            var flight = Places(from: 0, to: 0)
            flights.records.forEachText(upTo: 4, of: index) { place, text in
                let none = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
                switch LoggedFlight.PackedText(rawValue: place) {
                case .departureAirport: flight.from = airports.place(of: text ?? none)
                case .arrivalAirport: flight.to = airports.place(of: text ?? none)
                case .airline: flight.airline = text.map { airlines.place(of: $0) }
                case .aircraft: flight.type = text.map { types.place(of: $0) }
                default: break
                }
            }
            places.append(flight)
        }
    }
}
