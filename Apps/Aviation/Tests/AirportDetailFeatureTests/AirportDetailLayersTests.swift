import AirportSamples
import Airports
import FeatureTesting
import FlightSamples
import Flights
import Networking
import SectionKit
import Testing

@testable import AirportDetailFeature

/// Each layer alone, with spies for its neighbours.
@Suite struct AirportDetailLayersTests {
    private let entity = AirportsEntity(
        airports: [
            .sample("Toad Hall", ident: "QAAA", city: "Riverbank", isScheduled: true),
            .sample("Otter", ident: "QBBB", type: "large_airport", city: "Riverbank"),
        ],
        countries: [.sample("GB", "United Kingdom")],
        warnings: ["Something is missing."])

    @Test func `the interactor requests the details of the matching airport`()
        async throws
    {
        let detail = AirportDetailEntity(region: "England", warnings: ["So is this."])
        let service = AirportDetailServiceSpy(answer: .success(entity), detail: detail)

        let answers = try await fetch("toad", from: service)

        guard case .result(.one(let airport))? = answers.first else {
            Issue.record("There is no airport in \(answers).")
            return
        }
        #expect(service.detailed == ["QAAA"])
        #expect(airport.airport.name == "Toad Hall")
        #expect(airport.region == "England")
        #expect(airport.warnings == ["Something is missing.", "So is this."])
        #expect(answers.count == 1)
    }

    @Test func `the interactor reports several matches, the largest first`()
        async throws
    {
        let service = AirportDetailServiceSpy(answer: .success(entity))

        let answers = try await fetch("riverbank", from: service)

        guard case .result(.several(let choice))? = answers.first else {
            Issue.record("There is no choice in \(answers).")
            return
        }
        #expect(choice.airports.map(\.name) == ["Otter", "Toad Hall"])
        #expect(service.detailed == [])
    }

    @Test func `the interactor suggests a name if nothing matches`() async throws {
        let service = AirportDetailServiceSpy(answer: .success(entity))

        #expect(try await fetch("Rivrbank", from: service) == [.none(nearest: "Riverbank")])
        #expect(try await fetch("Haall", from: service) == [.none(nearest: "Hall")])
        #expect(try await fetch("zzzz", from: service) == [.none(nearest: nil)])
    }

    @Test(arguments: RequestError.examples)
    func `the interactor reports the errors of the service`(error: RequestError) async throws {
        let service = AirportDetailServiceSpy(answer: .failure(error))

        #expect(try await fetch("toad", from: service) == [.failure(error)])
    }

    @Test(arguments: [
        ("Rivrbank", "Riverbank", "Did you mean 'Riverbank'?"),
        ("zz", nil, "Give an IATA or ICAO code, or words of the name or the city."),
    ])
    func `the presenter shows that no airport matches`(
        text: String, guess: String?, recovery: String
    ) async throws {
        let states = try await present(text, .none(nearest: guess))

        let error = SectionError(message: "No airport is called '\(text)'.", recovery: recovery)
        #expect(states == [.loading, .error(error)])
    }

    @Test(arguments: RequestError.examples)
    func `the presenter shows what failed and what to do`(error: RequestError) async throws {
        let shown = try #require(try await present("toad", .failure(error)).last?.error)

        #expect(shown.message == "The airport could not be loaded: \(error.summary).")
        #expect(shown.recovery == error.recovery)
    }

    private func fetch(
        _ text: String,
        from service: AirportDetailServiceSpy
    ) async throws -> [AirportAnswer] {
        let output = AirportDetailInteractorOutputSpy()
        let interactor = AirportDetailInteractor(
            service: service, flights: FlightListService.sample(airports: BaseRequestSpy.tables()),
            clock: .sample(at: Sky.sampleTime))
        await interactor.fetchAirport(try #require(AirportSearch(text)), reportingTo: output)
        return output.answers
    }

    private func present(
        _ text: String,
        _ answer: AirportAnswer
    ) async throws -> [SectionState<AirportSearchResult>] {
        let search = try #require(AirportSearch(text))
        let interactor = AirportDetailInteractorSpy(answer: answer)
        let output = SectionOutputSpy<AirportSearchResult>()
        await AirportDetailPresenter(interactor: interactor).presentAirport(search, in: output)
        #expect(interactor.searches == [search])
        return output.states
    }
}
