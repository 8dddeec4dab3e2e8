import FeatureTesting
import FlightSamples
import Flights
import LogSamples
import Logbook
import Networking
import RecordStore
import SectionEssentials
import SectionKit

@testable import FlightSearchFeature

/// Knows the airports of the samples by both codes.
struct AirportsStub: LogAirportsInput {
    func airports(_ codes: Set<String>) async -> FoundAirports {
        var found: [String: LogAirport] = [:]
        for (iata, icao) in [("FRA", "EDDF"), ("JFK", "KJFK"), ("DRS", "EDDC"), ("MUC", "EDDM")] {
            var airport = LogAirport(code: iata, name: iata, origin: .embedded)
            airport.iata = iata
            airport.icao = icao
            airport.zone = .utc
            for code in [iata, icao] where codes.contains(code) { found[code] = airport }
        }
        return FoundAirports(found)
    }
}

struct FactsStub: AircraftFactsInput {
    func directory() async throws(RequestError) -> any AircraftDirectory { DirectorySample() }
}

/// The parts of a search, each of which a test can look at.
struct SearchSample {
    /// 29 May 2026, noon.
    static let now = Date(timeIntervalSince1970: 1_780_056_000)

    let lookUp: LookUpSpy
    let flights: RecordStoreSpy<LoggedFlight>
    let searches = RecordStoreSpy<PastSearch>()
    var sky: (any SkyInput)?
    var airports: any LogAirportsInput = AirportsStub()

    init(
        _ found: [LoggedFlight] = [],
        logged: [RecordID: LoggedFlight] = [:],
        times: FlightLookUp = FlightLookUp()
    ) {
        self.init(
            FlightLookUp(
                found.map { FlightLookUp.Found($0) },
                steps: [.init("tests", found.isEmpty ? .missing : .found)]),
            logged: logged, times: times)
    }

    init(
        _ answer: FlightLookUp,
        logged: [RecordID: LoggedFlight],
        times: FlightLookUp = FlightLookUp()
    ) {
        lookUp = LookUpSpy(answer, times: times)
        flights = RecordStoreSpy(logged)
    }

    var interactor: SearchInteractor {
        let dependencies = LogDependencies(
            context: ContextSpy(stores: [flights, searches], now: Self.now),
            request: BaseRequestSpy(), lookUp: lookUp)
        return SearchInteractor(
            lookUp: lookUp,
            log: LogService(
                flights: dependencies.store, airports: AirportsStub(), facts: FactsStub(),
                madeUp: [], now: Self.now),
            flights: dependencies.store, airports: airports, facts: FactsStub(), sky: sky,
            searches: SearchStore(
                kept: OpenedStore(in: dependencies.context), now: Self.now),
            now: Self.now)
    }
}

extension LoggedFlight {
    /// A flight from Dresden to Munich.
    static func sample(
        _ number: String = "LH21",
        at time: String? = "2026-05-29T13:00",
        source: FlightDataSource = .aviationStack
    ) -> LoggedFlight {
        var flight = LoggedFlight(
            departure: FlightEnd("DRS", scheduled: time.flatMap(LocalDateTime.init)),
            arrival: FlightEnd("MUC"), source: source)
        flight.number = number
        return flight
    }

    /// The flight after a change.
    func with(_ change: (inout LoggedFlight) -> Void) -> LoggedFlight {
        var flight = self
        change(&flight)
        return flight
    }
}
