@testable import SectionKit
import Testing

/// How text becomes a field that readers and sheets take for what it is.
struct CSVTextTests {
    @Test(arguments: ["", "Falcon 9", "Türksat", "a;b", "a'b", " a ", "東京"])
    func `what is not mistaken for anything stays as it is`(text: String) {
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

    @Test func `line ends are quoted`() {
        for end in ["\n", "\r", "\r\n"] {
            #expect("a\(end)b".quotedForCSV == "\"a\(end)b\"")
        }
    }

    @Test(arguments: ["=1+1", "+1", "-1", "@SUM(A1)", "＝1", "＋1", "－1", "＠a"])
    func `an apostrophe keeps sheets from running text`(text: String) {
        #expect(text.escapedForSpreadsheets == "'" + text)
    }

    @Test func `also before white space that sheets pass over`() {
        for start in ["\t", "\r", "\n"] {
            #expect("\(start)=1".escapedForSpreadsheets == "'\(start)=1")
        }
    }

    @Test func `a mark on the sign does not hide it`() {
        #expect("=\u{338}1".escapedForSpreadsheets.unicodeScalars.first == "'")
    }

    @Test(arguments: ["1-2", "a=b", "'=1", " =1", "–1"])
    func `a sign elsewhere is harmless`(text: String) {
        #expect(text.escapedForSpreadsheets == text)
    }
}
