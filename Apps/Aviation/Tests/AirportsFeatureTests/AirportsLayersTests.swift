import AirportSamples
import Airports
import FeatureKit
import FeatureTesting
import Networking
import SectionKit
import Testing

@testable import AirportsFeature

/// Each layer alone, with spies for its neighbours.
@Suite struct AirportsLayersTests {
    private let entity = AirportsEntity(
        airports: [.sample("A", country: "ES"), .sample("B", country: "GB")],
        countries: [.sample("ES", "Spain"), .sample("GB", "United Kingdom")],
        warnings: ["Something is missing."])

    @Test func `the interactor reports the airports that match the query`() async throws {
        let query = AirportsQuery(country: "spain")

        let answers = await fetch(query, from: .success(entity))

        #expect(answers == [.success(try AirportList(entity, query: query))])
        guard case .success(let list)? = answers.first else { return }
        #expect(list.airports.map(\.name) == ["A"])
        #expect(list.warnings == ["Something is missing."])
    }

    @Test func `the interactor reports an unknown country`() async {
        let answers = await fetch(AirportsQuery(country: "Spian"), from: .success(entity))

        #expect(
            answers == [
                .failure(.notFound(.country(UnknownCountry(name: "Spian", nearest: "Spain"))))
            ])
    }

    @Test(arguments: RequestError.examples)
    func `the interactor reports the errors of the service`(error: RequestError) async {
        #expect(await fetch(AirportsQuery(), from: .failure(error)) == [.failure(.request(error))])
    }

    @Test func `the section passes its query to the presenter`() async {
        let presenter = PresenterSpy<AirportsQuery, AirportList>([.loading])
        let section = AirportsSection(
            query: AirportsQuery(page: ListPage(offset: 7)), presenter: presenter)
        let output = SectionOutputSpy<AirportList>()

        await section.load(into: output)

        #expect(presenter.queries.all == [AirportsQuery(page: ListPage(offset: 7))])
        #expect(output.states == [.loading])
    }

    private func fetch(
        _ query: AirportsQuery,
        from answer: Result<AirportsEntity, RequestError>
    ) async -> [Result<AirportList, SearchError<UnknownName>>] {
        await AirportsInteractor(service: AirportsServiceSpy(answer: answer)).answers(to: query)
    }
}
