import Logbook
import Testing

@testable import BoardingPasses

/// Flights among the events of calendars.
@Suite struct CalendarFlightsTests {
    private func calendar(_ event: String) -> CalendarFlights {
        CalendarFlights("BEGIN:VCALENDAR\nBEGIN:VEVENT\n\(event)\nEND:VEVENT\nEND:VCALENDAR\n")
    }

    private func values(_ event: String) -> [String] {
        calendar(event).legs.flatMap(\.readings).map { "\($0.field.rawValue) \($0.text)" }
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

    @Test func `of a time in UTC only the day is known`() {
        #expect(
            values("SUMMARY:SK2535 CPH to BHX\nDTSTART:20250614T061500Z\nDTEND:20250614T081000Z")
                == ["number SK2535", "from CPH", "to BHX", "date 2025-06-14"])
    }

    @Test(arguments: ["SUMMARY:Lunch", "SUMMARY:Hotel CPH", "SUMMARY:SK2535", "", "SUMMARY"])
    func `another event is passed over, and counted`(event: String) {
        let calendar = calendar(event)
        #expect(calendar.legs.isEmpty)
        #expect(calendar.others == 1)
    }
}
