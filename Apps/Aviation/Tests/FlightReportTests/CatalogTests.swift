import ReportCLI
import Testing

@testable import flight_report

@Suite struct CatalogTests {
    @Test func `the names, options and keys of the program do not collide`() throws {
        try Catalog.program.validate()
    }
}
