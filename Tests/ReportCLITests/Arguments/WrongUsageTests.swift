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
        let complaint = try #require(parser.complaint(about: line))

        #expect(complaint.contains("--kind needs a value"))
        #expect(complaint.contains("green, black or white"))
    }

    @Test func `the error for a missing value names the letter as written`() throws {
        let complaint = try #require(parser.complaint(about: "guests -t"))

        #expect(complaint.contains("-t needs a value"))
        #expect(complaint.contains("the name of a table"))
        #expect(complaint.contains("window"))
    }

    @Test(arguments: [
        ("guests --iced=yes", "iced", "yes"), ("menu --ascii=no", "ascii", "no"),
        ("menu --help=me", "help", "me"), ("menu --version=2", "version", "2"),
        ("menu -hx", "help", "x"), ("menu --ascii=", "ascii", ""),
    ])
    func `a switch with a value is refused`(line: String, option: String, value: String) throws {
        let complaint = try #require(parser.complaint(about: line))

        #expect(complaint.contains("--\(option) takes no value"))
        #expect(complaint.contains("'\(value)'"))
    }

    @Test func `the error for an extra argument names it`() throws {
        let complaint = try #require(parser.complaint(about: "menu sugar"))

        #expect(complaint.contains("menu takes only options"))
        #expect(complaint.contains("'sugar'"))
        #expect(!complaint.contains("report"))
    }

    @Test func `a second command gets report --sections as a suggestion`() throws {
        let complaint = try #require(parser.complaint(about: "menu guests"))

        #expect(complaint.contains("'guests'"))
        #expect(complaint.contains("use 'report --sections'"))
    }

    @Test(arguments: ["--cups 2", "--cups=2 --iced", "--cups 2 --"])
    func `options without a command are refused`(line: String) throws {
        let complaint = try #require(parser.complaint(about: line))

        #expect(complaint.contains("--cups needs a command"))
        #expect(complaint.contains("menu"))
    }

    @Test func `every error is one line`() {
        let lines = [
            "nonsense", "menu --nonsense", "menu --kind", "menu --iced", "menu x", "--cups 2",
            "menu --ascii=1", "help menu guests",
        ]

        for line in lines {
            #expect(parser.complaint(about: line)?.contains("\n") == false, "\(line)")
        }
    }
}
