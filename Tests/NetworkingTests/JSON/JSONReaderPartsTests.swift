import Foundation
import Networking
import Testing

/// Single fields of objects, and the usable elements of lists.
struct JSONReaderPartsTests {
    @Test(arguments: [
        (#"{"a": 1, "b": 2}"#, 2), (#"{"b": {"c": 3}, "b": 4}"#, 4), (#"{"a": 1}"#, nil),
        (#"{"b": "2"}"#, nil), ("{}", nil), ("[2]", nil), ("null", nil), ("2", nil),
    ])
    func `one field of an object can be read`(json: String, expected: Int?) throws {
        #expect(try read(json) { r in r.field("b") { $0.integer() } } == expected)
    }

    @Test func `a field of a nested object can be read, and reading goes on after it`() throws {
        let json = #"[{"a": {"b": "c", "d": [1]}}, "e"]"#
        var texts: [String?] = []

        _ = try read(json) { reader in
            reader.array { element in
                texts.append(
                    element.field("a") { $0.field("b") { $0.string() } } ?? element.string())
            }
        }

        #expect(texts == ["c", "e"])
    }

    @Test(
        arguments: [
            ("[1, 2]", [1, 2]), (#"[1, "2", null, [3], 4]"#, [1, 4]), ("[]", []), ("{}", nil),
            ("null", nil), ("1", nil),
        ] as [(String, [Int]?)])
    func `only the usable elements of a list are read`(json: String, expected: [Int]?) throws {
        #expect(try read(json) { r in r.list { $0.integer() } } == expected)
    }

    private func read<T>(_ json: String, _ body: (inout JSONReader) -> T) throws -> T {
        try JSONReader.read(Data(json.utf8), body)
    }

    @Test func `a value of any type can be read as its JSON text`() throws {
        let texts = [#"{"a": [1, "é\u00e9\""], "b" : {} }"#, "[ ]", "\"x\"", "-1.50e2", "null"]
        for text in texts {
            #expect(try JSONReader.read(Data(" \(text) ".utf8)) { $0.json() } == text)
        }
        #expect(throws: JSONError.self) {
            try JSONReader.read(Data("[1, }".utf8)) { $0.json() }
        }
        let once = try JSONReader.read(Data("1".utf8)) { json in [json.json(), json.json()] }
        #expect(once == ["1", nil])
    }
}
