@testable import ReportCLI
import SectionKit
import Testing

/// Unknown commands and options.
@Suite struct UnknownNameTests {
    let parser = ArgumentParser.teaRoom

    @Test(arguments: [
        ("mneu", "menu"), ("men", "menu"), ("MENU", "menu"), ("guest", "guests"),
        ("rep", "report"), ("hlep", "help"),
    ])
    func `the error for an unknown command suggests the nearest one`(word: String, meant: String)
        throws
    {
        let errorMessage = try #require(parser.errorMessage(for: word))

        #expect(errorMessage.contains("'\(word)'"))
        #expect(
            errorMessage.hasSuffix(
                "did you mean '\(meant)'? To see all commands, use 'tearoom help'."))
    }

    @Test(arguments: ["coffee", "x", "-"])
    func `a word unlike any command gets no suggestion`(word: String) throws {
        let errorMessage = try #require(parser.errorMessage(for: word))

        #expect(errorMessage.contains("'\(word)'"))
        #expect(!errorMessage.contains("did you mean"))
        #expect(errorMessage.hasSuffix("command. To see all commands, use 'tearoom help'."))
    }

    @Test func `no more than three names are suggested`() {
        let names = ["rug", "rum", "run", "rut"]
        let set = CommandSet(
            program: "log",
            reports: names.map { Command(CommandDescription(name: $0, summary: "")) },
            tools: [], common: [])

        let message = set.unknown(["ru"]).message

        #expect(message.contains("did you mean 'rug', 'rum' or 'run'?"))
    }

    @Test(arguments: [
        (["tri"], "'trip' or 'trips'"), (["trip", "ad"], "'trip add'"), (["watc"], "'watch add'"),
        (["trp"], "'trip'"), (["watc", "ad"], "'watch add'"),
    ])
    func `a single word suggests commands of one word before those of two`(
        words: [String], meant: String
    ) {
        let set = CommandSet(
            program: "log",
            reports: ["trip add", "trip", "trips", "trips remove", "watch add"].map {
                Command(CommandDescription(name: $0, summary: ""))
            }, tools: [], common: [])

        #expect(set.unknown(words).message.contains("did you mean \(meant)?"))
    }

    @Test(arguments: [
        ("rm", "'remove'"), ("delete", "'remove'"), ("ls", "'trips list'"), ("stats", nil),
        ("List", "'trips list'"),
    ])
    func `words of other programs are understood`(word: String, meant: String?) {
        let set = CommandSet(
            program: "log",
            reports: ["remove", "trips list", "trips remove"].map {
                Command(CommandDescription(name: $0, summary: ""))
            }, tools: [], common: [])

        let message = set.unknown([word]).message

        #expect(
            meant.map { message.contains("did you mean \($0)?") }
                ?? !message.contains("did you mean"))
    }

    @Test func `a list is what the operands of other commands name`() {
        let row = SectionOption<String>(
            operand: "tea", placeholder: "TEA", summary: "the tea", accepts: "a tea",
            example: "Assam", parse: \.self
        ).suggesting(.rows(of: "teas"))
        let set = CommandSet(
            program: "log",
            reports: [
                Command(CommandDescription(name: "rooms", summary: "")),
                Command(CommandDescription(name: "teas", summary: "")),
                Command(
                    CommandDescription(name: "tea", summary: "", options: [row.description])),
            ], tools: [], common: [])

        #expect(set.unknown(["ls"]).message.contains("did you mean 'teas'?"))
    }

    @Test func `an empty argument is an unknown command`() {
        #expect(throws: UsageError.self) { try parser.parse([""]) }
        #expect(throws: UsageError.self) { try parser.parse(["menu", ""]) }
        #expect(throws: UsageError.self) { try parser.parse(["help", ""]) }
    }

    @Test(arguments: [
        ("menu --knid green", "--knid", "--kind"), ("menu --cup=2", "--cup", "--cups"),
        ("menu --colour never", "--colour", "--color"), ("--hepl", "--hepl", "--help"),
        ("--versoin", "--versoin", "--version"), ("guests --tabel x", "--tabel", "--table"),
    ])
    func `an unknown option gets the nearest one as a suggestion`(
        line: String, word: String, meant: String
    ) throws {
        let errorMessage = try #require(parser.errorMessage(for: line))

        #expect(errorMessage.contains("\(word);"))
        #expect(errorMessage.contains("did you mean \(meant)?"))
        #expect(errorMessage.contains("To see all options, use 'tearoom help"))
        #expect(!errorMessage.contains("The options are"))
    }

    @Test func `all equally near options are suggested`() throws {
        let errorMessage = try #require(parser.errorMessage(for: "guests --ta x"))

        #expect(
            errorMessage == "there is no option --ta; did you mean --table? To see all options, use"
                + " 'tearoom help guests'.")
        let set = CommandSet(
            program: "log",
            reports: [
                Command(
                    CommandDescription(
                        name: "add", summary: "",
                        options: ["from", "format", "output"].map {
                            OptionDescription(
                                name: $0, placeholder: "X", summary: "",
                                accepted: .described("", example: ""))
                        }))
            ], tools: [], common: [])
        #expect(
            ArgumentParser(commands: set).errorMessage(for: "add --form FRA")
                == "there is no option --form; did you mean --from or --format? To see all options,"
                + " use 'log help add'.")
    }

    @Test func `the error for an unknown option that is like none says where all are`() throws {
        let errorMessage = try #require(parser.errorMessage(for: "menu --sugar"))

        #expect(
            errorMessage
                == "there is no option --sugar. To see all options, use 'tearoom help menu'.")
    }

    @Test(arguments: ["menu -x", "menu -x5", "-x menu"])
    func `the error for an unknown letter names it`(line: String) throws {
        let errorMessage = try #require(parser.errorMessage(for: line))

        #expect(errorMessage.contains("no option -x"))
    }

    @Test(arguments: [
        ("menu --iced", "menu", "iced", ["guests", "report"]),
        ("--iced menu", "menu", "iced", ["guests", "report"]),
        ("guests --kind green", "guests", "kind", ["menu", "report"]),
    ])
    func `the error for another command's option names its commands`(
        line: String,
        command: String,
        option: String,
        owners: [String]
    ) throws {
        let errorMessage = try #require(parser.errorMessage(for: line))

        #expect(errorMessage.contains("\(command) has no option --\(option)"))
        for owner in owners { #expect(errorMessage.contains(owner)) }
    }
}
