import SectionEssentials
import Testing

@testable import Logbook

/// What is said if no flight has a name.
@Suite struct LogErrorTests {
    @Test(arguments: [
        ([], "Add a flight with 'flight-log add FLIGHT'."), (["LH401"], "Did you mean LH401?"),
        (["BA1"], "Run 'flight-log list' to see your flights."),
    ])
    func `a flight that is not there leads on, also in an empty log`(
        names: [String], way: String
    ) {
        let error = LogError.missing("LH400", among: names)

        #expect(error.summary == "no flight of your log is called LH400")
        #expect(error.recovery.hasSuffix(way))
    }
}
