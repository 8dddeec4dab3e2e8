import SectionKit
import Testing

struct JoinersTests {
    @Test(arguments: [
        "می\u{200C}خواهم", "خانه\u{200C}ها", "پدر\u{200C}بزرگ", "نامه\u{200C}ای", "مِی\u{200C}خوانَد",
        "ශ්\u{200D}රී ලංකා", "ක්\u{200D}ෂ", "क्\u{200D}ष", "क्\u{200C}ष", "र\u{94D}\u{200D}य",
        "র\u{200D}\u{9CD}য", "ന്\u{200D}", "ಕ\u{CCD}\u{200C}ಷ", "\u{1820}\u{200D}\u{1821}",
        "ߞ\u{200C}ߊ", "👩\u{200D}🚀", "👩🏽\u{200D}🚀 crew", "👁\u{FE0F}\u{200D}🗨\u{FE0F}",
        "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F} England",
    ])
    func `joiners and tags that change how a text is read stay`(text: String) {
        #expect(Array(text.safe.unicodeScalars) == Array(text.unicodeScalars))
    }

    @Test func `every emoji stays as it is`() throws {
        let emoji = try UnicodeData.emoji()

        #expect(emoji.filter { Array($0.safe.unicodeScalars) != Array($0.unicodeScalars) } == [])
        #expect(emoji.contains { $0.unicodeScalars.contains("\u{200D}") })
    }

    @Test(arguments: [
        ("pay\u{200C}pal", "paypal"), ("a\u{200D}b", "ab"), ("\u{200D}", ""), ("\u{200C}می", "می"),
        ("می\u{200C}", "می"), ("می\u{200C} خ", "می خ"), ("می\u{200C}a", "میa"),
        ("می\u{200C}\u{200C}خ", "می\u{200C}خ"), ("क\u{200D}ष", "कष"), ("क्\u{200C}", "क्"),
        ("क्\u{200D}ि", "क्ि"), ("🚀\u{200C}🚀", "🚀🚀"), ("🚀\u{200D}a", "🚀a"), ("1\u{200D}2", "12"),
        ("東\u{200D}京", "東京"), ("ש\u{200D}ל", "של"),
        ("🏴\u{E0067}\u{E0062}", "🏴"), ("🏴\u{E0031}\u{E0062}\u{E0065}\u{E007F}", "🏴"),
        ("🏁\u{E0067}\u{E0062}\u{E0065}\u{E007F}", "🏁"),
        (
            "🏴\u{E0073}\u{E0065}\u{E0063}\u{E0072}\u{E0065}\u{E0074}\u{E0073}\u{E0073}\u{E007F}",
            "🏴"
        ),
    ])
    func `those that draw nothing are removed`(text: String, safe: String) {
        #expect(Array(text.safe.unicodeScalars) == Array(safe.unicodeScalars))
    }

    @Test func `a joined text takes the columns of its letters`() {
        #expect("می\u{200C}خواهم".displayWidth == "میخواهم".displayWidth)
        #expect("👩\u{200D}🚀".displayWidth == 2)
        #expect(
            "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}".displayWidth == 2)
    }

    @Test func `a text is cut between letters, never within a family`() {
        let text = "می\u{200C}خواهم 👩\u{200D}🚀👩\u{200D}🚀"

        for width in 0...text.displayWidth {
            let cut = text.truncated(to: width, mark: "")
            #expect(cut.displayWidth <= width)
            #expect(text.hasPrefix(cut))
            #expect(cut.hasSuffix("👩") == false)
        }
    }

    @Test func `a search finds a text with and without joiners`() {
        #expect("می\u{200C}خواهم".folded == "میخواهم".folded)
        #expect("👩\u{200D}🚀".folded == "👩🚀")
        #expect("🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}".folded == "🏴")
    }

    @Test(arguments: [
        ("می\u{200C}", "می\u{200C}"), ("a\u{200D}b\u{200E}", "a\u{200D}b\u{200E}"),
        ("a\u{1B}[31m\u{7}b\u{9B}c", "a[31mbc"), ("a\r\n\tb", "a b"), ("a\u{85}b", "a b"),
        ("a\u{2028}b", "a b"), ("u\u{308}", "u\u{308}"),
    ])
    func `a typed text loses only control characters`(text: String, typed: String) {
        #expect(Array(text.asTyped.unicodeScalars) == Array(typed.unicodeScalars))
        #expect(text.typed.map { Array($0.unicodeScalars) } == Array(typed.unicodeScalars))
    }

    @Test(arguments: ["", "  ", "\u{200D}", "\u{200B}\u{7}", "\u{2800}"])
    func `a text in which nothing is seen counts as none`(text: String) {
        #expect(text.typed == nil)
    }
}
