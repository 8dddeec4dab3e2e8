import FeatureTesting
import Flights
import SectionKit

@testable import MapFeature

/// A service of flights that always returns the same answer and records the queries.
struct FlightListServiceSpy: FlightListInput {
    let answer: Result<FlightList, FlightListError>
    let queries = Calls<FlightQuery>()

    func flights(_ query: FlightQuery) async throws(FlightListError) -> FlightList {
        queries.note(query)
        return try answer.get()
    }
}

/// A presenter that shows these states and records the queries.
struct MapPresenterSpy: MapPresenterInput {
    let states: [SectionState<MapContent>]
    let queries = Calls<MapQuery>()

    func presentMap(_ query: MapQuery, in output: some MapPresenterOutput) async {
        queries.note(query)
        for state in states { await output.show(state) }
    }
}
