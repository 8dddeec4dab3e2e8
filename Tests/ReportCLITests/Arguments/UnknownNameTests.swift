@testable import ReportCLI
import SectionKit
import Testing

/// Commands and options that there are not: what is said names the word and what there is.
@Suite struct UnknownNameTests {
    let parser = ArgumentParser.teaRoom

    @Test(arguments: [
        ("mneu", "menu"), ("men", "menu"), ("MENU", "menu"), ("guest", "guests"),
        ("rep", "report"), ("hlep", "help"),
    ])
    func `an unknown command gets the nearest`(word: String, meant: String) throws {
        let complaint = try #require(parser.complaint(about: word))

        #expect(complaint.contains("'\(word)'"))
        #expect(complaint.contains("did you mean '\(meant)'"))
        for name in ["menu", "guests", "report", "help"] { #expect(complaint.contains(name)) }
    }

    @Test(arguments: ["coffee", "x", "-"])
    func `a word like no command gets no guess`(word: String) throws {
        let complaint = try #require(parser.complaint(about: word))

        #expect(complaint.contains("'\(word)'"))
        #expect(!complaint.contains("did you mean"))
        #expect(
            complaint.contains("menu, guests, report, formats, cache, completions, manual, help"))
    }

    @Test func `an empty word is a word too`() {
        #expect(throws: UsageError.self) { try parser.parse([""]) }
        #expect(throws: UsageError.self) { try parser.parse(["menu", ""]) }
        #expect(throws: UsageError.self) { try parser.parse(["help", ""]) }
    }

    @Test(arguments: [
        ("menu --knid green", "--knid", "--kind"), ("menu --cup=2", "--cup", "--cups"),
        ("menu --colour never", "--colour", "--color"), ("--hepl", "--hepl", "--help"),
        ("--versoin", "--versoin", "--version"), ("guests --tabel x", "--tabel", "--table"),
    ])
    func `an unknown option gets the nearest`(line: String, word: String, meant: String) throws {
        let complaint = try #require(parser.complaint(about: line))

        #expect(complaint.contains("\(word);"))
        #expect(complaint.contains("did you mean \(meant)?"))
    }

    @Test func `an unknown option gets all that the command takes`() throws {
        let complaint = try #require(parser.complaint(about: "menu --sugar"))

        for name in ["--kind", "--cups", "--format", "--output", "--source", "--ascii"] {
            #expect(complaint.contains(name))
        }
        #expect(!complaint.contains("--table"))
        #expect(!complaint.contains("did you mean"))
    }

    @Test(arguments: ["menu -x", "menu -x5", "-x menu"])
    func `an unknown letter is named`(line: String) throws {
        let complaint = try #require(parser.complaint(about: line))

        #expect(complaint.contains("no option -x"))
    }

    @Test(arguments: [
        ("menu --iced", "menu", "iced", ["guests", "report"]),
        ("--iced menu", "menu", "iced", ["guests", "report"]),
        ("guests --kind green", "guests", "kind", ["menu", "report"]),
    ])
    func `another command's option gets its commands`(
        line: String,
        command: String,
        option: String,
        owners: [String]
    ) throws {
        let complaint = try #require(parser.complaint(about: line))

        #expect(complaint.contains("\(command) has no option --\(option)"))
        for owner in owners { #expect(complaint.contains(owner)) }
    }
}
