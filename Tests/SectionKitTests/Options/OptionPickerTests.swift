import Testing

@testable import SectionKit

/// Options whose values are picked in `browse`.
struct OptionPickerTests {
    private static let year = SectionOption(
        "year", placeholder: "YEAR", summary: "only this year", accepts: "a year", example: "2020",
        parse: { Int($0) })

    @Test func `an option with a picker is read as before`() throws {
        let picker = OptionPicker(key: "y", title: "Year", column: "date")

        let picked = Self.year.picked(by: picker)

        #expect(Self.year.description.picker == nil)
        #expect(picked.description.picker == picker)
        #expect(try picked.value(from: "2020") == 2020)
        #expect(throws: UsageError.self) { try picked.value(from: "soon") }
    }

    @Test func `a value can be set, replaced and removed`() throws {
        let values = OptionValues(["year": "2020", "sort": "asc"])

        #expect(values.setting("year", to: "2021").text(of: "year") == "2021")
        #expect(values.setting("year", to: nil) == OptionValues(["sort": "asc"]))
        #expect(values.text(of: "year") == "2020")
    }
}
