import FeatureKit
import FeatureTesting
import Networking
import SpaceXLaunches
import SpaceXSamples
import Testing

@testable import StatisticsFeature

@Suite struct StatisticsInteractorTests {
    @Test func `the interactor reports statistics of the launches that match`() async {
        let filter = LaunchFilter(rocket: "heron")
        let entity = LaunchesEntity(
            launches: [.sample(rocket: "Heron 1"), .sample(rocket: "Kestrel")],
            warnings: ["Something is missing."]
        )

        let answers = await fetch(filter, from: .success(entity))

        let expected = Statistics(
            [.sample(rocket: "Heron 1"), .sample(rocket: "Kestrel")], filter: filter,
            now: GoldenFormat.now, warnings: ["Something is missing."])
        #expect(answers == [.success(expected)])
        #expect(expected.total.launches == 1)
    }

    @Test(arguments: RequestError.examples)
    func `the interactor reports errors unchanged`(error: RequestError) async {
        #expect(await fetch(LaunchFilter(), from: .failure(error)) == [.failure(error)])
    }

    private func fetch(
        _ filter: LaunchFilter,
        from answer: Result<LaunchesEntity, RequestError>
    ) async -> [Result<Statistics, RequestError>] {
        let service = LaunchesServiceSpy(answer: answer)
        return await StatisticsInteractor(service: service, now: GoldenFormat.now)
            .answers(to: filter)
    }
}
