import FeatureKit
import FeatureTesting
import Networking
import SectionKit
import SpaceXLaunches
import SpaceXSamples
import Testing

@testable import LaunchDetailFeature

@Suite struct LaunchDetailInteractorTests {
    private static let one = LaunchEntity.sample("Alpha 1", id: "a", number: 1)
    private static let two = LaunchEntity.sample("Alpha 2", id: "b", number: 2)

    @Test func `the interactor reports the only match with its details`() async throws {
        let detail = LaunchDetailEntity(window: 60, warnings: ["No core."])
        let service = LaunchDetailServiceSpy(
            answer: .success(
                LaunchesEntity(launches: [Self.one, Self.two], warnings: ["No site."])),
            detail: detail)

        let answers = try await fetch("alpha 2", from: service)

        let launch = LaunchDetail(Launch(Self.two), detail, warnings: ["No site."])
        #expect(answers == [.success(.one(launch))])
        #expect(service.detailed.all == [Self.two])
        #expect(service.searches.all == [try .words("alpha 2")])
    }

    @Test func `the interactor reports several matches without requesting details`() async throws {
        let service = LaunchDetailServiceSpy(
            answer: .success(
                LaunchesEntity(
                    launches: [Self.one, Self.two], unfetched: 3, warnings: ["No site."])))

        let answers = try await fetch("alpha", from: service)

        let launches = [Launch(Self.one), Launch(Self.two)]
        let choice = LaunchChoice(
            try .words("alpha"), matches: [1, 0], in: launches, unfetched: 3,
            warnings: ["No site."])
        #expect(answers == [.success(.several(choice))])
        #expect(service.detailed.all == [])
    }

    @Test func `the interactor reports a suggestion if nothing matches`() async throws {
        let service = LaunchDetailServiceSpy(answer: .success(LaunchesEntity(launches: [Self.one])))

        let nothing = LaunchNotFound(
            search: try .words("alhpa"), suggestion: .name("Alpha 1"), part: nil)
        #expect(try await fetch("alhpa", from: service) == [.failure(.notFound(nothing))])
    }

    @Test func `the interactor reports how much of the list was searched`() async throws {
        let part = ListPart(read: 1, total: 2)
        let service = LaunchDetailServiceSpy(
            answer: .success(LaunchesEntity(launches: [Self.one], part: part)))

        let nothing = LaunchNotFound(
            search: try .words("alhpa"), suggestion: .name("Alpha 1"), part: part)
        #expect(try await fetch("alhpa", from: service) == [.failure(.notFound(nothing))])
    }

    @Test(arguments: RequestError.examples)
    func `the interactor reports errors unchanged`(error: RequestError) async throws {
        let service = LaunchDetailServiceSpy(answer: .failure(error))

        #expect(try await fetch("alpha", from: service) == [.failure(.request(error))])
    }

    private func fetch(
        _ words: String,
        from service: LaunchDetailServiceSpy
    ) async throws -> [Result<LaunchSearchResult, SearchError<LaunchNotFound>>] {
        try await LaunchDetailInteractor(service: service).answers(to: .words(words))
    }
}
