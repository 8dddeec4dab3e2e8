import FeatureTesting
import Foundation
@testable import ReportCLI
import SectionKit
import Testing

/// Defaults of options from the environment and a file, in the runs of a program.
@Suite struct DefaultTests {
    private func line(
        _ command: String, _ config: String = "", _ environment: [String: String] = [:],
        of section: String = "teas"
    ) async throws -> String? {
        let run = try await Buffet.Run(command, config: config, environment)
        #expect(run.errors == "")
        return run.values(of: section)
    }

    @Test func `the command line is stronger than the environment, and that than the file`()
        async throws
    {
        let (file, variables) = ("cups = 2\nkind = black\n", ["BUFFET_CAR_CUPS": "3"])
        #expect(try await line("teas", file) == "teas: cups=2 kind=black")
        #expect(try await line("teas", file, variables) == "teas: cups=3 kind=black")
        #expect(
            try await line("teas --cups 4 --kind green", file, variables)
                == "teas: cups=4 kind=green")
        #expect(try await line("teas", "", ["BUFFET_CAR_CUPS": ""]) == "teas: none")
    }

    @Test func `a part for one command is stronger than what is for all`() async throws {
        let file = "cups = 2\n[cakes]\ncups = 5\nsort = black\n"
        #expect(try await line("teas", file) == "teas: cups=2")
        #expect(try await line("cakes", file, of: "cakes") == "cakes: cups=5 sort=black")
        #expect(try await line("report", file, of: "cakes") == "cakes: cups=2")
        #expect(
            try await line("cakes", file, ["BUFFET_CAR_CUPS": "3"], of: "cakes")
                == "cakes: cups=3 sort=black")
    }

    @Test func `a command without the option, or that refuses the value, is as without it`()
        async throws
    {
        #expect(try await line("cakes", "kind = black\niced = on\n", of: "cakes") == "cakes: none")
        let file = "sort = desc\n"
        #expect(try await line("teas", file) == "teas: sort=desc")
        #expect(try await line("cakes", file, of: "cakes") == "cakes: none")
        let run = try await Buffet.Run("report", config: file)
        #expect(run.values(of: "teas") == "teas: sort=desc")
        #expect(run.values(of: "cakes") == "cakes: none")
    }

    @Test func `an option for one section is stronger than the one for all`() async throws {
        let file = "cakes-cups = 7\ncups = 2\n"
        let run = try await Buffet.Run("report", config: file)
        #expect(run.values(of: "cakes") == "cakes: cups=7")
        #expect(run.values(of: "teas") == "teas: cups=2")
        let given = try await Buffet.Run("report --cups 1", config: file)
        #expect(given.values(of: "cakes") == "cakes: cups=1")
        let one = try await Buffet.Run("report --teas-cups 1", config: file)
        #expect(one.values(of: "teas") == "teas: cups=1")
        #expect(one.values(of: "cakes") == "cakes: cups=7")
    }

    @Test(arguments: [
        ("true", "iced="), ("YES", "iced="), ("on", "iced="), ("1", "iced="), ("false", "none"),
        ("no", "none"), ("off", "none"), ("0", "none"),
    ])
    func `a switch is turned on or off in words`(word: String, value: String) async throws {
        #expect(try await line("teas", "iced = \(word)\n") == "teas: \(value)")
    }

    @Test func `a stronger place turns a switch off`() async throws {
        #expect(try await line("teas", "iced = true", ["BUFFET_CAR_ICED": "0"]) == "teas: none")
        #expect(try await line("teas", "iced = true\n[teas]\niced = no") == "teas: none")
    }

    @Test func `a leading tilde of a file is the home folder`() async throws {
        let home = try TemporaryFolder()
        let run = await Buffet.Run("teas", in: home, ["BUFFET_CAR_PICTURE": "~/a.png"])
        #expect(run.values(of: "teas") == "teas: picture=\(home.path("a.png"))")
    }

    @Test func `an action has no defaults of its own options`() async throws {
        let run = try await Buffet.Run("add --dry-run", config: "cups = 2\ntheme = dark\n")
        #expect(run.errors == "")
        #expect(run.output.contains("add: none"))
    }

    // MARK: - Conflicts

    @Test func `a default that conflicts with the command line is left out`() async throws {
        #expect(try await line("teas --kind black", "iced = on") == "teas: kind=black")
        #expect(try await line("teas --iced", "kind = black\ncups = 2") == "teas: cups=2 iced=")
    }

    @Test func `a conflict on the command line stays an error`() async throws {
        let run = try await Buffet.Run("teas --iced --kind black", config: "cups = 2")
        #expect(run.errors == "buffet-car: --iced only works with --kind green.\n")
        #expect(run.status == .wrongUsage)
    }

    @Test(arguments: [
        ("teas --format html", "toc = on\nbom = on"),
        ("teas --refresh --source web", "offline = on"),
        ("teas --input x", "source = web"),
        ("teas", "base-url = http://localhost:80"),
    ])
    func `an option of every report is left out where it does not fit`(
        line: String, config: String
    ) async throws {
        let home = try TemporaryFolder()
        try home.put("x", in: "x")
        let input = line.replacing("input x", with: "input \(home.path("x"))")
        try home.makeFolder(".config")
        try home.makeFolder(".config/buffet-car")
        try home.put(config, in: ".config/buffet-car/config")
        #expect(await Buffet.Run(input, in: home).status == .success)
    }

    @Test func `the name of a file is stronger than a default format`() async throws {
        let home = try TemporaryFolder()
        let variables = ["BUFFET_CAR_FORMAT": "json"]
        #expect(await Buffet.Run("teas", in: home, variables).output.hasPrefix("{"))
        _ = await Buffet.Run("teas -o \(home.path("teas.html"))", in: home, variables)
        #expect(try home.text(of: "teas.html").hasPrefix("<!DOCTYPE html>"))
    }

    // MARK: - Errors

    @Test(arguments: [
        ("kinds = black", "line 1: there is no option --kinds; did you mean --kind?"),
        ("\ncups = 0", "line 2: '0' is not valid for --cups."),
        ("iced = maybe", "line 1: 'maybe' is not valid for --iced. Use true or false."),
        ("kind =", "line 1: --kind needs a value: green or black."),
        ("--kind = black", "line 1: write the name without dashes: 'kind'."),
        ("[tees]\ncups = 1", "line 2: 'tees' is not a command; did you mean 'teas'?"),
        (
            "[cakes]\nkind = black",
            "line 2: cakes has no option --kind; teas, report and browse have it."
        ),
        ("[formats]\nkind = black", "line 2: formats has no options, and so no defaults."),
        ("yes = true", "line 1: --yes cannot have a default, because it agrees to a change;"),
        ("output = x", "line 1: --output cannot have a default, because it names the file"),
        ("send = on", "line 1: --send cannot have a default, because it tells the kitchen;"),
        (
            "revision = 2",
            "line 1: --revision cannot have a default, because it says what add does;"
        ),
        ("help = on", "line 1: --help cannot have a default, because it shows no report;"),
        ("kind", "line 1: 'kind' is not NAME = VALUE, such as theme = dark."),
        ("timezone = Mars/North", "line 1: 'Mars/North' is not valid for --timezone"),
    ])
    func `a wrong default is an error that names its line`(config: String, words: String)
        async throws
    {
        let run = try await Buffet.Run("teas", config: config)
        #expect(run.errors.hasPrefix("buffet-car: ~/.config/buffet-car/config, \(words)"))
        #expect(run.status == .wrongUsage)
        #expect(run.output == "")
        #expect(try await Buffet.Run("--version", config: config).status == .success)
        #expect(try await Buffet.Run("help teas", config: config).status == .success)
    }

    @Test(arguments: [
        ("KINDS", "black", "there is no option --kinds; did you mean --kind?"),
        ("CUPS", "0", "'0' is not valid for --cups."),
        ("YES", "1", "--yes cannot have a default, because it agrees to a change;"),
    ])
    func `a wrong variable is an error that names it`(name: String, text: String, words: String)
        async throws
    {
        let run = try await Buffet.Run("cakes", ["BUFFET_CAR_\(name)": text])
        #expect(run.errors.hasPrefix("buffet-car: BUFFET_CAR_\(name): \(words)"))
        #expect(run.status == .wrongUsage)
    }

    @Test func `a variable of a server is no default`() async throws {
        #expect(
            try await line("teas", "", ["BUFFET_CAR_ADDRESS": "http://localhost"]) == "teas: none")
    }

    @Test func `what a section says of a default names its place`() async throws {
        let run = try await Buffet.Run("teas", config: "picture = gone.png")
        #expect(
            run.errors
                == "buffet-car: ~/.config/buffet-car/config, line 1: gone.png cannot be read.\n")
    }

    // MARK: - Verbose

    @Test func `--verbose says where each value is from that is not on the command line`()
        async throws
    {
        let run = try await Buffet.Run(
            "teas --verbose --kind black", config: "kind = green\ncups = 2\niced = on",
            ["BUFFET_CAR_THEME": "dark"])
        #expect(
            run.errors == """
                buffet-car: --theme is 'dark', from BUFFET_CAR_THEME.
                buffet-car: --iced is 'on', from ~/.config/buffet-car/config, line 3.
                buffet-car: --cups is '2', from ~/.config/buffet-car/config, line 2.
                buffet-car: --iced is left out, from ~/.config/buffet-car/config, line 3: --iced only \
                works with --kind green.

                """)
        #expect(run.values(of: "teas") == "teas: cups=2 kind=black")
    }
}
