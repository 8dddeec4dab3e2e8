package import FeatureTesting
import FlightSamples
import Flights
package import Logbook
import RecordStore
package import SectionEssentials
import SectionKit

/// A log of invented flights: flown ones, one of today, planned ones, a cancelled one, and dates of
/// every precision.
package struct SampleLog: Sendable {
    /// 20 June 2024, 10:00 UTC.
    package static let now = Date(timeIntervalSince1970: 1_718_877_600)

    package let store: RecordStoreSpy<LoggedFlight>

    package init(_ flights: [String: LoggedFlight] = SampleLog.flights) {
        let records = flights.compactMap { id, flight in RecordID(id).map { ($0, flight) } }
        store = RecordStoreSpy(Dictionary(uniqueKeysWithValues: records))
    }

    /// The log over the records, and over airports and airlines of samples.
    package var service: LogService { service(at: Self.now) }

    /// The log at another time.
    package func service(at now: Date) -> LogService {
        LogService(
            flights: dependencies.store, airports: SampleAirports(), facts: AircraftFactsSpy(),
            madeUp: [.sample("LH1", "FRA", "2023-01-01T08:00", "LHR", "2023-01-01T08:40")],
            now: now)
    }

    /// The dependencies, with the records of the sample and nothing else.
    package var dependencies: LogDependencies { Self.dependencies(over: store) }

    package static func dependencies(
        over store: RecordStoreSpy<LoggedFlight>
    ) -> LogDependencies {
        LogDependencies(
            context: ContextSpy(stores: [store], now: now), request: BaseRequestSpy())
    }

    package static let flights: [String: LoggedFlight] = [
        "a1": .sample("LH400", "FRA", "2023-05-12T10:50", "JFK", "2023-05-12T13:25") {
            $0.aircraft = "A320"
            $0.registration = "D-AIMA"
            $0.seat = "14A"
            $0.seatKind = .window
            $0.cabin = .economy
            $0.reason = .leisure
            $0.bookingCode = "X7K2PQ"
            $0.note = "sat by the wing"
        },
        "a2": .sample("LH401", "JFK", "2023-05-26T15:55", "FRA", "2023-05-27T05:45") {
            $0.arrival.actual = LocalDateTime("2023-05-27T06:15")
            $0.codeShares = ["UA8840"]
        },
        "a3": .sample(nil, "TXL", "2009", "LHR", nil) { $0.minutes = 110 },
        "a4": .sample("IB45", "FRA", "2024-06-20T14:00", "BER", "2024-06-20T15:10") {
            $0.status = .delayed
            $0.departure.gate = "B42"
            $0.departure.actual = LocalDateTime("2024-06-20T14:25")
        },
        "a5": .sample("LH21", "FRA", "2024-07-01", "LHR", nil),
        "a6": .sample("LH7", "JFK", "2024-03", "FRA", nil) { $0.status = .cancelled },
        "a7": .sample("ZZ1", "FRA", "2022-08-01T07:00", "Oz", "2022-08-01T09:00"),
    ]
}

extension LoggedFlight {
    package static func sample(
        _ number: String?, _ from: String, _ departure: String, _ to: String, _ arrival: String?,
        _ change: (inout LoggedFlight) -> Void = { _ in }
    ) -> LoggedFlight {
        var flight = LoggedFlight(
            departure: FlightEnd(from, scheduled: LocalDateTime(departure)),
            arrival: FlightEnd(to, scheduled: arrival.flatMap(LocalDateTime.init)), source: .manual)
        flight.number = number
        flight.airline = number.map { $0.hasPrefix("LH") ? "DLH" : "IBE" }
        change(&flight)
        return flight
    }
}
