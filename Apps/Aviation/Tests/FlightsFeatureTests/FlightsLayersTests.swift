import AirportSamples
import Airports
import FeatureKit
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
        let service = FlightListServiceSpy(answer: .failure(.notFound(unknown)))

        #expect(await fetch(from: service) == [.failure(.notFound(unknown))])
    }

    @Test(arguments: RequestError.examples)
    func `the interactor reports the errors of the service`(error: RequestError) async {
        let service = FlightListServiceSpy(answer: .failure(.request(error)))

        #expect(await fetch(from: service) == [.failure(.request(error))])
    }

    @Test func `the section passes its query to the presenter`() async {
        let presenter = PresenterSpy<FlightQuery, FlightList>([.loading])
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
        await FlightsInteractor(service: service).answers(to: query)
    }
}
