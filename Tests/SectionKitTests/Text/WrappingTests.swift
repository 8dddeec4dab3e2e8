import Testing

@testable import SectionKit

struct WrappingTests {
    private static let texts = [
        "The quick brown fox jumps over the lazy dog, and then some more of the same.",
        "  leading, trailing   and   repeated  spaces  ",
        "https://www.example.com/a-very-long-address/without/any/space/in/it?at=all and then text",
        "東京都の打ち上げ 日本語 のテキスト ロケットの名前は長い",
        "👩🏽\u{200D}🚀👩🏽\u{200D}🚀👩🏽\u{200D}🚀 🚀🚀🚀🚀🚀 🇫🇷🇩🇪🇮🇹 ☀\u{FE0F} x",
        "Tu\u{308}rkmenA\u{308}lem 52°E / MonacoSAT नमस्ते क्षि \u{1112}\u{1161}\u{11AB}",
        "a b c d e f g h i j k l m n o p q r s t u v w x y z",
        "",
        "   ",
    ]

    @Test(arguments: texts, 2...60)
    func `no line is too long, and no text is lost`(text: String, width: Int) {
        let lines = text.wrapped(to: width)

        #expect(!lines.isEmpty)
        #expect(lines.allSatisfy { $0.displayWidth <= width })
        #expect(lines.allSatisfy { !$0.hasPrefix(" ") && !$0.hasSuffix(" ") })
        #expect(lines.joined().filter { $0 != " " } == text.filter { $0 != " " })
    }

    @Test(arguments: texts, 2...60)
    func `a word that fits stays whole, on the first line with room`(text: String, width: Int) {
        let words = text.split(separator: " ")
        guard words.allSatisfy({ $0.displayWidth <= width }) else { return }

        let lines = text.wrapped(to: width)

        #expect(lines.flatMap { $0.split(separator: " ") } == words)
        for (line, next) in zip(lines, lines.dropFirst()) {
            #expect(line.displayWidth + 1 + next.prefix { $0 != " " }.displayWidth > width)
        }
    }

    @Test func `a long word is broken, and the text continues after it`() {
        #expect("an abcdefgh ij k".wrapped(to: 5) == ["an", "abcde", "fgh", "ij k"])
    }

    @Test(arguments: ["", " ", "     "])
    func `text without words gives one empty line`(text: String) {
        #expect(text.wrapped(to: 10) == [""])
    }

    @Test(arguments: [1, 0, -1])
    func `characters wider than the line get one line each`(width: Int) {
        #expect("日本 🚀".wrapped(to: width) == ["日", "本", "🚀"])
    }
}
