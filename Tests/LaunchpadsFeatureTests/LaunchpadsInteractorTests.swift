import FeatureTesting
import Networking
import SpaceXLaunches
import SpaceXSamples
import Testing

@testable import LaunchpadsFeature

@Suite struct LaunchpadsInteractorTests {
    @Test func `the interactor reports the sites of the launches`() async {
        #expect(await fetch(from: .success(.sample)) == [.success(Launchpads(.sample))])
    }

    @Test(arguments: RequestError.examples)
    func `the interactor reports errors unchanged`(error: RequestError) async {
        #expect(await fetch(from: .failure(error)) == [.failure(error)])
    }

    private func fetch(
        from answer: Result<LaunchesEntity, RequestError>
    ) async -> [Result<Launchpads, RequestError>] {
        await LaunchpadsInteractor(service: LaunchesServiceSpy(answer: answer)).answers(to: ())
    }
}
