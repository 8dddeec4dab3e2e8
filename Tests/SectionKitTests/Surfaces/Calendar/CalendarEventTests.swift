import Foundation
import SectionKit
import Testing

/// Converts rows of a table to events.
struct CalendarEventTests {
    private static let noon = Date(timeIntervalSince1970: 1_582_977_600)  // 29 February 2020

    @Test func `an event has the values of all its columns`() throws {
        let text = try Self.text(of: [.text("id-1"), .text("Leap"), .date(at(.hour))])

        #expect(
            text == """
                BEGIN:VEVENT
                DTSTAMP:20200913T122640Z
                UID:id-1@flights.test
                DTSTART:20200229T120000Z
                SUMMARY:Leap
                LOCATION:Pad\\, north
                URL:https://example.com/watch?a,b;c
                DESCRIPTION:Flight number: 12\\nWebcast: https://example.com/watch?a\\,b\\;c\\n\
                Article: https://example.com/read
                TRANSP:TRANSPARENT
                END:VEVENT
                """)
    }

    @Test func `an event on a day ends at the next day`() throws {
        let text = try Self.text(of: [.text("id-1"), .text("Leap"), .date(at(.day))])

        let days = "\nDTSTART;VALUE=DATE:20200229\nDTEND;VALUE=DATE:20200301\n"
        #expect(text?.contains(days) == true)
    }

    @Test(arguments: [PreciseDate.Precision.month, .quarter, .half, .year])
    func `a row whose day is unknown is left out`(precision: PreciseDate.Precision) throws {
        #expect(try Self.text(of: [.text("a"), .text("A"), .date(at(precision))]) == nil)
    }

    @Test func `an event at a local time starts at that instant`() throws {
        let tokyo = DisplayZone(name: "Asia/Tokyo", secondsEast: 32_400)
        let noon = LocalTime(Date(timeIntervalSince1970: 1_609_502_400), in: tokyo)

        let text = try Self.text(of: [.text("a"), .text("A"), .localTime(noon)])

        #expect(text?.contains("\nDTSTART:20210101T120000Z\n") == true)
    }

    @Test(arguments: [Cell.unknown, .empty, .text("soon")])
    func `a row without a date is left out`(start: Cell) throws {
        #expect(try Self.text(of: [.text("a"), .text("A"), start]) == nil)
    }

    @Test(arguments: [-62_135_596_801.0, 253_402_300_800, .infinity])
    func `a row whose year does not have four digits is left out`(seconds: Double) throws {
        let date = PreciseDate(Date(timeIntervalSince1970: seconds), precision: .hour)

        #expect(try Self.text(of: [.text("a"), .text("A"), .date(date)]) == nil)
    }

    @Test(arguments: [Cell.unknown, .empty, .text("")])
    func `an event without an id is identified by its date and name`(id: Cell) throws {
        let text = try Self.text(of: [id, .text("A;B"), .date(at(.hour))])

        #expect(text?.contains("\nUID:2020-02-29T12:00:00Z A\\;B@flights.test\n") == true)
    }

    @Test func `an event has no lines for unknown values`() throws {
        let row: [Cell] = [.text("a"), .text("A"), .date(at(.hour)), .unknown, .unknown]

        let text = try #require(
            try Self.text(of: row + [.empty, .empty, .days(3)], padding: false))

        for name in ["LOCATION", "URL", "DESCRIPTION"] { #expect(!text.contains(name)) }
    }

    private static func text(
        start: Cell, end: Cell = .empty, day: Cell = .empty
    ) throws -> String {
        let table = Table(
            columns: [
                Column("name", "Name"), Column("start", "Start"), Column("end", "End"),
                Column("day", "Day"), .machines("route"),
            ],
            rows: [[.text("LH400"), start, end, day, .text("FRA–JFK")]],
            events: EventColumns(
                domain: "flights.test", id: "name", start: "start", end: "end", day: "day",
                title: "route"))
        return try CalendarSurface().text(of: .test(.showing("s", .table(table))))
    }

    @Test func `an event may have an end and a title of its own`() throws {
        let end = PreciseDate(Self.noon + 3600, precision: .hour)

        let text = try Self.text(start: .date(at(.hour)), end: .date(end))

        #expect(text.contains("\r\nDTSTART:20200229T120000Z\r\nDTEND:20200229T130000Z\r\n"))
        #expect(text.contains("\r\nSUMMARY:FRA–JFK\r\n"))
    }

    @Test(arguments: [
        (Cell.text("cancelled"), true), (.boolean(true), true),
        (.badge(Badge("cancelled", .negative)), true), (.text("landed"), false),
        (.boolean(false), false), (.empty, false),
    ])
    func `an event that does not take place is marked as cancelled`(
        status: Cell, isCancelled: Bool
    ) throws {
        let table = Table(
            columns: [Column("name", "Name"), Column("start", "Start"), Column("state", "State")],
            rows: [[.text("LH400"), .date(at(.hour)), status]],
            events: EventColumns(
                domain: "flights.test", id: "name", start: "start", cancelled: "state"))

        let text = try CalendarSurface().text(of: .test(.showing("s", .table(table))))

        #expect(text.contains("\r\nSTATUS:CANCELLED\r\n") == isCancelled)
    }

    @Test func `an end before the start, or only a day, is left out`() throws {
        let before = PreciseDate(Self.noon - 3600, precision: .hour)

        for end in [Cell.date(before), .date(at(.day)), .unknown] {
            #expect(try !Self.text(start: .date(at(.hour)), end: end).contains("DTEND"))
        }
    }

    @Test func `an event whose time is unknown lasts all of its day`() throws {
        let text = try Self.text(start: .empty, end: .empty, day: .date(at(.day)))

        #expect(text.contains("\r\nDTSTART;VALUE=DATE:20200229\r\n"))
        #expect(try !Self.text(start: .empty, day: .date(at(.month))).contains("VEVENT"))
    }

    @Test func `an event of several days ends after its last day`() throws {
        let last = PreciseDate(Self.noon + 2 * 86_400, precision: .day)

        let text = try Self.text(start: .date(at(.day)), end: .date(last))

        #expect(
            text.contains("\r\nDTSTART;VALUE=DATE:20200229\r\nDTEND;VALUE=DATE:20200303\r\n"))
        let before = PreciseDate(Self.noon - 2 * 86_400, precision: .day)
        for end in [Cell.date(before), .date(at(.hour)), .date(at(.month)), .unknown] {
            #expect(
                try Self.text(start: .date(at(.day)), end: end)
                    .contains("DTEND;VALUE=DATE:20200301\r\n"))
        }
    }

    @Test func `rows are events also beside the record of facts`() throws {
        let events = Table(
            columns: [Column("name", "Name"), Column("day", "Day")],
            rows: [[.text("Hike"), .date(at(.day))]],
            events: EventColumns(domain: "walks.test", id: "name", start: "day"))
        let record = Table(recordOf: [Fact("name", "Name", .text("Alps"))])

        let text = try CalendarSurface().text(
            of: .test(.showing("s", .table(record), .table(events))))

        #expect(text.contains("\r\nUID:Hike@walks.test\r\n"))
        #expect(!text.contains("Alps"))
    }

    @Test func `what the facts are about may be an event`() throws {
        let record = Table(
            recordOf: [Fact("name", "Name", .text("Alps")), .machines("day", .date(at(.day)))],
            events: EventColumns(domain: "walks.test", id: "name", start: "day", title: "name"))

        let text = try CalendarSurface().text(of: .test(.showing("s", .table(record))))

        #expect(text.contains("\r\nDTSTART;VALUE=DATE:20200229\r\n"))
        #expect(text.contains("\r\nSUMMARY:Alps\r\n"))
    }

    private func at(_ precision: PreciseDate.Precision) -> PreciseDate {
        PreciseDate(Self.noon, precision: precision)
    }

    /// The lines of the event, unfolded and with plain line feeds; nil if there is no event.
    private static func text(of start: [Cell], padding: Bool = true) throws -> String? {
        let rest: [Cell] = [
            .text("Pad, north"), .integer(12),
            .link(try .test("https://example.com/watch?a,b;c")),
            .link(try .test("https://example.com/read")), .days(3),
        ]
        let table = Table(
            columns: [
                .machines("id"), Column("name", "Name"), Column("date", "Date"),
                Column("pad", "Pad"), Column("flight_number", "#"), .machines("webcast"),
                Column("article", "Article"), .people("Days"),
            ],
            rows: [padding ? start + rest : start],
            rowTitle: 1,
            links: ["webcast", "article"],
            events: EventColumns(
                domain: "flights.test", id: "id", start: "date", place: "pad",
                details: ["flight_number", "webcast", "article", "nothing"])
        )
        let text = try CalendarSurface().text(of: .test(.showing("s", .table(table))))
        let plain = text.replacing("\r\n ", with: "").replacing("\r\n", with: "\n")
        return plain.firstMatch(of: #/BEGIN:VEVENT(?s:.)*END:VEVENT/#).map { String($0.output) }
    }
}
