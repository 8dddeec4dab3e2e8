import FeatureTesting
import FlightSamples
import Flights
import LogSamples
import Logbook
import RecordStore
import SectionEssentials
import SectionKit

@testable import LogChangesFeature

/// Knows the flights that a test gives it.
struct LookUpStub: FlightLookUpInput {
    var found: [FlightLookUp.Found] = []
    var steps: [FlightLookUp.Step] = []

    func flights(_ number: FlightNumber, on day: LocalDateTime?) async -> FlightLookUp {
        FlightLookUp(found, steps: steps)
    }

    func schedules(_ number: FlightNumber, on day: LocalDateTime?) async -> FlightLookUp {
        await flights(number, on: day)
    }

    func actualTimes(
        of flight: LoggedFlight, from: LogAirport?, to: LogAirport?
    ) async -> FlightLookUp { FlightLookUp() }
}

extension SampleLog {
    func interactor(_ lookUp: LookUpStub = LookUpStub()) -> LogChangesInteractor {
        LogChangesInteractor(
            store: dependencies.store, log: service, entries: service,
            new: NewFlight(
                lookUp: lookUp, names: dependencies.airportNames, facts: AircraftFactsSpy()),
            names: dependencies.airportNames, now: Self.now)
    }

    /// The flights of the store, in the order of their IDs.
    func flights() async throws -> [LoggedFlight] { try await store.all().records.map(\.record) }
}

extension FlightChange {
    /// The change of the texts of options.
    init(_ texts: [String: String]) throws(UsageError) {
        var steps: [Step] = []
        for field in FlightField.all {
            if let step = try field.change(OptionValues(texts)) { steps.append(step) }
        }
        self.init(steps: steps)
    }
}

func add(
    _ texts: [String: String], again: Bool = false, to log: SampleLog,
    lookUp: LookUpStub = LookUpStub()
) throws(UsageError) -> AddFlight {
    AddFlight(
        change: try FlightChange(texts), again: again, interactor: log.interactor(lookUp))
}
