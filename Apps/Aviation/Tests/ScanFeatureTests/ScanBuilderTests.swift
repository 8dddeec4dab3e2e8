import Logbook
import Testing

@testable import ScanFeature

@Suite struct ScanBuilderTests {
    @Test func `there are actions`() {
        #expect(ScanBuilder.actions.isEmpty)
    }
}
