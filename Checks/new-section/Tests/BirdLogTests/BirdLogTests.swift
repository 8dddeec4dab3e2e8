import ReportCLI
import Testing

@testable import BirdLog

@Suite struct BirdLogTests {
    @Test func `the names of the program do not collide`() throws {
        try BirdLog.program.validate()
    }
}
