@testable import ReportCLI
import SectionKit
import Testing

/// Known commands and options in the wrong place.
@Suite struct WrongUsageTests {
    let parser = ArgumentParser.teaRoom

    @Test(arguments: [
        "menu --kind", "menu --kind --cups 2", "menu --kind --cups=2", "--kind -o x menu",
        "menu --kind -ox", "menu --kind --help", "menu --kind --",
    ])
    func `the error for a missing value says what is accepted`(line: String) throws {
        let errorMessage = try #require(parser.errorMessage(for: line))

        #expect(errorMessage.contains("--kind needs a value"))
        #expect(errorMessage.contains("green, black or white"))
    }

    @Test func `the error for a missing value names the letter as written`() throws {
        let errorMessage = try #require(parser.errorMessage(for: "guests -t"))

        #expect(errorMessage.contains("-t needs a value"))
        #expect(errorMessage.contains("the name of a table"))
        #expect(errorMessage.contains("window"))
    }

    @Test(arguments: [
        ("guests --iced=yes", "iced", "yes"), ("menu --ascii=no", "ascii", "no"),
        ("menu --help=me", "help", "me"), ("menu --version=2", "version", "2"),
        ("menu -hx", "help", "x"), ("menu --ascii=", "ascii", ""),
    ])
    func `a switch with a value is refused`(line: String, option: String, value: String) throws {
        let errorMessage = try #require(parser.errorMessage(for: line))

        #expect(errorMessage.contains("--\(option) takes no value"))
        #expect(errorMessage.contains("'\(value)'"))
    }

    @Test func `the error for an extra argument names it`() throws {
        let errorMessage = try #require(parser.errorMessage(for: "menu sugar"))

        #expect(errorMessage.contains("menu takes only options"))
        #expect(errorMessage.contains("'sugar'"))
        #expect(!errorMessage.contains("report"))
    }

    @Test func `a word after an option with an optional value is its value`() throws {
        let errorMessage = try #require(parser.errorMessage(for: "menu --watch abc"))

        #expect(errorMessage.contains("'abc' is not valid for --watch"))
        #expect(!errorMessage.contains("takes only options"))
    }

    @Test func `a second command gets report --sections as a suggestion`() throws {
        let errorMessage = try #require(parser.errorMessage(for: "menu guests"))

        #expect(errorMessage.contains("'guests'"))
        #expect(errorMessage.contains("use 'report --sections'"))
    }

    @Test(arguments: ["--cups 2", "--cups=2 --iced", "--cups 2 --"])
    func `options without a command are refused`(line: String) throws {
        let errorMessage = try #require(parser.errorMessage(for: line))

        #expect(errorMessage.contains("--cups needs a command"))
        #expect(errorMessage.contains("menu"))
    }

    @Test func `every error is one line`() {
        let lines = [
            "nonsense", "menu --nonsense", "menu --kind", "menu --iced", "menu x", "--cups 2",
            "menu --ascii=1", "help menu guests",
        ]

        for line in lines {
            #expect(parser.errorMessage(for: line)?.contains("\n") == false, "\(line)")
        }
    }
}
