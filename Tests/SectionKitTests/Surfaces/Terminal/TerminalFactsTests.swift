import SectionEssentials
import Testing

@testable import SectionKit

struct TerminalFactsTests {
    @Test func `values are aligned after the widest label`() {
        let lines = Self.lines([
            Fact("a", "日本", .integer(12_345)), Fact("b", "Label", .text("x")),
        ])

        #expect(lines == ["日本   12,345", "Label  x"])
    }

    @Test func `an unknown or missing value says so`() {
        #expect(Self.lines([Fact("a", "CEO", .unknown)]) == ["CEO  unknown"])
        #expect(Self.lines([Fact("a", "Site", .empty)]) == ["Site  none"])
    }

    @Test func `a badge has its mark, and a time its zone`() throws {
        let start = try #require(ISO8601.date(from: "2020-11-16T00:27:00Z"))

        let lines = Self.lines([
            Fact("a", "State", .badge(Badge("failure", .negative))),
            Fact("b", "Start", .date(PreciseDate(start, precision: .hour))),
        ])

        #expect(lines == ["State  ✗ failure", "Start  16 Nov 2020 00:27 UTC"])
    }

    @Test(arguments: [
        (40, ["24         9 km", "Flights    Way", "", "Year  2024", "Best  unknown"]),
        (nil, ["Flights  24", "Year     2024", "Way      9 km", "Best     unknown"]),
    ])
    func `on a screen, the figures that are known are above the other facts`(
        width: Int?, wanted: [String]
    ) {
        let facts = [
            Fact("a", "Flights", .integer(24)).asFigure, Fact("b", "Year", .text("2024")),
            Fact("c", "Way", .text("9 km")).asFigure, Fact("d", "Best", .unknown).asFigure,
        ]
        #expect(Self.lines(facts, width: width) == wanted)
    }

    @Test func `figures that do not fit beside the first are facts like others`() {
        let facts = ["A", "B", "C"].map {
            Fact($0, "Figure \($0)", .text("twelve \($0)abcd")).asFigure
        }

        #expect(Self.lines(facts, width: 50).count == 2)
        #expect(
            Self.lines(facts, width: 40) == [
                "twelve Aabcd    twelve Babcd", "Figure A        Figure B", "",
                "Figure C  twelve Cabcd",
            ])

        let wide = ["A", "B"].map {
            Fact($0, $0, .text("some twenty letters \($0)")).asFigure
        }
        #expect(Self.lines(wide, width: 40).count == 2)
    }

    @Test func `a long value is wrapped beside its label`() {
        let fact = Fact("a", "Label", .text(String(repeating: "word ", count: 9)))

        #expect(
            Self.lines([fact], width: 40) == [
                "Label  word word word word word word",
                "       word word word",
            ])
    }

    @Test func `a long label is wrapped beside its value`() {
        let fact = Fact("a", "A label of a good many words", .text("short"))

        #expect(
            Self.lines([fact], width: 40) == [
                "A label of a good     short",
                "many words",
            ])
    }

    @Test func `no text is lost, and no line is too wide`() {
        let words = "東京 🚀 Donaudampfschifffahrtsgesellschaft https://example.com/a/b/c?d=e more"
        let facts = [Fact("a", words, .text(words)), Fact("b", "Label", .text(words))]
        let letters = Self.letters(words + words + "Label" + words)

        for width in 40...200 {
            let lines = Self.lines(facts, width: width)

            #expect(lines.allSatisfy { $0.displayWidth <= width })
            #expect(Self.letters(lines.joined()) == letters)
        }
    }

    @Test func `labels and values are indented`() {
        let style = TerminalStyle(width: 40)
        let facts = TerminalFacts(
            labels: ["a", "bc"],
            values: [TerminalCell("1", .plain), TerminalCell("2", .plain)],
            indent: 2,
            style: style
        )

        #expect(facts.lines == ["  a   1", "  bc  2"])
    }

    @Test func `there are no lines without facts`() {
        #expect(Self.lines([]) == [])
    }

    private static func lines(_ facts: [Fact], width: Int? = nil) -> [String] {
        TerminalFacts.parts(
            of: facts, style: TerminalStyle(width: width), formatter: ValueFormatter(zone: .utc)
        ).flatMap(\.lines)
    }

    /// The letters of a text, sorted because labels and values are side by side.
    private static func letters(_ text: String) -> [Character] {
        text.filter { $0 != " " }.sorted()
    }
}
