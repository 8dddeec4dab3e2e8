import FeatureTesting
import Networking
import SectionKit
import SpaceXLaunches
import SpaceXSamples
import Testing

@testable import LaunchDetailFeature

@Suite struct LaunchDetailPresenterTests {
    @Test func `the presenter shows that it loads, then the launch`() async throws {
        let launch = LaunchDetail(.sample(), LaunchDetailEntity())

        #expect(
            try await present("x", .found(.one(launch))) == [.loading, .success(.one(launch))])
    }

    @Test func `the presenter shows that it loads, then several launches`() async throws {
        let choice = LaunchChoice(try .words("x"), matches: [0], in: [.sample()])

        #expect(
            try await present("x", .found(.several(choice))) == [
                .loading, .success(.several(choice)),
            ])
    }

    @Test(
        arguments: [
            (
                "galxy", .name("Galaxy 33"), "No launch is called 'galxy'.",
                "Did you mean 'Galaxy 33'?"
            ),
            (
                "190", .numbers([.sample("A", number: 189), .sample("B", number: 191)]),
                "No launch has the flight number 190.", "The nearest are 189 (A) and 191 (B)."
            ),
            (
                "#500", .numbers([.sample("Z", number: 205)]),
                "No launch has the flight number #500.", "The nearest is 205 (Z)."
            ),
            (
                "5", .numbers([]), "No launch has the flight number 5.",
                "The list of launches shows all names and flight numbers."
            ),
            (
                "soyuz", .nothing, "No launch is called 'soyuz'.",
                "The list of launches shows all names and flight numbers."
            ),
        ] as [(String, LaunchSuggestion, String, String)])
    func `a search without matches is an error with a suggestion`(
        words: String,
        suggestion: LaunchSuggestion,
        message: String,
        recovery: String
    ) async throws {
        let nothing = LaunchNotFound(search: try .words(words), suggestion: suggestion, part: nil)
        let states = try await present(words, .nothing(nothing))

        #expect(
            states == [.loading, .error(SectionError(message: message, recovery: recovery))])
    }

    @Test func `the error says how much of the list was searched`() async throws {
        let nothing = LaunchNotFound(
            search: try .words("soyuz"), suggestion: .nothing, part: ListPart(read: 100, total: 548)
        )
        let states = try await present("soyuz", .nothing(nothing))

        #expect(
            states.last?.error?.message
                == "No launch is called 'soyuz'. Only 100 of 548 launches were read.")
    }

    @Test(arguments: RequestError.examples)
    func `the presenter shows what failed and what to do`(error: RequestError) async throws {
        let states = try await present("x", .failure(error))

        let shown = try #require(states.last?.error)
        #expect(states == [.loading, .error(shown)])
        #expect(shown.message == "The launch could not be loaded: \(error.summary).")
        #expect(shown.recovery == error.recovery)
    }

    private func present(
        _ words: String,
        _ answer: LaunchDetailAnswer
    ) async throws -> [SectionState<LaunchSearchResult>] {
        let output = SectionOutputSpy<LaunchSearchResult>()
        let interactor = LaunchDetailInteractorSpy(answer: answer)
        await LaunchDetailPresenter(interactor: interactor)
            .presentLaunch(try .words(words), in: output)
        #expect(interactor.searches.all == [try .words(words)])
        return output.states
    }
}
