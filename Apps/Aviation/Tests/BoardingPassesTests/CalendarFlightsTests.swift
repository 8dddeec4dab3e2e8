import Logbook
import SectionKit
import Testing

@testable import BoardingPasses

/// Flights among the events of calendars.
@Suite struct CalendarFlightsTests {
    private func calendar(_ event: String) -> CalendarFlights {
        CalendarFlights("BEGIN:VCALENDAR\nBEGIN:VEVENT\n\(event)\nEND:VEVENT\nEND:VCALENDAR\n")
    }

    private static let zones = ["CPH": 2, "BHX": 1, "NRT": 9, "ICN": 9, "FRA": 1, "JFK": -5]

    /// What is read, on the clocks of the airports.
    private func values(_ event: String) -> [String] {
        calendar(event).legs.flatMap { leg in
            leg.settled { code in
                Self.zones[code].map { DisplayZone(name: code, secondsEast: $0 * 3600) }
            } named: { name in
                ["Europe/Copenhagen": 2, "Europe/London": 1, "Europe/Berlin": 1][name].map {
                    DisplayZone(name: name, secondsEast: $0 * 3600)
                }
            }.leg.readings.map { "\($0.field.rawValue) \($0.text)" }
        }
    }

    @Test(arguments: [
        "SUMMARY:SK2535 CPH to BHX", "SUMMARY:Flight SK 2535: Copenhagen (CPH) → Birmingham (BHX)",
        "SUMMARY:Flug nach Birmingham\nDESCRIPTION:SK2535\\nCPH–BHX",
        "SUMMARY:SK2535\nLOCATION:CPH - B\n HX",
    ])
    func `an event with a number and two airports is a flight`(words: String) {
        let event =
            "\(words)\nDTSTART;TZID=Europe/Copenhagen:20250614T081500"
            + "\nDTEND;TZID=Europe/London:20250614T091000"
        #expect(
            values(event) == [
                "number SK2535", "from CPH", "to BHX", "date 2025-06-14", "departs 08:15",
                "arrives 09:10",
            ])
    }

    @Test func `a time in UTC is put on the clock of its airport`() {
        #expect(
            values("SUMMARY:OZ101 NRT to ICN\nDTSTART:20261201T233000Z\nDTEND:20261202T020000Z")
                == [
                    "number OZ101", "from NRT", "to ICN", "date 2026-12-02", "departs 08:30",
                    "arrives 11:00",
                ])
    }

    @Test func `an arrival in the zone of the departure is put on the clock of its airport`() {
        #expect(
            values(
                "SUMMARY:LH400 FRA to JFK\nDTSTART;TZID=Europe/Berlin:20261201T141300\n"
                    + "DTEND;TZID=Europe/Berlin:20261201T221400"
            ).suffix(2)
                == ["departs 14:13", "arrives 16:14"])
    }

    @Test func `without the zone of an airport, a time in UTC says only the day`() {
        let leg = calendar("SUMMARY:SK1 XXA to XXB\nDTSTART:20250614T061500Z").legs.first
        let settled = leg?.settled { _ in nil }
        #expect(settled?.leg[.date] == "2025-06-14")
        #expect(settled?.leg[.departs] == nil)
        #expect(settled?.unknown == ["XXA"])
    }

    @Test(arguments: [
        "STATUS:CANCELLED\nSUMMARY:LH1 FRA-JFK", "SUMMARY:Canceled: LH1 FRA to JFK",
        "SUMMARY:Abgesagt: LH1 FRA–JFK", "SUMMARY:Fwd: Cancelled: LH1 FRA-JFK",
    ])
    func `a cancelled flight is known as one`(event: String) {
        #expect(calendar(event).legs.map { $0[.status] } == ["cancelled"])
        #expect(calendar("SUMMARY:LH1 FRA-JFK").legs.map { $0[.status] } == [nil])
    }

    @Test func `a calendar may cancel all its events`() {
        let text = "BEGIN:VCALENDAR\nMETHOD:CANCEL\nBEGIN:VEVENT\nSUMMARY:LH1 FRA-JFK\n"
        #expect(
            CalendarFlights(text + "END:VEVENT\n").legs.map { $0[.status] } == ["cancelled"])
    }

    @Test func `the alarm of an event does not mention the flight`() {
        let alarm = "BEGIN:VALARM\nDESCRIPTION:Reminder\nSUMMARY:Leave\nEND:VALARM"
        #expect(values("SUMMARY:LH1 FRA-JFK\n\(alarm)").first == "number LH1")
    }

    @Test(arguments: [
        ("Meeting with AMS and CDG about A320 orders", "", "the event"),
        ("Off to Milan", "Train IC 2310 from Berlin (BER) to Hamburg (HAM)", ", a train"),
        ("FlixBus", "Bus 123 BER to HAM", ", a bus"),
    ])
    func `what is no flight is named as what it is`(
        title: String, description: String, kind: String
    ) {
        let calendar = calendar("SUMMARY:\(title)\nDESCRIPTION:\(description)")
        #expect(calendar.legs.isEmpty)
        #expect(calendar.others.first?.contains("'\(title)'") == true)
        #expect(calendar.others.first?.contains(kind) == true)
    }

    @Test(arguments: ["SUMMARY:Lunch", "SUMMARY:Hotel CPH", "SUMMARY:SK2535", "", "SUMMARY"])
    func `another event is passed over, and counted`(event: String) {
        let calendar = calendar(event)
        #expect(calendar.legs.isEmpty)
        #expect(calendar.others.count == 1)
    }
}
