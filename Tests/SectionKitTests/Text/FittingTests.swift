import SectionEssentials
import Testing

@testable import SectionKit

struct FittingTests {
    @Test(arguments: [
        (Alignment.leading, "日本   "), (.trailing, "   日本"),
    ])
    func `padding fills the columns`(alignment: Alignment, padded: String) {
        #expect("日本".padded(to: 7, alignment) == padded)
    }

    @Test func `padding leaves wider text unchanged`() {
        #expect("Falcon".padded(to: 3, .trailing) == "Falcon")
    }

    @Test(arguments: [
        (6, "Falcon"), (5, "Falc…"), (1, "…"), (0, ""), (-1, ""),
    ])
    func `text is cut with a mark`(width: Int, truncated: String) {
        #expect("Falcon".truncated(to: width) == truncated)
    }

    @Test func `characters are not cut in half`() {
        #expect("日本語".truncated(to: 4) == "日…")
        #expect("👩🏽\u{200D}🚀👩🏽\u{200D}🚀".truncated(to: 3, mark: "~") == "👩🏽\u{200D}🚀~")
    }

    @Test func `a mark that does not fit is left out`() {
        #expect("Falcon".truncated(to: 2, mark: "...") == "Fa")
    }
}
