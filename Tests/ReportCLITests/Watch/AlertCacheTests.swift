import FeatureKit
import FeatureTesting
import Foundation
import Networking
import ProgramTesting
@testable import ReportCLI
import SectionKit
import Testing

/// Cached responses with `--alert`.
@Suite(.timeLimit(.minutes(1))) struct AlertCacheTests {
    @Test func `a stale cached response is no alert, but an answer is one`() async throws {
        let folder = try TemporaryFolder()
        let down = HTTPTransportSpy.Answer.failure(.unreachable(reason: "it is down"))
        let high = HTTPTransportSpy.Answer.success(
            HTTPResponse(status: 200, body: Data("high".utf8)))

        let first = await run("level", [high], folder)
        let shown = await run("level", [], folder)
        let waited = await run("level --alert --for 4s", [down], folder)
        let found = await run("level --alert --for 4s", [high], folder)

        #expect(first.output.contains("The level is high."))
        #expect(shown.output.contains("The level is high."))
        #expect(shown.errors.contains("showing a cached response"))
        #expect(waited.status == .nothingShown)
        #expect(waited.output == "")
        #expect(waited.errors.contains("The level could not be loaded"))
        #expect(waited.errors.hasSuffix("the level could not be loaded within 4 seconds.\n"))
        #expect(found.status == .success)
        #expect(found.output == "The level is high.\n")
    }

    /// Runs the program with a server that responds with these answers and then fails; the time of
    /// `--for` is over when the second round is due.
    private func run(
        _ line: String,
        _ answers: [HTTPTransportSpy.Answer],
        _ folder: TemporaryFolder
    ) async -> (status: ExitCode, output: String, errors: String) {
        let (output, errors, over) = (TextOutputSpy(), TextOutputSpy(), Gate())
        let server = Server(
            "sea", address: "https://sea.example", freshness: .zero, minimumInterval: .seconds(20))
        let program = ReportProgram(
            name: "tide", version: "1", title: "Tide", summary: "Shows the tide.",
            recipes: [
                SectionRecipe<any BaseRequestInput>(
                    name: "level", summary: "the level", alerts: true
                ) { request, _ in LevelSection(request: request) }
            ],
            sources: [
                ReportSource(
                    Report.Source(id: "sea", summary: "The sea."), summary: "the sea",
                    servers: [server]
                ) { context throws(UsageError) in try context.request(to: server) }
            ])
        let host = Host(
            environment: ["XDG_CACHE_HOME": folder.url.path], clock: { TeaRoomRun.clock },
            pause: { time in
                if time == .seconds(4) { return await Tide.passed(over) }
                if time != WatchRounds.patience { await over.open() }
                await Tide.passed(Gate())
            },
            transport: HTTPTransportSpy(answers), output: output, errorOutput: errors)
        let status = await program.run(line.split(separator: " ").map(String.init), in: host)
        return (status, output.text, errors.text)
    }
}

/// A level that is an alert whatever it is.
private struct LevelSection: SectionKit.Section {
    let request: any BaseRequestInput

    let id = "level"
    let title = "Level"

    func load(into output: some SectionOutput<String>) async {
        do {
            let data = try await request.data(for: Endpoint("/level"))
            await output.show(.success(String(decoding: data, as: UTF8.self)))
        } catch {
            await output.show(.error(SectionError("The level", "loaded", error)))
        }
    }

    func body(for level: String) -> [Block] {
        [.paragraph(InlineText("The level is \(level)."))]
    }

    func refreshInterval(for level: String) -> Duration? { .seconds(30) }

    func alert(for level: String) -> String? { "The level is \(level)." }
}
