import SectionKit
import SpaceXLaunches
import SpaceXSamples
import Testing

@testable import LaunchDetailFeature

@Suite struct LaunchNotFoundTests {
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
                "Run 'spacex-report launches' to see all names and flight numbers."
            ),
            (
                "soyuz", .nothing, "No launch is called 'soyuz'.",
                "Run 'spacex-report launches' to see all names and flight numbers."
            ),
        ] as [(String, LaunchSuggestion, String, String)])
    func `a search without matches is an error with a suggestion`(
        words: String,
        suggestion: LaunchSuggestion,
        message: String,
        recovery: String
    ) throws {
        let nothing = LaunchNotFound(search: try .words(words), suggestion: suggestion, part: nil)

        #expect(nothing.explanation == SectionError(message: message, recovery: recovery))
    }

    @Test func `the error says how much of the list was searched`() throws {
        let nothing = LaunchNotFound(
            search: try .words("soyuz"), suggestion: .nothing, part: ListPart(read: 100, total: 548)
        )

        #expect(
            nothing.explanation.message
                == "No launch is called 'soyuz'. Only 100 of 548 launches were read.")
    }
}
