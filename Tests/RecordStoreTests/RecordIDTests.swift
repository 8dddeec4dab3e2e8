import SectionEssentials
import Testing

@testable import RecordStore

struct RecordIDTests {
    @Test(arguments: ["a", "01HX-b_c.d", "A.json", String(repeating: "x", count: 100)])
    func `a name of letters, digits, hyphens, underscores and full stops is valid`(text: String) {
        #expect(RecordID(text)?.text == text)
    }

    @Test(arguments: [
        "", ".", "..", ".hidden", "a/b", "../a", "a\\b", "a b", "a\u{0}", "é", "a\n", "a:b",
        String(repeating: "x", count: 101),
    ])
    func `a name that could refer to a file outside the folder is invalid`(text: String) {
        #expect(RecordID(text) == nil)
    }

    @Test func `new names are unique and sort by their dates`() {
        let dates = (0..<1_000).map { Date(timeIntervalSince1970: 1_700_000_000 + Double($0)) }

        let ids = dates.map { RecordID(at: $0) }

        #expect(ids == ids.sorted())
        #expect(Set(ids).count == 1_000)
        #expect(ids.allSatisfy { $0.text.utf8.count == 26 && RecordID($0.text) == $0 })
        #expect(Set(ids.map { _ in RecordID(at: dates[0]) }).count == 1_000)
    }
}
