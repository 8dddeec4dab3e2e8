import AirportSamples
import Airports
import FeatureTesting
import Networking
import SectionKit
import Testing

@testable import CountriesFeature

/// Each layer alone, with spies for its neighbours.
@Suite struct CountriesLayersTests {
    private let entity = AirportsEntity(
        airports: [
            .sample("A", country: "ES"), .sample("B", type: "large_airport", country: "GB"),
            .sample("C", country: "GB", isScheduled: true), .sample("D", country: nil),
        ],
        countries: [.sample("ES", "Spain"), .sample("GB", "United Kingdom")],
        warnings: ["Something is missing."])

    @Test func `the interactor counts the airports of each country`() async throws {
        let answers = await fetch(CountriesQuery(), from: .success(entity))

        #expect(answers == [.value(try CountryList(entity, query: CountriesQuery()))])
        guard case .value(let list)? = answers.first else { return }
        #expect(list.entries.map(\.country.code) == ["GB", "ES"])
        #expect(list.entries.map(\.airports) == [2, 1])
        #expect(list.entries.map(\.large) == [1, 0])
        #expect(list.entries.map(\.scheduled) == [1, 0])
        #expect(list.warnings == ["Something is missing."])
    }

    @Test func `the interactor reports an unknown country`() async {
        let answers = await fetch(CountriesQuery(country: "Spian"), from: .success(entity))

        #expect(answers == [.unknown(.country(UnknownCountry(name: "Spian", nearest: "Spain")))])
    }

    @Test(arguments: RequestError.examples)
    func `the interactor reports the errors of the service`(error: RequestError) async {
        #expect(await fetch(CountriesQuery(), from: .failure(error)) == [.failure(error)])
    }

    @Test func `the presenter shows that it loads, then the countries`() async throws {
        let list = try CountryList(entity, query: CountriesQuery())
        let output = SectionOutputSpy<CountryList>()
        let interactor = CountriesInteractorSpy(answer: .value(list))

        await CountriesPresenter(interactor: interactor)
            .presentCountries(CountriesQuery(page: ListPage(limit: 3)), in: output)

        #expect(output.states == [.loading, .success(list)])
        #expect(interactor.queries == [CountriesQuery(page: ListPage(limit: 3))])
    }

    @Test(arguments: RequestError.examples)
    func `the presenter shows what failed and what to do`(error: RequestError) async throws {
        let output = SectionOutputSpy<CountryList>()

        await CountriesPresenter(interactor: CountriesInteractorSpy(answer: .failure(error)))
            .presentCountries(CountriesQuery(), in: output)

        let shown = try #require(output.states.last?.error)
        #expect(output.states.first == .loading)
        #expect(shown.message == "The countries could not be loaded: \(error.summary).")
        #expect(shown.recovery == error.recovery)
    }

    private func fetch(
        _ query: CountriesQuery,
        from answer: Result<AirportsEntity, RequestError>
    ) async -> [NameQueryAnswer<CountryList>] {
        let output = NameQueryOutputSpy<CountryList>()
        let interactor = CountriesInteractor(service: AirportsServiceSpy(answer: answer))
        await interactor.fetchCountries(query, reportingTo: output)
        return output.answers
    }
}
