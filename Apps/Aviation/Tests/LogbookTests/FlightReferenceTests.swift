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
}
