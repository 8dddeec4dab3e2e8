@testable import ReportCLI
import SectionKit
import Testing

/// The completions of the last word of a command line.
@Suite struct CompleterTests {
    private let completer = Completer(commands: ArgumentParser.teaRoom.commands)

    private func words(_ line: String) -> [String] {
        completions(line).candidates.map(\.word)
    }

    private func completions(_ line: String) -> Completions {
        let words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        return completer.completions(for: words)
    }

    @Test func `the first word completes to commands with summaries`() {
        let tools = [
            "formats", "config", "base-map", "cache", "completions", "manual", "help",
        ]

        #expect(words("") == ["menu", "guests", "report"] + tools)
        #expect(words("--kind green ") == words(""))
        #expect(completions("").candidates.last?.meaning == "help for the program or a command")
        #expect(completer.completions(for: []) == completions(""))
    }

    @Test(arguments: ["menu ", "menu -", "menu --", "menu --c"])
    func `a command completes to its options`(line: String) {
        let completions = completions(line)

        let words = completions.candidates.map(\.word)
        #expect(words.starts(with: ["--kind", "--cups", "--format"]))
        #expect(words.last == "--help")
        #expect(!words.contains("--table"))
        #expect(completions.candidates.first?.meaning == "which kind of tea")
    }

    @Test func `a dash before the command completes to all options`() {
        #expect(words("-").contains("--table") && words("-").contains("--kind"))
        #expect(words("-").contains("--version"))
        #expect(words("-").filter { $0 == "--cups" }.count == 1)
    }

    @Test func `an option that was given is not offered again`() {
        #expect(!words("menu --kind green --").contains("--kind"))
        #expect(!words("menu --kind=green --").contains("--kind"))
        #expect(!words("menu -ox --").contains("--output"))
        #expect(words("menu --kind green --").contains("--cups"))
    }

    @Test(arguments: [
        ("menu --kind ", ["green", "black", "white"]),
        ("menu --kind g", ["green", "black", "white"]),
        ("menu --kind=", ["--kind=green", "--kind=black", "--kind=white"]),
        ("--kind ", ["green", "black", "white"]), ("cache ", ["path", "list", "clear"]),
        ("completions b", ["bash", "zsh", "fish"]), ("menu --cups ", []), ("menu --cups=", []),
        ("menu --ascii=", []), ("menu --no-such=", []),
        ("cache list ", ["--help"]), ("menu -- ", []),
    ])
    func `an option or operand completes to its values`(line: String, values: [String]) {
        #expect(words(line) == values)
    }

    @Test(arguments: [
        ("menu -o ", ""), ("menu --output ", ""), ("menu --output=te", "--output="),
        ("menu -ote", "-o"), ("menu --input ", ""), ("menu -o --", ""),
    ])
    func `an option for a file completes to files after its prefix`(line: String, prefix: String) {
        #expect(completions(line) == Completions(kind: .files(.any, after: prefix)))
    }

    @Test(arguments: [
        ("flights --from ", "", ""), ("flights --from=mu", "--from=", "mu"),
        ("flights --from LHR,Be", "LHR,", "Be"),
    ])
    func `an option with a vocabulary looks up the word that is typed`(
        line: String, prefix: String, typed: String
    ) {
        let from = SectionOption<String>(
            "from", placeholder: "AIRPORTS", summary: "", accepts: "codes", example: "LHR",
            suggestions: .vocabulary("airports"), parse: { $0 }
        ).asList
        let flights = CommandDescription(
            name: "flights", summary: "", options: [from.description])
        let completer = Completer(
            commands: CommandSet(reports: [Command(flights)], tools: [], common: []))

        let found = completer.completions(
            for: line.split(separator: " ", omittingEmptySubsequences: false).map(String.init))

        #expect(found.kind == .list)
        #expect(
            found.lookUp
                == .init(
                    place: .vocabulary("airports"), prefix: prefix, typed: typed,
                    done: prefix.split { $0 == "=" || $0 == "," }.map(String.init)
                        .filter { !$0.hasPrefix("-") }))
    }

    @Test(arguments: [
        ("", ["menu", "guests"]), ("m", ["menu", "guests"]), ("menu,", ["menu,guests"]),
        ("menu,gu", ["menu,guests"]), ("menu,guests,", []),
    ])
    func `a list completes to the words that are not in it yet`(typed: String, words: [String]) {
        let sections = SectionOption<[String]>(
            "sections", placeholder: "NAMES", summary: "", anyOf: ["menu", "guests"])
        let completer = Completer(
            commands: CommandSet(reports: [], tools: [], common: [sections.description]))

        let apart = completer.completions(for: ["--sections", typed])
        let joined = completer.completions(for: ["--sections=\(typed)"])

        #expect(apart.kind == .list)
        #expect(apart.candidates.map(\.word) == words)
        #expect(joined.candidates.map(\.word) == words.map { "--sections=\($0)" })
    }
}
