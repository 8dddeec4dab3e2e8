@testable import SectionKit
import Testing

/// Quotes fields and escapes formulas.
struct CSVTextTests {
    @Test(arguments: ["", "Falcon 9", "Türksat", "a;b", "a'b", " a ", "東京"])
    func `ordinary text is unchanged`(text: String) {
        #expect(text.quotedForCSV == text)
        #expect(text.escapedForSpreadsheets == text)
    }

    @Test(arguments: [
        ("a,b", #""a,b""#), (#"the "fifth""#, #""the ""fifth""""#), (#"""#, #""""""#),
        (",", #"",""#),
    ])
    func `commas and quotation marks are quoted`(text: String, field: String) {
        #expect(text.quotedForCSV == field)
    }

    @Test func `line breaks are quoted`() {
        for end in ["\n", "\r", "\r\n"] {
            #expect("a\(end)b".quotedForCSV == "\"a\(end)b\"")
        }
    }

    @Test(arguments: ["=1+1", "+1", "-1", "@SUM(A1)", "＝1", "＋1", "－1", "＠a"])
    func `an apostrophe prevents spreadsheets from running text`(text: String) {
        #expect(text.escapedForSpreadsheets == "'" + text)
    }

    @Test func `white space that spreadsheets skip is escaped too`() {
        for start in ["\t", "\r", "\n"] {
            #expect("\(start)=1".escapedForSpreadsheets == "'\(start)=1")
        }
    }

    @Test func `a combining mark does not hide a sign`() {
        #expect("=\u{338}1".escapedForSpreadsheets.unicodeScalars.first == "'")
    }

    @Test(arguments: ["1-2", "a=b", "'=1", " =1", "–1"])
    func `a sign elsewhere in the text is not escaped`(text: String) {
        #expect(text.escapedForSpreadsheets == text)
    }
}
