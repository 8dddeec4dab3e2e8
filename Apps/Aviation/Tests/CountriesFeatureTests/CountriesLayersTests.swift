import AirportSamples
import Airports
import FeatureKit
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

        #expect(answers == [.success(try CountryList(entity, query: CountriesQuery()))])
        guard case .success(let list)? = answers.first else { return }
        #expect(list.entries.map(\.country.code) == ["GB", "ES"])
        #expect(list.entries.map(\.airports) == [2, 1])
        #expect(list.entries.map(\.large) == [1, 0])
        #expect(list.entries.map(\.scheduled) == [1, 0])
        #expect(list.warnings == ["Something is missing."])
    }

    @Test func `the interactor reports an unknown country`() async {
        let answers = await fetch(CountriesQuery(country: "Spian"), from: .success(entity))

        #expect(
            answers == [
                .failure(.notFound(.country(UnknownCountry(name: "Spian", nearest: "Spain"))))
            ])
    }

    @Test(arguments: RequestError.examples)
    func `the interactor reports the errors of the service`(error: RequestError) async {
        #expect(await fetch(CountriesQuery(), from: .failure(error)) == [.failure(.request(error))])
    }

    private func fetch(
        _ query: CountriesQuery,
        from answer: Result<AirportsEntity, RequestError>
    ) async -> [Result<CountryList, SearchError<UnknownName>>] {
        await CountriesInteractor(service: AirportsServiceSpy(answer: answer)).answers(to: query)
    }
}
