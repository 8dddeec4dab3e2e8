import ReportCLI
import Testing

@testable import flight_report

@Suite struct CatalogTests {
    @Test func `no two names, options or keys of the program collide`() throws {
        try Catalog.program.validate()
    }
}
