import Testing

@testable import Networking

/// Fields that are found in their line when they are read.
@Suite struct CSVRowTests {
    @Test(arguments: [
        ("", [""]), (",", ["", ""]), ("a,b,c", ["a", "b", "c"]), ("a,,c,", ["a", "", "c", ""]),
        (#""a","b""#, ["a", "b"]), (#""a, b",c"#, ["a, b", "c"]),
        (#""say ""hi""","",z"#, [#"say "hi""#, "", "z"]), (#"a"b,c"#, [#"a"b"#, "c"]),
        (
            "longer than a word,b,sevenby,eight by",
            ["longer than a word", "b", "sevenby", "eight by"]
        ),
        (#"é,"ü,""#, ["é", "ü,"]), ("\"\"", [""]), ("\"\"\"\"", ["\""]),
    ])
    func `a field is found as a scan of the row finds it`(line: String, fields: [String]) throws {
        var line = line
        try line.withUTF8 { bytes in
            let bytes = UnsafeRawBufferPointer(bytes)
            let row = CSVRow(valid: bytes)
            #expect(row.texts == fields)
            var scanner = CSVScanner(limit: 1_000)
            _ = try scanner.rowEnd(in: bytes)
            try scanner.endOfText()
            #expect(row.texts == CSVRow(bytes, fields: scanner.fields, line: 1).texts)
        }
    }

    @Test func `a field after the last is missing`() {
        var line = "1,2"
        line.withUTF8 { bytes in
            let row = CSVRow(valid: UnsafeRawBufferPointer(bytes))
            #expect(row.text(CSVColumn(index: 1)) == "2")
            #expect(row.text(CSVColumn(index: 2)) == nil)
            #expect(row.integer(CSVColumn(index: 9)) == nil)
            #expect(row.text(CSVColumn(index: nil)) == nil)
        }
    }
}
