import SectionKit
import Testing

struct DisplayWidthTests {
    @Test func `every wide scalar takes two columns`() throws {
        let wide = try UnicodeData.wide().filter { !$0.isMark }

        let wrong = wide.filter { Character($0).displayWidth != 2 }

        #expect(wide.count > 180_000)
        #expect(wrong.isEmpty)
    }

    @Test func `every mark alone takes no column`() {
        let marks = UnicodeData.scalars.filter(\.isMark)

        let wrong = marks.filter { Character($0).displayWidth != 0 }

        #expect(marks.count > 1_900)
        #expect(wrong.isEmpty)
    }

    @Test func `every other visible scalar takes one column`() throws {
        let wide = try UnicodeData.wide()
        let others = UnicodeData.scalars.filter {
            $0.isDrawnAlone && !$0.properties.isEmojiPresentation && !wide.contains($0)
        }

        let wrong = others.filter { Character($0).displayWidth != 1 }

        #expect(others.count > 60_000)
        #expect(wrong.isEmpty)
    }

    @Test func `control characters and zero-width characters take no column`() {
        let unseen = [
            "", "\u{0}", "\u{7}", "\u{1B}", "\u{7F}", "\u{9B}", "\n", "\r\n", "\u{AD}", "\u{200B}",
            "\u{200D}", "\u{200E}", "\u{202E}", "\u{2028}", "\u{2060}", "\u{2069}", "\u{FEFF}",
            "\u{FFF9}", "\u{E0041}",
        ]

        #expect(unseen.filter { $0.displayWidth != 0 } == [])
    }

    @Test func `every emoji takes two columns`() throws {
        let emoji = try UnicodeData.emoji()

        let wrong = emoji.filter { $0.displayWidth != 2 }

        #expect(emoji.count > 3_600)
        #expect(wrong.isEmpty)
    }

    @Test func `emoji newer than the table take two columns`() {
        let emoji = UnicodeData.scalars.filter(\.properties.isEmojiPresentation)

        let wrong = emoji.filter { Character($0).displayWidth != 2 }

        #expect(emoji.count > 1_200)
        #expect(wrong.isEmpty)
    }

    @Test func `emoji in a row do not merge into one`() throws {
        let emoji = try UnicodeData.emoji()

        #expect(emoji.joined(separator: " ").displayWidth == 3 * emoji.count - 1)
    }

    @Test(arguments: [
        ("Starlink-15 (v1.0)", 18),
        ("TürkmenÄlem 52°E / MonacoSAT", 28),
        ("Tu\u{308}rkmenA\u{308}lem 52°E / MonacoSAT", 28),
        ("Türksat – 5A “quoted”", 21),
        ("Любовь", 6),
        ("東京 Tokyo", 10),
        ("ｽﾍﾟｰｽ", 5),
        ("한국", 4),
        ("\u{1112}\u{1161}\u{11AB}\u{1100}\u{116E}\u{11A8}", 4),
        ("กำ", 2),
        ("का", 2),
        ("☀ ☀\u{FE0F}", 4),
        ("1 1\u{FE0F}\u{20E3}", 4),
        ("a\u{FE0F}", 1),
        ("\u{600} \u{605} \u{6DD} \u{70F} \u{890} \u{891} \u{8E2} \u{110BD} \u{110CD}", 17),
        ("🇫🇷🇩🇪", 4),
        ("👩🏽\u{200D}🚀 launches 🚀", 14),
        ("ä" + String(repeating: "\u{303}", count: 100), 1),
    ])
    func `texts take as many columns as in a terminal`(text: String, columns: Int) {
        #expect(text.displayWidth == columns)
        #expect(text.dropFirst(0).displayWidth == columns)
    }
}

extension Unicode.Scalar {
    fileprivate var isMark: Bool {
        [.nonspacingMark, .enclosingMark].contains(properties.generalCategory)
    }

    /// Whether it is not a mark, a control character, or a letter drawn inside the one before it.
    fileprivate var isDrawnAlone: Bool {
        let unseen: [Unicode.GeneralCategory] = [
            .unassigned, .control, .format, .lineSeparator, .paragraphSeparator,
        ]
        let name = properties.name ?? ""
        return !isMark && !unseen.contains(properties.generalCategory)
            && !name.hasPrefix("HANGUL JUNGSEONG") && !name.hasPrefix("HANGUL JONGSEONG")
            && !properties.isDefaultIgnorableCodePoint
    }
}
