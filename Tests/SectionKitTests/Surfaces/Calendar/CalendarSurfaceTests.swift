import Foundation
import SectionKit
import Testing

/// Writes reports as calendars.
struct CalendarSurfaceTests {
    private let surface = CalendarSurface()

    @Test func `a calendar has the required properties`() throws {
        let text = try surface.text(of: .test(.showing("flights", Self.table("a"))))

        #expect(
            text.hasPrefix(
                """
                BEGIN:VCALENDAR
                VERSION:2.0
                PRODID:-//SectionKit//Report//EN
                CALSCALE:GREGORIAN
                X-WR-CALNAME:Report: Flights
                X-WR-CALDESC:Source: made up.
                BEGIN:VEVENT

                """.replacing("\n", with: "\r\n")))
        #expect(text.hasSuffix("END:VEVENT\r\nEND:VCALENDAR\r\n"))
    }

    @Test func `a calendar has only CRLF line breaks`() throws {
        let text = try surface.text(of: .test(.showing("flights", Self.table("a", "b"))))

        let ends = text.utf8.count { $0 == 0x0A }
        #expect(ends == text.count { $0 == "\r\n" })
        #expect(ends == text.utf8.count { $0 == 0x0D })
    }

    @Test func `a calendar without events has a component`() throws {
        let text = try surface.text(of: .test(.showing("flights", Self.table())))

        #expect(!text.contains("VEVENT"))
        #expect(text.contains("\r\nBEGIN:VTIMEZONE\r\nTZID:UTC\r\n"))
        #expect(text.hasSuffix("END:VTIMEZONE\r\nEND:VCALENDAR\r\n"))
    }

    @Test func `a row in two sections is one event`() throws {
        let text = try surface.text(
            of: .test(
                .showing("next", Self.table("b")), .showing("flights", Self.table("a", "b"))))

        let ids = text.matches(of: #/UID:(.)@/#).map { String($0.1) }
        #expect(ids == ["b", "a"])
        #expect(text.contains("X-WR-CALNAME:Report\r\n"))
    }

    @Test func `the error for a report without events names its sections`() {
        let report = Report.test(.showing("info", .fact), .showing("words", .words("a")))

        #expect(
            throws: SurfaceError.unfit(
                "a calendar holds events, but there are none in info and words")
        ) { try surface.text(of: report) }
    }

    @Test(arguments: [
        Report.test(.failed()), .test(.loading()), .test(.showing("info", .fact), .failed()),
    ])
    func `events that failed to load are not a usage error`(report: Report) {
        #expect(throws: SurfaceError.nothingLoaded) { try surface.text(of: report) }
    }

    @Test func `notes name what is left out`() {
        let report = Report.test(
            .showing("info", .fact), .showing("flights", Self.table("a", "b?", "c?")), .failed())

        #expect(
            surface.notes(on: report) == [
                "the calendar leaves out 2 of 3 events because their day is unknown.",
                "the calendar leaves out info, where there are no events.",
            ])
    }

    @Test func `a row in two sections is left out once`() {
        let report = Report.test(
            .showing("next", Self.table("b?")), .showing("flights", Self.table("a", "b?")))

        #expect(
            surface.notes(on: report) == [
                "the calendar leaves out 1 of 2 events because their day is unknown."
            ])
    }

    @Test func `a calendar without events has a note`() {
        let report = Report.test(.showing("flights", Self.table()))

        #expect(surface.notes(on: report) == ["the calendar has no events."])
    }

    @Test func `a complete calendar has no notes`() {
        let report = Report.test(.failed("info"), .showing("flights", Self.table("a")))

        #expect(surface.notes(on: report) == [])
    }

    /// Flights of a day; the day of those with a question mark is unknown.
    private static func table(_ names: String...) -> Block {
        let date = Date(timeIntervalSince1970: 1_582_934_400)
        return .table(
            Table(
                columns: [Column("name", "Name"), Column("date", "Date")],
                rows: names.map { name in
                    let precision: PreciseDate.Precision = name.hasSuffix("?") ? .month : .day
                    return [.text(name), .date(PreciseDate(date, precision: precision))]
                },
                events: EventColumns(domain: "test", id: "name", start: "date")
            ))
    }
}
