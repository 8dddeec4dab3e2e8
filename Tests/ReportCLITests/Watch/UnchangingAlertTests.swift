import FeatureTesting
import Networking
import ProgramTesting
@testable import ReportCLI
import SectionKit
import Testing

/// Waiting with `--alert` for content that does not change by itself.
@Suite(.timeLimit(.minutes(1))) struct UnchangingAlertTests {
    @Test(arguments: [
        ("", "add --watch SECONDS to load it again."),
        ("--watch", "add --watch SECONDS to load it again."),
    ])
    func `content that does not change by itself is refused after the first load`(
        options: String, advice: String
    ) async {
        let tide = Tide([9, 4])

        let run = await tide.watch("water --alert \(options)", pauses: .max)

        #expect(run.status == .wrongUsage)
        #expect(run.output == "")
        #expect(run.errors == "tide: water does not change in the source sea: \(advice)\n")
        #expect(tide.pauses == [])
    }

    @Test(arguments: [("--alert --watch 5", nil, 5), ("--watch 5 --alert", 20, 20)])
    func `content that does not change by itself is loaded again with --watch SECONDS`(
        options: String,
        server: Int?,
        interval: Int
    ) async {
        let tide = Tide([9, 4])

        let run = await tide.watch(
            "water \(options)", pauses: .max, server: server.map { .seconds($0) })

        #expect(run.output == "The water is at 4.\n")
        #expect(tide.pauses.first == .seconds(interval))
    }

    @Test func `waiting ends when the content no longer changes`() async {
        let run = await Tide([1, 9]).watch("water --alert", pauses: .max)

        #expect(run.status == .nothingShown)
        #expect(run.output == "")
        #expect(run.errors == "tide: water no longer changes, and nothing matched.\n")
    }

    @Test func `the last content matches although it no longer changes`() async {
        let run = await Tide([1, 99]).watch("water --alert", pauses: .max)

        #expect(run.status == .success)
        #expect(run.output == "The tide is over.\n")
        #expect(run.errors == "")
    }

    @Test func `a match in a recording is refused`() async {
        let run = await Tide([99]).watch("water --alert", pauses: .max)

        #expect(run.status == .wrongUsage)
        #expect(run.output == "")
    }

    @Test(arguments: [
        (
            "archive", false,
            "the source archive: use --source live, or add --watch SECONDS to load it again."
        ),
        ("live", true, "the source live: add --watch SECONDS to load it again."),
    ])
    func `the advice for content that does not change names the live sources`(
        source: String, isLive: Bool, words: String
    ) {
        let content = UnchangingContent(
            names: ["water"],
            origin: Origin(about: Report.Source(id: source, summary: ""), isLive: isLive),
            readsInput: false)

        #expect(content.error(Self.sources).message == "water does not change in \(words)")
    }

    @Test func `the advice for a saved response names the live sources`() {
        let content = UnchangingContent(
            names: ["water", "wind"],
            origin: Origin(about: Report.Source(id: "input", summary: "")), readsInput: true)

        #expect(
            content.error(Self.sources).message
                == "water and wind do not change in a saved response:"
                + " use --source live, or add --watch SECONDS to load it again.")
        #expect(content.error([]).message.hasSuffix("add --watch SECONDS to load it again."))
    }

    /// A source that asks no server, and one that does.
    private static let sources = [[], [Server("sea", address: "https://sea.example")]].map {
        ProgramSource(
            ReportSource<Void>(
                Report.Source(id: $0.isEmpty ? "archive" : "live", summary: ""), summary: "",
                servers: $0
            ) { _ in },
            recipes: [], actions: [])
    }
}
