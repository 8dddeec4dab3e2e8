@testable import ReportCLI
import SectionKit
import Testing

/// The examples of options in help.
@Suite struct OptionMeaningTests {
    private static func meaning(_ summary: String, in range: ClosedRange<Int>) -> String {
        SectionOption<Int>("n", placeholder: "N", summary: summary, in: range).description.meaning
    }

    @Test func `an example that the summary names is not repeated`() {
        #expect(
            Self.meaning("the length; 10 unless given", in: 1...99) == "the length; 10 unless given"
        )
        #expect(Self.meaning("the length (default: 10)", in: 1...99) == "the length (default: 10)")
        #expect(
            Self.meaning("the length (default: 100)", in: 1...99)
                == "the length (default: 100), such as 10")
    }

    @Test(arguments: [
        (1...2880, "10"), (1...5, "3"), (10...20, "15"), (1950...2100, "2025"), (7...7, "7"),
    ])
    func `the example of a number is not the least`(range: ClosedRange<Int>, example: String) {
        #expect(Self.meaning("a number", in: range) == "a number, such as \(example)")
    }

    @Test(arguments: [(0, "10"), (9, "10"), (10, "20"), (40, "80")])
    func `the example of a number with a minimum is more`(minimum: Int, example: String) {
        let option = SectionOption<Int>(
            "n", placeholder: "N", summary: "a number", minimum: minimum)

        #expect(option.description.meaning == "a number, such as \(example)")
    }
}
