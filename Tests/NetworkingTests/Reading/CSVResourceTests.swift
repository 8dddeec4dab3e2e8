import Networking
import SectionEssentials
import Testing

@Suite struct CSVResourceTests {
    @Test(arguments: csvCases)
    func `rows are read as Python reads them`(text: String, rows: [[String]]) throws {
        #expect(try read(text).records == withoutBlanks(rows))
    }

    @Test(arguments: csvCases)
    func `rows are the same for pieces of any size`(text: String, rows: [[String]]) throws {
        for size in 1...5 {
            #expect(try read(text, inPiecesOf: { size }).records == withoutBlanks(rows))
        }
    }

    @Test(arguments: 0..<40)
    func `written rows are read back, with any quoting`(seed: UInt64) throws {
        var random = SeededGenerator(state: seed)
        let rows = (0..<20).map { _ in (0..<3).map { _ in field(&random) } }
        let text = written([["a", "b", "c"]] + rows, &random)

        #expect(try read(text).records == rows)
        #expect(
            try read(text, inPiecesOf: { Int.random(in: 1...9, using: &random) }).records == rows)
    }

    @Test(arguments: 0..<40)
    func `random text causes no crash`(seed: UInt64) throws {
        var random = SeededGenerator(state: seed)
        let signs = Array("a,b,c\n\"\r\u{0}é".utf8) + [0xFF]
        let noise = (0..<200).map { _ in signs.randomElement(using: &random) ?? 0 }
        let body = Data("a,b,c\n".utf8 + noise)

        let whole = Result { try resource.value(from: body) }
        let pieces = Result { try value(of: body, inPiecesOf: { 3 }) }

        #expect((try? whole.get()) == (try? pieces.get()))
    }

    @Test func `rows with a different number of fields than the header are dropped and counted`()
        throws
    {
        let table = try read("a,b,c\n1,2\n1,2,3\n1,2,3,4\n")

        #expect(table.records == [["1", "2", "3"]])
        #expect(table.dropped == 2)
    }

    @Test func `each row is added to a value of any type, and so is one that cannot be used`()
        throws
    {
        let resource = Resource<[String]>.csv(
            of: Endpoint("/x"), called: "names", into: ["begin"],
            read: { header in
                let name = header.column("name")
                return { row in row.text(name) }
            },
            add: { (names, name: consuming String?) in names.append(name ?? "-") })

        let names = try resource.value(from: Data("name,n\nA,1\n,2\nB\nC,3\n".utf8))

        #expect(names == ["begin", "A", "-", "-", "C"])
        #expect(throws: RequestError.unreadable(reason: "none of its rows are names")) {
            try resource.value(from: Data("name,n\n,2\n".utf8))
        }
    }

    @Test func `numbers and words are read`() throws {
        let resource = Resource.csv(of: Endpoint("/x"), called: "numbers") { header in
            let (a, b, c) = (header.column("a"), header.column("b"), header.column("c"))
            let none = header.column(ifPresent: "none")
            return { row in
                "\(row.integer(a) ?? 0) \(row.decimal(b) ?? 0) \(row.has("yes", in: c)) "
                    + "\(row.text(none) ?? "nothing") \(row.line)"
            }
        }
        let text = "a,b,c\n-12,51.25,yes\n1.5,1e999,\"y\nes\"\n x,-.5,Yes\n"

        #expect(
            try resource.value(from: Data(text.utf8)).records == [
                "-12 51.25 true nothing 2", "0 0.0 false nothing 3", "0 -0.5 false nothing 5",
            ])
    }

    @Test(arguments: [
        "0", "-0", "7", "51.4706", "-118.407997", "0.1", "123456789.012345", "1234567.1234567891",
        "5.", ".5", "1e-3", "+2", "179.999999999999", "0.000000000000001",
    ])
    func `a decimal is read as the nearest Double`(text: String) throws {
        let resource = Resource.csv(of: Endpoint("/x"), called: "numbers") { header in
            let a = header.column("a")
            return { row in row.decimal(a) }
        }
        let number = try resource.value(from: Data("a\n\(text)\n".utf8)).records.first

        #expect(number == Double(text))
        #expect(number?.sign == Double(text)?.sign)
    }

    @Test(arguments: ["x", "1.2.3", "--1", "-", "1,5", "0x10", "nan", "inf", " 1"])
    func `other text is not read as a decimal`(text: String) throws {
        let resource = Resource.csv(of: Endpoint("/x"), called: "numbers") { header in
            let a = header.column("a")
            return { row in row.decimal(a) == nil }
        }
        let isNone = try resource.value(from: Data("a\n\"\(text)\"\n".utf8)).records

        #expect(isNone == [true])
    }

    @Test(arguments: [
        ("", "it is empty"),
        ("\u{FEFF}", "it is empty"),
        ("a,b\n", "it is not a table of letters; it has no column c: a,b"),
        ("a,b,b,c\n", "it is not a table of letters; it has several columns b: a,b,b,c"),
        (
            "\n<!DOCTYPE html><p>a,b,c",
            "it is a web page, not CSV; the network may require a login"
        ),
        ("a,b,c\n1,2,\"3\n", "invalid CSV, line 2: a quotation mark is opened and never closed"),
        (
            "a,b,c\n\"1\n1\",\"2\"2,3\n",
            "invalid CSV, line 3: something other than a comma follows a quoted field"
        ),
        ("a,b,c\n1,2\n", "none of its rows are letters"),
    ])
    func `an error has its reason and line`(text: String, reason: String) {
        let error = RequestError.unreadable(reason: reason)
        #expect(throws: error) { try read(text) }
        #expect(throws: error) { try read(text, inPiecesOf: { 1 }) }
    }

    @Test func `an endless row is an error`() {
        let text = "a,b,c\n1,2,\"" + String(repeating: "x", count: 1 << 20)
        let reason =
            "invalid CSV, line 2: a row is longer than 1024 KB; perhaps a quotation mark is never "
            + "closed"
        #expect(throws: RequestError.unreadable(reason: reason)) { try read(text) }
    }

    private let resource = Resource.csv(of: Endpoint("/x"), called: "letters") { header in
        let columns = ["a", "b", "c"].map { header.column($0) }
        return { row in columns.map { row.text($0) ?? "" } }
    }

    /// Replaces blank fields, which have no text, with "", as the resource below does.
    private func withoutBlanks(_ rows: [[String]]) -> [[String]] {
        rows.map { row in row.map { $0.allSatisfy(\.isWhitespace) ? "" : $0 } }
    }

    private func read(_ text: String) throws -> Records<[String]> {
        try resource.value(from: Data(text.utf8))
    }

    private func read(_ text: String, inPiecesOf size: () -> Int) throws -> Records<[String]> {
        try value(of: Data(text.utf8), inPiecesOf: size)
    }

    private func value(of body: Data, inPiecesOf size: () -> Int) throws -> Records<[String]> {
        var reader = resource.makeReader()
        var rest = body[...]
        while !rest.isEmpty {
            let piece = rest.prefix(size())
            try piece.withUnsafeBytes { try reader.take($0) }
            rest = rest.dropFirst(piece.count)
        }
        return try reader.finish()
    }

    private func field(_ random: inout SeededGenerator) -> String {
        let signs: [Character] = ["x", "é", ",", "\"", "\n", "\r", " ", "🛫"]
        let length = Int.random(in: 0...4, using: &random)
        return "k" + String((0..<length).compactMap { _ in signs.randomElement(using: &random) })
    }

    private func written(_ rows: [[String]], _ random: inout SeededGenerator) -> String {
        let lineEnd = ["\n", "\r\n", "\r"].randomElement(using: &random) ?? "\n"
        return rows.map { row in
            row.map { field in
                let needsQuotes = field.unicodeScalars.contains {
                    ",\"\n\r".unicodeScalars.contains($0)
                }
                guard needsQuotes || Bool.random(using: &random) else { return field }
                return "\"" + field.replacing("\"", with: "\"\"") + "\""
            }.joined(separator: ",")
        }.joined(separator: lineEnd)
    }
}

/// A random number generator with a seed (SplitMix64).
private struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
