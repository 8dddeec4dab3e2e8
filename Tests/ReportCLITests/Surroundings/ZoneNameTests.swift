@testable import ReportCLI
import SectionKit
import Testing

/// The names of time zones; those of the database are tried on the program, as its zone is one.
@Suite struct ZoneNameTests {
    @Test(arguments: ["UTC", "utc", "Utc"])
    func `UTC needs no database`(name: String) {
        #expect(LibcZone(name) == .utc)
    }

    @Test(arguments: [
        "", " ", "Mars/Olympus", "Europe", "Europe/", "/Europe/Berlin", "../zoneinfo/UTC",
        "Europe/../UTC", "zone.tab", "tzdata.zi", "UTC0", "Europe/Berlin ", "CET-1CEST",
    ])
    func `what is no zone of the database is refused`(name: String) {
        #expect(LibcZone(name) == nil)
    }
}
