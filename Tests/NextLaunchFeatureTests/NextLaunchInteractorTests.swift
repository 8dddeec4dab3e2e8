import FeatureKit
import FeatureTesting
import Networking
import SpaceXLaunches
import SpaceXSamples
import Testing

@testable import NextLaunchFeature

@Suite struct NextLaunchInteractorTests {
    @Test func `the interactor reports the next launches`() async {
        let entity = LaunchesEntity(
            launches: [
                .sample("B", date: "2022-01-02T00:00:00Z", outcome: .upcoming),
                .sample("A", date: "2022-01-01T00:00:00Z", outcome: .upcoming),
            ],
            unfetched: 3,
            warnings: ["Something is missing."]
        )

        let answers = await fetch(1, from: .success(entity))

        let expected = NextLaunches(
            [.sample("A", date: "2022-01-01T00:00:00Z", outcome: .upcoming)],
            count: 1, now: GoldenFormat.now)
        let launches = try? answers.first?.get()
        #expect(launches?.launches == expected.launches)
        #expect(launches?.futureCount == 5)
        #expect(launches?.warnings == ["Something is missing."])
    }

    @Test(arguments: RequestError.examples)
    func `the interactor reports errors unchanged`(error: RequestError) async {
        #expect(await fetch(1, from: .failure(error)) == [.failure(error)])
    }

    private func fetch(
        _ count: Int,
        from answer: Result<LaunchesEntity, RequestError>
    ) async -> [Result<NextLaunches, RequestError>] {
        let service = LaunchesServiceSpy(answer: answer)
        return await NextLaunchInteractor(service: service, now: GoldenFormat.now)
            .answers(to: count)
    }
}
