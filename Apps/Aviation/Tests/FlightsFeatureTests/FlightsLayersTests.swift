import AirportSamples
import Airports
import FeatureTesting
import FlightSamples
import Flights
import Networking
import SectionKit
import Testing

@testable import FlightsFeature

/// Each layer alone, with spies for its neighbours.
@Suite struct FlightsLayersTests {
    private let query: FlightQuery = {
        var query = FlightQuery()
        query.page = ListPage(limit: 3)
        return query
    }()
    private let unknown = UnknownFlightName.country(
        UnknownCountry(name: "Spian", nearest: "Spain"))

    @Test func `the interactor reports the flights of the service`() async throws {
        let list = try await sampleList()
        let service = FlightListServiceSpy(answer: .success(list))

        #expect(await fetch(from: service) == [.success(list)])
        #expect(service.queries.all == [query])
    }

    @Test func `the interactor reports an unknown name`() async {
        let service = FlightListServiceSpy(answer: .failure(.unknown(unknown)))

        #expect(await fetch(from: service) == [.failure(.unknown(unknown))])
    }

    @Test(arguments: RequestError.examples)
    func `the interactor reports the errors of the service`(error: RequestError) async {
        let service = FlightListServiceSpy(answer: .failure(.request(error)))

        #expect(await fetch(from: service) == [.failure(.request(error))])
    }

    @Test func `the presenter shows that it loads, then the flights`() async throws {
        let list = try await sampleList()
        let interactor = FlightsInteractorSpy(answer: .success(list))
        let output = SectionOutputSpy<FlightList>()

        await FlightsPresenter(interactor: interactor).presentFlights(query, in: output)

        #expect(output.states == [.loading, .success(list)])
        #expect(interactor.queries.all == [query])
    }

    @Test func `the presenter suggests what to give instead of an unknown name`() async throws {
        let output = SectionOutputSpy<FlightList>()

        await FlightsPresenter(
            interactor: FlightsInteractorSpy(answer: .failure(.unknown(unknown)))
        )
        .presentFlights(query, in: output)

        let shown = try #require(output.states.last?.error)
        #expect(shown.message == "No country is called 'Spian'.")
        #expect(shown.recovery == "Did you mean 'Spain'?")
    }

    @Test(arguments: RequestError.examples)
    func `the presenter shows what failed and what to do`(error: RequestError) async throws {
        let output = SectionOutputSpy<FlightList>()

        await FlightsPresenter(interactor: FlightsInteractorSpy(answer: .failure(.request(error))))
            .presentFlights(query, in: output)

        let shown = try #require(output.states.last?.error)
        #expect(output.states.first == .loading)
        #expect(shown.message == "The flights could not be loaded: \(error.summary).")
        #expect(shown.recovery == error.recovery)
    }

    @Test func `the section passes its query to the presenter`() async {
        let presenter = FlightsPresenterSpy(states: [.loading])
        let output = SectionOutputSpy<FlightList>()

        await FlightsSection(query: query, presenter: presenter).load(into: output)

        #expect(presenter.queries.all == [query])
        #expect(output.states == [.loading])
    }

    private func sampleList() async throws -> FlightList {
        try await FlightListService.sample(airports: BaseRequestSpy.tables()).flights(query)
    }

    private func fetch(
        from service: FlightListServiceSpy
    ) async -> [Result<FlightList, FlightListError>] {
        let output = FlightListOutputSpy()
        await FlightsInteractor(service: service).fetchFlights(query, reportingTo: output)
        return output.answers
    }
}
