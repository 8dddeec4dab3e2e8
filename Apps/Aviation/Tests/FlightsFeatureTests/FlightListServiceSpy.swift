import FeatureTesting
import Flights

@testable import FlightsFeature

/// A service that always returns the same answer and records the queries.
struct FlightListServiceSpy: FlightListInput {
    let answer: Result<FlightList, FlightListError>
    let queries = Calls<FlightQuery>()

    func flights(_ query: FlightQuery) async throws(FlightListError) -> FlightList {
        queries.note(query)
        return try answer.get()
    }
}
