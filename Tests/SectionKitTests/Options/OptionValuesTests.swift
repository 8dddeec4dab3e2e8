import SectionKit
import Testing

struct OptionValuesTests {
    private static let limit = SectionOption<Int>(
        "limit", placeholder: "N", summary: "how many", minimum: 0)
    private static let offset = SectionOption<Int>(
        "offset", placeholder: "N", summary: "how many to skip", minimum: 0)

    @Test func `a given value is read`() throws {
        let values = OptionValues(["limit": "5", "offset": "7"])

        #expect(try values.value(of: Self.limit) == 5)
        #expect(try values.value(of: Self.offset) == 7)
    }

    @Test func `a missing value is nil`() throws {
        #expect(try OptionValues(["limit": "5"]).value(of: Self.offset) == nil)
        #expect(try OptionValues().value(of: Self.limit) == nil)
    }

    private enum Day: String, CaseIterable, Sendable { case monday, tuesday }

    /// What help calls the default is what the code reads.
    @Test func `a missing value is the option's default`() throws {
        let day = SectionOption<Day>(
            "day", placeholder: "DAY", summary: "the day", default: .tuesday)
        let named = SectionOption(
            "day", placeholder: "DAY", summary: "the day", choices: [("one", 1), ("two", 2)],
            default: "two")
        let word = SectionOption(
            "day", placeholder: "DAY", summary: "the day", choices: ["Monday", "Tuesday"])
        let (none, given) = (OptionValues(), OptionValues(["day": "monday"]))

        #expect(try none.value(of: day) == .tuesday)
        #expect(try none.required(day) == .tuesday)
        #expect(try none.given(day) == nil)
        #expect(try none.value(of: named) == 2)
        #expect(try none.value(of: word) == "Monday")
        #expect(try given.value(of: day) == .monday)
        #expect(try given.given(day) == .monday)
    }

    @Test func `an invalid value throws the option's error`() {
        #expect(throws: Self.limit.description.usageError(for: "many")) {
            try OptionValues(["limit": "many"]).value(of: Self.limit)
        }
    }

    @Test func `a missing required value throws an error that names the option`() throws {
        #expect(try OptionValues(["limit": "5"]).required(Self.limit) == 5)

        let error = #expect(throws: UsageError.self) { try OptionValues().required(Self.limit) }
        #expect(error?.message.contains("--limit") == true)
    }

    @Test func `the error for a value names the option as given on the command line`() {
        let values = OptionValues().setting("limit", to: "many", as: "launches-limit")

        #expect(values.text(of: "limit") == "many")
        let error = #expect(throws: UsageError.self) { try values.value(of: Self.limit) }
        #expect(error?.message.hasPrefix("'many' is not valid for --launches-limit.") == true)
    }

    @Test func `the error for a choice names the option as given on the command line`() {
        let colors = SectionOption<[String]>(
            "colors", placeholder: "NAMES", summary: "which", anyOf: ["red", "blue"])
        let values = OptionValues().setting("colors", to: "red,bleu", as: "paints-colors")

        let error = #expect(throws: UsageError.self) { try values.value(of: colors) }
        #expect(
            error?.message.hasPrefix(
                "'bleu' is not valid for --paints-colors; did you mean 'blue'?") == true)
    }

    @Test func `each section of a command has its own values`() throws {
        var values = CommandValues(program: OptionValues(["source": "web"]))
        values[section: "menu"] = OptionValues(["limit": "5"])

        #expect(try values[section: "menu"].value(of: Self.limit) == 5)
        #expect(try values[section: "guests"].value(of: Self.limit) == nil)
        #expect(values.program.text(of: "source") == "web")
    }
}
