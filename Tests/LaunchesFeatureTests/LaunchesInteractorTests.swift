import FeatureKit
import FeatureTesting
import Networking
import SpaceXLaunches
import SpaceXSamples
import Testing

@testable import LaunchesFeature

@Suite struct LaunchesInteractorTests {
    @Test func `the interactor reports the launches that match the query`() async {
        let entity = LaunchesEntity(
            launches: [
                .sample("B", number: 2, rocket: "Heron 1", launchpad: "Mole End"),
                .sample("C", number: 3, rocket: "Kestrel"),
                .sample("A", number: 1, rocket: "Heron 1"),
            ],
            warnings: ["Something is missing."]
        )
        let query = LaunchesQuery(filter: LaunchFilter(rocket: "heron"))

        let answers = await fetch(query, from: .success(entity))

        let a = Launch.sample("A", number: 1, rocket: "Heron 1")
        let b = Launch.sample(
            "B", number: 2, rocket: "Heron 1", launchpad: "Mole End")
        let c = Launch.sample("C", number: 3, rocket: "Kestrel")
        let list = LaunchList([b, c, a], query: query, warnings: ["Something is missing."])
        #expect(answers == [.success(list)])
        #expect(list.launches == [a, b])
    }

    @Test func `the interactor reports an empty list as a success`() async {
        let answers = await fetch(LaunchesQuery(), from: .success(LaunchesEntity()))

        #expect(answers == [.success(LaunchList([], query: LaunchesQuery()))])
    }

    @Test(arguments: RequestError.examples)
    func `the interactor reports the error of the service`(error: RequestError) async {
        let answers = await fetch(LaunchesQuery(), from: .failure(error))

        #expect(answers == [.failure(error)])
    }

    private func fetch(
        _ query: LaunchesQuery,
        from answer: Result<LaunchesEntity, RequestError>
    ) async -> [Result<LaunchList, RequestError>] {
        let output = InteractorOutputSpy<LaunchList, RequestError>()
        let interactor = LaunchesInteractor(service: LaunchesServiceSpy(answer: answer))
        await interactor.fetchLaunches(query, reportingTo: output)
        return output.answers
    }
}
