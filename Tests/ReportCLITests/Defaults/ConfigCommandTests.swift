import FeatureTesting
import Foundation
@testable import ReportCLI
import SectionKit
import Testing

/// The command `config`.
@Suite struct ConfigCommandTests {
    private let home: TemporaryFolder

    init() throws { home = try TemporaryFolder() }

    private func run(_ line: String, _ environment: [String: String] = [:]) async -> Buffet.Run {
        await Buffet.Run("config \(line)", in: home, environment)
    }

    private var file: String {
        get throws { try home.text(of: ".config/buffet-car/config") }
    }

    @Test func `what is set applies, and is gone when it is unset`() async throws {
        #expect(await run("set cups 2").status == .success)
        #expect(await run("set cakes.sort black").status == .success)
        #expect(try file == "cups = 2\n\n[cakes]\nsort = black\n")
        #expect(await run("get cups").output == "2\n")
        #expect(await run("get cakes.sort").output == "black\n")
        #expect(
            await Buffet.Run("cakes", in: home).values(of: "cakes") == "cakes: cups=2 sort=black")

        #expect(await run("unset cakes.sort").status == .success)
        #expect(await run("unset cups").status == .success)
        #expect(try file == "\n[cakes]\n")
        let again = await run("unset cups")
        #expect(again.status == .nothingShown)
        #expect(again.errors == "buffet-car: cups is not set in ~/.config/buffet-car/config.\n")
        #expect(await run("get cups").errors == "buffet-car: cups is not set.\n")
        #expect(await run("get cups").status == .nothingShown)
    }

    @Test(arguments: [
        ("set cups none", "'none' is not valid for --cups."),
        ("set cup 2", "there is no option --cup; did you mean --cups?"),
        ("set yes true", "--yes cannot have a default"),
        ("set timezone Mars/North", "'Mars/North' is not valid for --timezone"),
        ("set cakes.kind black", "cakes has no option --kind"),
        ("get cup", "there is no option --cup; did you mean --cups?"),
        ("get output", "--output cannot have a default"),
    ])
    func `a name or a value that is not valid is refused, and nothing written`(
        line: String, words: String
    ) async throws {
        let run = await run(line)
        #expect(run.errors.hasPrefix("buffet-car: \(words)"))
        #expect(run.status == .wrongUsage)
        #expect(try home.names == [])
    }

    @Test func `all defaults are listed with their places, and what replaces them`() async throws {
        let none = await run("")
        #expect(none.output == "")
        #expect(
            none.errors == "buffet-car: No defaults are set. To set one, use"
                + " 'buffet-car config set NAME VALUE'.\n")
        _ = await run("set cups 2")
        _ = await run("set cakes.sort black")
        for line in ["list", ""] {
            #expect(
                await run(line, ["BUFFET_CAR_CUPS": "3"]).output == """
                    cups = 3            BUFFET_CAR_CUPS
                    cakes.sort = black  ~/.config/buffet-car/config, line 4
                    cups = 2            ~/.config/buffet-car/config, line 1, but BUFFET_CAR_CUPS is \
                    stronger

                    """)
        }
        #expect(
            await run("set cups 4", ["BUFFET_CAR_CUPS": "3"]).errors
                == "buffet-car: BUFFET_CAR_CUPS is '3', which is stronger.\n")
        #expect(await run("get cups", ["BUFFET_CAR_CUPS": "3"]).output == "3\n")
    }

    @Test func `what is wrong is listed too, and can be mended`() async throws {
        _ = await run("set cups 2")
        try home.put("cups = 0\nkinds = 1\ntheme = dark\n", in: ".config/buffet-car/config")
        let list = await run("list")
        #expect(list.status == .wrongUsage)
        #expect(list.output.contains("theme = dark"))
        #expect(list.errors.contains("line 1: '0' is not valid for --cups."))
        #expect(list.errors.contains("line 2: there is no option --kinds"))
        #expect(await run("unset kinds").status == .success)
        #expect(await run("set cups 1").status == .success)
        #expect(await Buffet.Run("teas", in: home).values(of: "teas") == "teas: cups=1")
    }

    @Test func `a full disk is said, with its exit code`() async throws {
        try home.put("", in: ".config")
        let run = await run("set cups 2")
        #expect(run.status == .notWritten)
        #expect(
            run.errors == "buffet-car: the output could not be written to"
                + " '~/.config/buffet-car/config': Not a directory.\n")
    }

    @Test func `the shell completes names and values`() {
        let completer = Completer(commands: Buffet.program.commands.all)
        let words = { (line: [String]) -> [String] in
            completer.completions(for: line).candidates.map { $0.word }
        }
        #expect(words(["config", ""]) == ["get", "set", "unset", "list"])
        let names = words(["config", "set", ""])
        #expect(names.contains("cups") && names.contains("theme"))
        #expect(!names.contains("output") && !names.contains("send") && !names.contains("yes"))
        #expect(words(["config", "unset", ""]) == names)
        #expect(words(["config", "set", "kind", ""]) == ["green", "black"])
        #expect(words(["config", "set", "cakes.sort", ""]) == ["green", "black"])
        #expect(words(["config", "set", "iced", ""]) == ["true", "false"])
        #expect(words(["config", "set", "kind", "green", ""]) == [])
    }
}
