import SectionKit
import Testing

struct OptionValuesTests {
    private static let limit = SectionOption<Int>(
        "limit", placeholder: "N", summary: "how many", minimum: 0)
    private static let offset = SectionOption<Int>(
        "offset", placeholder: "N", summary: "how many to skip", minimum: 0)

    @Test func `a value that was given is read`() throws {
        let values = OptionValues(["limit": "5", "offset": "7"])

        #expect(try values.value(of: Self.limit) == 5)
        #expect(try values.value(of: Self.offset) == 7)
    }

    @Test func `a value that was not given is nil`() throws {
        #expect(try OptionValues(["limit": "5"]).value(of: Self.offset) == nil)
        #expect(try OptionValues().value(of: Self.limit) == nil)
    }

    @Test func `a value that the option does not take is refused as the option says`() {
        #expect(throws: Self.limit.description.refusal(of: "many")) {
            try OptionValues(["limit": "many"]).value(of: Self.limit)
        }
    }

    @Test func `holds what is required, or refuses naming the option`() throws {
        #expect(try OptionValues(["limit": "5"]).required(Self.limit) == 5)

        let error = #expect(throws: UsageError.self) { try OptionValues().required(Self.limit) }
        #expect(error?.message.contains("--limit") == true)
    }
}
