import Foundation
import SectionKit
import Testing

struct FoldingTests {
    @Test(arguments: [
        ("Falcon 9", "falcon 9"),
        ("Türksat", "turksat"),
        ("ÄLEM", "alem"),
        ("Cafe\u{301}", "cafe"),
        (
            "Łódź Øre İstanbul ısı Ærø Œuvre Straße STRASSE",
            "lodz ore istanbul isi aero oeuvre strasse strasse"
        ),
        ("Crew’s ‘first’ “flight” – or — so", "crew's 'first' \"flight\" - or - so"),
        ("52°\u{A0}E × 2…", "52deg e x 2..."),
        ("СОЮЗ 東京 🚀", "союз 東京 🚀"),
        ("Ёлка й И\u{306}", "елка и и"),
        ("Όμηρος ΟΔΟΣ ΐ ᾳ", "ομηροσ οδοσ ι α"),
        ("Ｆａｌｃｏｎ　９", "falcon 9"),
        ("أحمد آ", "احمد ا"),
    ])
    func `folded text has no case, diacritics or typography`(text: String, folded: String) {
        #expect(text.folded == folded)
        #expect(text.folded.folded == folded)
    }

    @Test(arguments: [
        ("Falcon 9", "Falcon 9"),
        ("TürkmenÄlem 52°E / MonacoSAT", "TurkmenAlem 52degE / MonacoSAT"),
        ("Cafe\u{301} Ærø Œuvre ﬁn", "Cafe AEro OEuvre fin"),
        ("Crew’s “flight” – or — so…", "Crew's \"flight\" - or -- so..."),
        ("2 × 3 · €5\u{A0}→ x", "2 x 3 * EUR5 -> x"),
        ("🚀 日 \u{438}", "\\u{1F680} \\u{65E5} \\u{438}"),
        ("ǈ ə ㎏", "\\u{1C8} \\u{259} \\u{338F}"),
        ("Ｆａｌｃｏｎ　９！", "Falcon 9!"),
    ])
    func `ASCII text keeps the meaning`(text: String, ascii: String) {
        #expect(text.asciiOnly == ascii)
    }

    @Test func `every scalar has an ASCII form`() {
        let dropped = UnicodeData.scalars.filter {
            let ascii = String($0).asciiOnly
            return ascii.isEmpty || !ascii.utf8.allSatisfy { $0 < 0x80 }
        }

        #expect(dropped.map(\.value) == Array(0x0300...0x036F))
    }

    @Test func `a composed letter is found like its parts, except kana and Hangul`() {
        let letters: [Unicode.GeneralCategory] = [.lowercaseLetter, .uppercaseLetter, .otherLetter]
        let composed = UnicodeData.scalars.filter { scalar in
            let parts = String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars
            return parts.count > 1 && letters.contains(scalar.properties.generalCategory)
                && parts.first.map { $0.value >= 0x370 } == true
                && parts.dropFirst().allSatisfy {
                    $0.properties.generalCategory == .nonspacingMark
                }
                && !(0x3040...0x30FF ~= scalar.value) && !(0xAC00...0xD7A3 ~= scalar.value)
        }

        let wrong = composed.filter {
            String($0).folded != String($0).decomposedStringWithCanonicalMapping.folded
        }

        #expect(composed.count > 300)
        #expect(wrong.map { String($0.value, radix: 16) } == [])
    }

    @Test func `composed letters become the letters of their Unicode decomposition`() {
        let latin = UnicodeData.scalars.prefix(0x1F00).filter(\.isComposedLatin)

        for letter in latin {
            let base = String(
                String(letter).decomposedStringWithCanonicalMapping.unicodeScalars.prefix(1)
            )
            #expect(String(letter).asciiOnly == base)
            #expect(String(letter).folded == base.lowercased())
        }
        #expect(latin.count > 400)
    }
}

extension Unicode.Scalar {
    fileprivate var isComposedLatin: Bool {
        let parts = String(self).decomposedStringWithCanonicalMapping.unicodeScalars
        return parts.count > 1
            && parts.first.map { $0.isASCII && $0.properties.isAlphabetic } == true
    }
}
