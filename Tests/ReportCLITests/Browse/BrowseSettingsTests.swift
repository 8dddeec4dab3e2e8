import FeatureKit
import FeatureTesting
import Foundation
import Networking
import ProgramTesting
import ReportCLI
import SectionKit
import Testing

/// The settings of every report apply to the screen too.
@Suite(.timeLimit(.minutes(1))) struct BrowseSettingsTests {
    /// Runs a program's screen and returns the exit code.
    private func browse(
        _ recipes: [SectionRecipe<FeatureDependencies>],
        _ options: [String] = [],
        environment: [String: String] = [:],
        at device: ScriptedTerminal
    ) async -> ExitCode {
        let program = ReportProgram(
            name: "tearoom", version: "1", title: "Tea room", summary: "", recipes: recipes,
            sources: [TeaRoom.web])
        let response = HTTPResponse(status: 200, body: Data("[1]".utf8))
        let host = Host(
            environment: environment.merging(["TERM": "xterm"]) { $1 },
            screen: device,
            clock: { TeaRoomRun.clock },
            transport: HTTPTransportSpy([.success(response), .success(response)]),
            output: TextOutputSpy(),
            errorOutput: TextOutputSpy()
        )
        return await program.run(["browse"] + options, in: host)
    }

    @Test(arguments: [
        ([:], "as of 13 Sep 2020 12:26 UTC"),
        (["SOURCE_DATE_EPOCH": "1700000000"], "as of 14 Nov 2023 22:13 UTC"),
    ])
    func `responses are dated by SOURCE_DATE_EPOCH`(
        environment: [String: String],
        words: String
    ) async {
        let device = ScriptedTerminal([("as of", "q")])

        let status = await browse(TeaRoom.recipes, environment: environment, at: device)

        #expect(status == .success)
        #expect(device.screen.text.contains(words))
    }

    @Test(arguments: [[], ["--images", "never"]])
    func `an exported page has links to pictures of the web`(options: [String]) async throws {
        let folder = try TemporaryFolder()
        let name = folder.path("teapot.html")
        let device = ScriptedTerminal([("The teapot", "e\u{15}\(name)\r"), ("Written to", "q")])

        let status = await browse([Teapot.recipe], options, at: device)

        #expect(status == .success)
        #expect(try folder.text(of: "teapot.html").contains(">The teapot</a>"))
    }
}

/// A section that shows an image.
private struct Teapot: SectionKit.Section {
    static let recipe = SectionRecipe<FeatureDependencies>(
        name: "teapot", summary: "the teapot", options: [], examples: [],
        make: { _, _ in Teapot() })

    let id = "teapot"
    let title = "Teapot"

    func load(into output: some SectionOutput<String>) async {
        await output.show(.success("https://tea.example/pot.jpg"))
    }

    func body(for address: String) -> [Block] {
        WebLink(address).map { [.image(Image($0, alternative: "The teapot"))] } ?? []
    }
}
