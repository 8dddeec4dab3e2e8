import ReportCLI
import Testing

@testable import walk_report

@Suite struct CatalogTests {
    @Test func `the names and options of the program do not collide`() throws {
        try Catalog.program.validate()
    }
}
