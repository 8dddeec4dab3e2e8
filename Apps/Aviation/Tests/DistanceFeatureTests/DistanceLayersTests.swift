import AirportSamples
import Airports
import FeatureKit
import FeatureTesting
import Networking
import SectionKit
import Synchronization
import Testing

@testable import DistanceFeature

/// Each layer alone, with spies for its neighbours.
@Suite struct DistanceLayersTests {
    private let entity = AirportsEntity(warnings: ["Something is missing."])

    @Test func `the interactor reports the journey`() async throws {
        let query = try query("0,0 1,1")

        let answers = await fetch(query, from: .success(entity))

        #expect(answers == [.success(try Journey(entity, query: query))])
        guard case .success(let journey)? = answers.first else { return }
        #expect(journey.legs.count == 1)
        #expect(journey.warnings == ["Something is missing."])
    }

    @Test func `the interactor reports an unknown place`() async throws {
        let answers = await fetch(try query("0,0 to nowhere"), from: .success(entity))

        #expect(answers == [.failure(.notFound(.place(.notFound("nowhere", nearest: nil))))])
    }

    @Test(arguments: RequestError.examples)
    func `the interactor reports the errors of the service`(error: RequestError) async throws {
        #expect(
            await fetch(try query("0,0 1,1"), from: .failure(error)) == [.failure(.request(error))])
    }

    private func query(_ text: String) throws -> DistanceQuery {
        DistanceQuery(route: try #require(RouteText(text)))
    }

    private func fetch(
        _ query: DistanceQuery,
        from answer: Result<AirportsEntity, RequestError>
    ) async -> [Result<Journey, SearchError<UnknownName>>] {
        await DistanceInteractor(service: AirportsServiceSpy(answer: answer)).answers(to: query)
    }
}
