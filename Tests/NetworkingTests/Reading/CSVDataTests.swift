import Networking
import SectionEssentials
import Testing

/// The rows of a file that a person has chosen.
@Suite struct CSVDataTests {
    private static func rows(
        of text: Data, _ separator: CSVSeparator = .comma, limit: Int = 1 << 20
    ) throws -> [[String]] {
        var rows: [[String]] = []
        try CSVRow.forEach(in: text, separatedBy: separator, limit: limit) { row in
            rows.append(["\(row.line)"] + row.texts)
            return true
        }
        return rows
    }

    @Test(arguments: [CSVSeparator.comma, .semicolon, .tab])
    func `rows of any length have their lines`(separator: CSVSeparator) throws {
        let mark = String(UnicodeScalar(separator.rawValue))
        let text = "\u{FEFF}a,\"b,\"\"c\"\"\n\"\r\n\r\n1\n,,3\rlast".replacing(",", with: mark)

        let rows = try Self.rows(of: Data(text.utf8), separator)

        #expect(
            rows == [
                ["1", "a", "b\(mark)\"c\"\n"], ["4", "1"], ["5", "", "", "3"], ["6", "last"],
            ])
    }

    @Test func `each row has its texts`() throws {
        var sums: [Int] = []
        try CSVRow.forEach(in: Data("1;2\n3;4\n".utf8), separatedBy: .semicolon) { row in
            sums.append(row.texts.compactMap { Int($0) }.reduce(0, +))
            return true
        }

        #expect(sums == [3, 7])
    }

    @Test func `a field that is not UTF-8 is read as Latin-1`() throws {
        let text = Data([0xC3, 0xB8, 0x2C, 0x62, 0xF8, 0x2C, 0x22, 0xE9, 0x22, 0x22, 0x22])

        #expect(try Self.rows(of: text) == [["1", "ø", "bø", "é\""]])
    }

    @Test func `reading stops when no more rows are wanted`() throws {
        var count = 0
        try CSVRow.forEach(in: Data("a\nb\n\"".utf8)) { _ in
            count += 1
            return count < 2
        }
        #expect(count == 2)
    }

    @Test(arguments: [
        ("a\n\"b", "invalid CSV, line 2: a quotation mark is opened and never closed"),
        (
            "a\n\"b\"c",
            "invalid CSV, line 2: something other than a comma follows a quoted field"
        ),
    ])
    func `wrong quotation marks are an error with the line`(text: String, reason: String) {
        #expect(throws: RequestError.unreadable(reason: reason)) {
            try Self.rows(of: Data(text.utf8))
        }
    }

    @Test func `a row that is too long is an error`() {
        #expect(throws: RequestError.self) {
            try Self.rows(of: Data("a\n12345678901\n".utf8), limit: 10)
        }
    }
}
