import AirportSamples
import Airports
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

        #expect(answers == [.value(try AirportList(entity, query: query))])
        guard case .value(let list)? = answers.first else { return }
        #expect(list.airports.map(\.name) == ["A"])
        #expect(list.warnings == ["Something is missing."])
    }

    @Test func `the interactor reports an unknown country`() async {
        let answers = await fetch(AirportsQuery(country: "Spian"), from: .success(entity))

        #expect(answers == [.unknown(.country(UnknownCountry(name: "Spian", nearest: "Spain")))])
    }

    @Test(arguments: RequestError.examples)
    func `the interactor reports the errors of the service`(error: RequestError) async {
        #expect(await fetch(AirportsQuery(), from: .failure(error)) == [.failure(error)])
    }

    @Test func `the presenter shows that it loads, then the airports`() async throws {
        let list = try AirportList(entity, query: AirportsQuery())
        let output = SectionOutputSpy<AirportList>()
        let interactor = AirportsInteractorSpy(answer: .value(list))

        await AirportsPresenter(interactor: interactor)
            .presentAirports(AirportsQuery(page: ListPage(limit: 3)), in: output)

        #expect(output.states == [.loading, .success(list)])
        #expect(interactor.queries == [AirportsQuery(page: ListPage(limit: 3))])
    }

    @Test func `the presenter suggests a similar country`() async throws {
        let error = UnknownName.country(UnknownCountry(name: "Spian", nearest: "Spain"))
        let output = SectionOutputSpy<AirportList>()

        await AirportsPresenter(interactor: AirportsInteractorSpy(answer: .unknown(error)))
            .presentAirports(AirportsQuery(), in: output)

        let shown = try #require(output.states.last?.error)
        #expect(shown.message == "No country is called 'Spian'.")
        #expect(shown.recovery == "Did you mean 'Spain'?")
    }

    @Test(arguments: RequestError.examples)
    func `the presenter shows what failed and what to do`(error: RequestError) async throws {
        let output = SectionOutputSpy<AirportList>()

        await AirportsPresenter(interactor: AirportsInteractorSpy(answer: .failure(error)))
            .presentAirports(AirportsQuery(), in: output)

        let shown = try #require(output.states.last?.error)
        #expect(output.states.first == .loading)
        #expect(shown.message == "The airports could not be loaded: \(error.summary).")
        #expect(shown.recovery == error.recovery)
    }

    @Test func `the section passes its query to the presenter`() async {
        let presenter = AirportsPresenterSpy(states: [.loading])
        let section = AirportsSection(
            query: AirportsQuery(page: ListPage(offset: 7)), presenter: presenter)
        let output = SectionOutputSpy<AirportList>()

        await section.load(into: output)

        #expect(presenter.queries == [AirportsQuery(page: ListPage(offset: 7))])
        #expect(output.states == [.loading])
    }

    private func fetch(
        _ query: AirportsQuery,
        from answer: Result<AirportsEntity, RequestError>
    ) async -> [NameQueryAnswer<AirportList>] {
        let output = NameQueryOutputSpy<AirportList>()
        let interactor = AirportsInteractor(service: AirportsServiceSpy(answer: answer))
        await interactor.fetchAirports(query, reportingTo: output)
        return output.answers
    }
}
