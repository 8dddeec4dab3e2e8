import AirportSamples
import Airports
import FeatureKit
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

        guard case .success(.one(let airport))? = answers.first else {
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

        guard case .success(.several(let choice))? = answers.first else {
            Issue.record("There is no choice in \(answers).")
            return
        }
        #expect(choice.airports.map(\.name) == ["Otter", "Toad Hall"])
        #expect(service.detailed == [])
    }

    @Test func `the interactor suggests a name if nothing matches`() async throws {
        let service = AirportDetailServiceSpy(answer: .success(entity))

        #expect(try await nearest("Rivrbank", from: service) == "Riverbank")
        #expect(try await nearest("Haall", from: service) == "Hall")
        #expect(try await nearest("zzzz", from: service) == nil)
    }

    @Test(arguments: RequestError.examples)
    func `the interactor reports the errors of the service`(error: RequestError) async throws {
        let service = AirportDetailServiceSpy(answer: .failure(error))

        #expect(try await fetch("toad", from: service) == [.failure(.request(error))])
    }

    @Test(arguments: [
        ("Rivrbank", "Riverbank", "Did you mean 'Riverbank'?"),
        ("zz", nil, "Give an IATA or ICAO code, or words of the name or the city."),
    ])
    func `that no airport matches is said with a suggestion`(
        text: String, guess: String?, recovery: String
    ) {
        let error = SectionError(message: "No airport is called '\(text)'.", recovery: recovery)

        #expect(AirportNotFound(words: text, nearest: guess).explanation == error)
    }

    /// The name that is suggested for a search that nothing matches.
    private func nearest(
        _ text: String, from service: AirportDetailServiceSpy
    ) async throws -> String? {
        let answer = try #require(try await fetch(text, from: service).first)
        guard case .failure(.notFound(let nothing)) = answer else {
            Issue.record("\(text) matches \(answer).")
            return nil
        }
        #expect(nothing.words == text)
        return nothing.nearest
    }

    private func fetch(
        _ text: String,
        from service: AirportDetailServiceSpy
    ) async throws -> [Result<AirportSearchResult, SearchError<AirportNotFound>>] {
        let interactor = AirportDetailInteractor(
            service: service, flights: FlightListService.sample(airports: BaseRequestSpy.tables()),
            clock: .sample(at: Sky.sampleTime))
        return await interactor.answers(to: try #require(AirportSearch(text)))
    }
}
