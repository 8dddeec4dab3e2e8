import SectionKit
import Testing

struct SafeTextTests {
    private static let breaks: [UInt32] = [0x09, 0x0A, 0x0B, 0x0C, 0x0D, 0x85, 0x2028, 0x2029]
    private static let removed: [ClosedRange<UInt32>] = [
        0x00...0x1F, 0x7F...0x9F, 0xAD...0xAD, 0x034F...0x034F, 0x061C...0x061C, 0x180E...0x180E,
        0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2064, 0x2066...0x206F, 0xFDD0...0xFDEF,
        0xFEFF...0xFEFF, 0xFFF9...0xFFFB, 0xFFFE...0xFFFF, 0x1FFFE...0x1FFFF, 0xE0000...0xE007F,
        0x10FFFE...0x10FFFF,
    ]

    @Test(arguments: removed)
    func `characters that control or hide text are removed`(range: ClosedRange<UInt32>) throws {
        for value in range where !Self.breaks.contains(value) {
            let scalar = try #require(Unicode.Scalar(value))

            #expect("a\(scalar)b".safe.unicodeScalars.elementsEqual("ab".unicodeScalars))
        }
    }

    @Test(arguments: breaks)
    func `a tab or line end becomes a space`(value: UInt32) throws {
        let scalar = try #require(Unicode.Scalar(value))

        #expect("a\(scalar)b".safe == "a b")
    }

    @Test func `a run of line ends becomes one space`() {
        for text in ["a\r\nb", "a\n\n\tb", "a\n\u{200B}\nb", "a\u{2028}\u{85}b"] {
            #expect(text.safe == "a b")
        }
    }

    /// One test for all, because test names show their arguments, and the terminal would obey them.
    @Test func `escape sequences lose their control characters`() {
        let sequences = [
            "\u{1B}[31mred\u{1B}[0m": "[31mred[0m",
            "\u{9B}2Jcleared": "2Jcleared",
            "\u{1B}]8;;https://example.com\u{1B}\\link\u{7}": "]8;;https://example.com\\link",
            "\u{1B}]52;c;aGVsbG8=\u{7}": "]52;c;aGVsbG8=",
            "\u{9D}52;c;aGVsbG8=\u{9C}": "52;c;aGVsbG8=",
            "abc\u{8}\u{8}\u{8}xyz\rover": "abcxyz over",
            "user\u{202E}gpj.exe": "usergpj.exe",
        ]

        for (text, safe) in sequences {
            #expect(text.safe == safe)
        }
    }

    @Test(arguments: [
        "", "Falcon 9 ~ B1051.10 [ok]", "TürkmenÄlem 52°E / MonacoSAT", "u\u{308}", "東京",
        "🇫🇷 ☀\u{FE0F}",
        "क्षि", "กำ", "שָׁלוֹם", "\u{0600}1",
    ])
    func `ordinary text stays as it is`(text: String) {
        #expect(text.safe.unicodeScalars.elementsEqual(text.unicodeScalars))
    }

    @Test func `a letter keeps at most four marks`() {
        let pile = String(repeating: "\u{301}", count: 50)

        let safe = "Z\(pile)a\(pile)\u{200B}\(pile)o".safe

        #expect(safe.count == 3)
        #expect(safe.unicodeScalars.count == 3 + 2 * 4)
    }

    @Test func `safe text is not changed again`() {
        let text = "a\u{1B}\n\u{200B}\tb\u{301}\u{AD}\u{302}\u{303}\u{304}\u{305}\u{306}\u{2029}"

        #expect(text.safe.safe == text.safe)
    }
}
