import Testing

@testable import Logbook

/// How people name a flight that they look up.
@Suite struct FlightReferenceTests {
    @Test(arguments: [
        ("LH400", "LH400"), ("lh400", "LH400"), ("LH 400", "LH400"),
        ("LH400 2026-06-14", "LH400 2026-06-14"), ("lh 400 2026-06-14 fra", "LH400 2026-06-14 FRA"),
        ("DLH400 FRA", "DLH400 FRA"),
    ])
    func `a number may be followed by a day and an airport`(text: String, meaning: String) {
        #expect(FlightReference(text)?.text == meaning)
    }

    @Test(arguments: ["", "London", "LH400 tomorrow", "2026-06-14", "LH400 2026-06-14 FRA JFK"])
    func `other texts are not references`(text: String) {
        #expect(FlightReference(text) == nil)
    }

    @Test(arguments: [
        ("LH400", "flight-log add LH400 DATE --from AIRPORT --to AIRPORT"),
        ("lh 400 2024-06-14", "flight-log add LH400 2024-06-14 --from AIRPORT --to AIRPORT"),
        ("LH400 2024-06-14 FRA", "flight-log add LH400 2024-06-14 --from FRA --to AIRPORT"),
    ])
    func `the command that adds a flight has placeholders for what is missing`(
        text: String, command: String
    ) {
        #expect(FlightReference(text)?.addCommand == command)
    }
}
