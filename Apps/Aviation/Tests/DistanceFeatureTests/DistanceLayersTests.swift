import AirportSamples
import Airports
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

        #expect(answers == [.value(try Journey(entity, query: query))])
        guard case .value(let journey)? = answers.first else { return }
        #expect(journey.legs.count == 1)
        #expect(journey.warnings == ["Something is missing."])
    }

    @Test func `the interactor reports an unknown place`() async throws {
        let answers = await fetch(try query("0,0 to nowhere"), from: .success(entity))

        #expect(answers == [.unknown(.place(.notFound("nowhere", nearest: nil)))])
    }

    @Test(arguments: RequestError.examples)
    func `the interactor reports the errors of the service`(error: RequestError) async throws {
        #expect(await fetch(try query("0,0 1,1"), from: .failure(error)) == [.failure(error)])
    }

    @Test func `the presenter shows that it loads, then the journey`() async throws {
        let query = try query("0,0 1,1")
        let journey = try Journey(entity, query: query)
        let interactor = DistanceInteractorSpy(answer: .value(journey))
        let output = SectionOutputSpy<Journey>()

        await DistancePresenter(interactor: interactor).presentJourney(query, in: output)

        #expect(output.states == [.loading, .success(journey)])
        #expect(interactor.queries == [query])
    }

    private func query(_ text: String) throws -> DistanceQuery {
        DistanceQuery(route: try #require(RouteText(text)))
    }

    private func fetch(
        _ query: DistanceQuery,
        from answer: Result<AirportsEntity, RequestError>
    ) async -> [NameQueryAnswer<Journey>] {
        let output = NameQueryOutputSpy<Journey>()
        let interactor = DistanceInteractor(service: AirportsServiceSpy(answer: answer))
        await interactor.fetchJourney(query, reportingTo: output)
        return output.answers
    }
}

/// An interactor that always reports the same answer and records the queries.
private final class DistanceInteractorSpy: DistanceInteractorInput {
    private let answer: NameQueryAnswer<Journey>
    private let record = Mutex<[DistanceQuery]>([])

    init(answer: NameQueryAnswer<Journey>) {
        self.answer = answer
    }

    var queries: [DistanceQuery] { record.withLock { $0 } }

    func fetchJourney(
        _ query: DistanceQuery,
        reportingTo output: some DistanceInteractorOutput
    ) async {
        record.withLock { $0.append(query) }
        await answer.report(to: output)
    }
}
