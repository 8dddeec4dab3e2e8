import Flights
import Logbook
import Networking
import SectionEssentials
import Testing

@testable import LogFiles

/// Files that are no log, or are broken.
@Suite struct BadFilesTests {
    @Test(arguments: [
        ("", "the file is empty"), (" \n\n", "the file is empty"),
        ("hello\nworld\n", "its format is not known"),
        ("name,age\nAnna,7\n", "its format is not known"),
        ("<!DOCTYPE html><html>", "it is a web page"), ("%PDF-1.7", "it is a PDF file"),
        ("PK\u{3}\u{4}", "it is a ZIP file or a spreadsheet"), ("a\u{0}b", "it is not text"),
        ("SQLite format 3\u{0}", "it is a database"),
        ("[1, 2]", "it is JSON, but not an object"),
        (#"{"cats": []}"#, "it is JSON, but not a log that is known"),
        (
            #"{"flights": ["#,
            "it is not valid JSON (the document ends too early, at byte 13)"
        ),
        (
            #"{"format": "flight-log", "version": 9, "flights": []}"#,
            "a newer version of flight-log wrote it"
        ),
        (
            "Date,From,To,Flight_Number\n2009,A,\"B\n",
            "invalid CSV, line 2: a quotation mark is opened and never closed"
        ),
        ("BEGIN:VCALENDAR\nBEGIN:VEVENT\n", "the calendar has no end"),
        ("BEGIN:VCALENDAR\nEND:VCALENDAR\n", "the calendar has no flights"),
        (
            "BEGIN:VCALENDAR\nBEGIN:VEVENT\nSUMMARY:Lunch\nEND:VEVENT\nEND:VCALENDAR\n",
            "the calendar has no flights, but 1 other event: 'Lunch'"
        ),
    ])
    func `a file that is no log is refused with what it is`(text: String, summary: String) {
        let error = error(of: text)

        #expect(error?.summary == summary)
        #expect(error?.recovery.hasSuffix(".") == true)
    }

    @Test(
        arguments: [
            ("2010-01-02,FRA,MUC,LH1", 1), ("2010-01-02,FRA,MUC,LH1,12\n", 2),
            ("2010-01-02,FRA,MUC,LH1,12", 2), ("2010-01-02,FRA,MUC,LH1\n", 2),
        ])
    func `a last row that the file ends in is not understood`(last: String, flights: Int) throws {
        let file = try LogFile.sample(
            "Date,From,To,Flight_Number,Seat,Trip\n2009-01-02,FRA,MUC,LH1,11\n\(last)")

        #expect(file.flights.count == flights)
        #expect(file.unread.map(\.flaw) == (flights == 1 ? [.cutShort] : []))
    }

    @Test func `a row that never ends is refused`() {
        let row = "2009,AAA,BBB,\"" + String(repeating: "x", count: 2 << 20)

        let error = error(of: "Date,From,To,Flight_Number\n\(row)")

        #expect(
            error?.summary.hasPrefix("invalid CSV, line 2: a row is longer than 1024 KB") == true)
    }

    @Test func `of many rows that are not understood, the first are kept and all are counted`()
        throws
    {
        let rows = String(repeating: "x\n", count: 5_000)

        let file = try LogFile.sample("Date,From,To,Flight_Number\n2009,AAA,BBB\n\(rows)")

        #expect(file.flights.count == 1)
        #expect(file.unreadCount == 5_000)
        #expect(file.unread.count == LogFile.unreadLimit)
        #expect(file.rowCount == 5_001)
    }

    @Test func `more flights than anybody has flown are refused`() {
        let rows = String(repeating: "2009,AAA,BBB\n", count: LogFile.limit + 1)

        #expect(
            error(of: "Date,From,To,Flight_Number\n\(rows)")?.summary
                == "it has more than 100000 flights")
    }

    @Test func `a file of more bytes than any log is refused`() {
        let data = Data(repeating: UInt8(ascii: "x"), count: LogFile.sizeLimit + 1)
        do throws(LogFileError) {
            _ = try LogFile.read(Body(data))
            Issue.record("it was read")
        } catch {
            #expect(error.summary == "it is larger than 64 MB")
        }
    }

    @Test func `what a terminal or a spreadsheet would run is kept as it is`() throws {
        let file = try LogFile.sample(
            "Date,From,To,Flight_Number,Airline\n2009,AAA,BBB,X\u{1B}[31m1,=cmd\n")

        let flight = try #require(file.flights.first).settled()

        #expect(flight.number == "X\u{1B}[31m1")
        #expect(flight.airline == "=cmd")
    }
}
