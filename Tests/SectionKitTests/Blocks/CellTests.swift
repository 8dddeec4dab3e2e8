import Foundation
import SectionKit
import Testing

struct CellTests {
    @Test func `a known value is a cell of its type`() throws {
        let date = PreciseDate(Date(timeIntervalSince1970: 0), precision: .day)
        let link = try WebLink.test("https://example.com")

        #expect(Cell.text(orUnknown: "a") == .text("a"))
        #expect(Cell.integer(orUnknown: 1) == .integer(1))
        #expect(Cell.money(orUnknown: 1, "USD") == .money(1, currency: "USD"))
        #expect(Cell.date(orUnknown: date) == .date(date))
        #expect(Cell.link(orEmpty: "https://example.com") == .link(link))
    }

    @Test func `a missing value is an unknown cell`() {
        #expect(Cell.text(orUnknown: nil) == .unknown)
        #expect(Cell.text(orUnknown: " \u{200B}") == .unknown)
        #expect(Cell.integer(orUnknown: nil) == .unknown)
        #expect(Cell.money(orUnknown: nil, "USD") == .unknown)
        #expect(Cell.date(orUnknown: nil) == .unknown)
    }

    @Test func `an unsafe address makes an empty cell`() {
        #expect(Cell.link(orEmpty: nil) == .empty)
        #expect(Cell.link(orEmpty: "") == .empty)
        #expect(Cell.link(orEmpty: "javascript:alert(1)") == .empty)
    }
}
