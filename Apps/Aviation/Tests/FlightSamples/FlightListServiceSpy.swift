package import FeatureTesting
package import Flights

/// A service that always returns the same answer and records the queries.
package struct FlightListServiceSpy: FlightListInput {
    package let queries = Calls<FlightQuery>()

    private let answer: Result<FlightList, FlightListError>

    package init(answer: Result<FlightList, FlightListError>) {
        self.answer = answer
    }

    package func flights(_ query: FlightQuery) async throws(FlightListError) -> FlightList {
        queries.note(query)
        return try answer.get()
    }
}
