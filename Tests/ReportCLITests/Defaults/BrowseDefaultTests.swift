import FeatureTesting
import Foundation
import ProgramTesting
@testable import ReportCLI
import SectionKit
import Testing

/// Defaults on the screen.
@Suite(.timeLimit(.minutes(1))) struct BrowseDefaultTests {
    private let home: TemporaryFolder

    init() throws { home = try TemporaryFolder() }

    private func browse(_ device: ScriptedTerminal, _ variables: [String: String]) async -> ExitCode
    {
        let usual = ["HOME": home.url.path, "TERM": "xterm"]
        let host = Host(
            environment: variables.merging(usual) { own, _ in own }, screen: device,
            clock: { TeaRoomRun.clock }, transport: HTTPTransportSpy(), output: TextOutputSpy(),
            errorOutput: TextOutputSpy())
        return await Buffet.program.run(["browse"], in: host)
    }

    @Test func `the screen begins with the defaults`() async {
        let device = ScriptedTerminal([("cakes: cups=3", "q")])

        #expect(await browse(device, ["BUFFET_CAR_CUPS": "3"]) == .success)
    }

    @Test func `a section that a row opens has them too, from lines for all commands`() throws {
        let program = Buffet.program
        let command = try #require(program.commands.all.command("browse"))
        for (variables, cups) in [(["BUFFET_CAR_CUPS": "3"], "3"), ([:], nil)] {
            let defaults = try Defaults(of: program, in: variables)
            var values = CommandValues()
            _ = defaults.apply(to: &values, of: command)
            #expect(values[section: "tea"].text(of: "cups") == cups)
        }
    }

    @Test func `the theme that a key picks is kept as the default`() async throws {
        let device = ScriptedTerminal([
            ("cakes: none", "T"), ("light", "light\r"), ("is kept", "q"),
        ])

        #expect(await browse(device, [:]) == .success)

        #expect(try home.text(of: ".config/buffet-car/config") == "theme = light\n")
    }

    @Test func `a stronger default of the theme is named, and nothing kept`() async throws {
        let device = ScriptedTerminal([("cakes: none", "T"), ("light", "light\r"), ("until", "q")])

        #expect(await browse(device, ["BUFFET_CAR_THEME": "dark"]) == .success)

        #expect(device.shown.contains("BUFFET_CAR_THEME sets another"))
        #expect(try home.names == [])
    }
}
