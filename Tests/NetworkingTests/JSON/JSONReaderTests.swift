import Foundation
import Networking
import Testing

struct JSONReaderTests {
    @Test(arguments: [
        ("12", 12), ("-3", -3), ("-0", 0), ("1e3", 1000), ("12.0", 12), ("1.5e1", 15),
        ("9007199254740991.0", 9_007_199_254_740_991), ("9007199254740993.0", nil),
        ("9223372036854775807", Int.max),
        ("-9223372036854775808", Int.min), ("9223372036854775808", nil),
        ("-9223372036854775809", nil), ("1e19", nil), ("1e400", nil), ("1.5", nil),
        ("1e-1", nil), (#""1""#, nil), ("true", nil), ("null", nil), ("[1]", nil),
    ])
    func `integers that fit are read`(json: String, expected: Int?) throws {
        #expect(try read(json) { r in r.integer() } == expected)
    }

    @Test(arguments: [
        ("12", 12), ("-0.5", -0.5), ("1e3", 1000), ("1e-400", 0), ("1e400", nil), ("-1e400", nil),
        ("9223372036854775808", 0x1p63), (#""1""#, nil), ("null", nil), ("{}", nil),
    ])
    func `finite numbers are read`(json: String, expected: Double?) throws {
        #expect(try read(json) { r in r.number() } == expected)
    }

    @Test(arguments: 0...12)
    func `a number of any length is read as the nearest Double`(places: Int) throws {
        for digits in 1...20 {
            let whole = "98765432109876543210".prefix(digits)
            let text = places == 0 ? "\(whole)" : "\(whole).\("012345678901".prefix(places))"
            // Bytes that are not digits follow at every distance.
            for json in ["[-\(text)]", "[-\(text), true, [], null]"] {
                var number: Double?
                _ = try read(json) { r in
                    r.array { element in number = number ?? element.number() }
                }
                #expect(number == Double("-\(text)"), "\(json)")
            }
        }
    }

    @Test(arguments: [
        ("true", true), ("false", false), ("null", nil), ("1", nil), (#""true""#, nil), ("[]", nil),
    ])
    func `Booleans are read`(json: String, expected: Bool?) throws {
        #expect(try read(json) { r in r.bool() } == expected)
    }

    @Test(arguments: [
        (#""""#, ""), (#""é🚀""#, "é🚀"), (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"),
        (#""a\u00e9\u20ACz""#, "aé€z"), (#""é\ud83d\uDE80\\u0041""#, "é🚀\\u0041"),
        (#""\u0000""#, "\0"), ("null", nil), ("1", nil), ("true", nil), (#"["a"]"#, nil),
        (#""\ud83d""#, "\u{FFFD}"), (#""\ude80\ud83d""#, "\u{FFFD}\u{FFFD}"),
        (#""\ud83d🚀\ud83dn""#, "\u{FFFD}🚀\u{FFFD}n"),
    ])
    func `strings are read`(json: String, expected: String?) throws {
        #expect(try read(json) { r in r.string() } == expected)
    }

    @Test func `unread fields are skipped`() throws {
        let json = #"{"a": [1, {"b": "]"}], "c": {"d": null}, "e": "\"", "f": -1.5e3, "z": 7}"#
        var keys: [String] = []
        var last: Int?

        try read(json) { reader in
            reader.object { key, field in
                keys.append(key.text)
                if key == "z" { last = field.integer() }
            }
        }

        #expect(keys == ["a", "c", "e", "f", "z"])
        #expect(last == 7)
    }

    @Test func `a field of another type counts as missing`() throws {
        let json = #"{"a": null, "b": {"x": [1]}, "c": "text", "d": 9e99, "e": [], "f": "read"}"#
        var read: [String] = []

        try self.read(json) { reader in
            reader.object { key, field in
                switch key {
                case "a": if field.string() != nil { read.append(key.text) }
                case "b": if field.array({ _ in read.append("element") }) { read.append(key.text) }
                case "c":
                    if field.object({ _, _ in read.append("field") }) { read.append(key.text) }
                case "d": if field.integer() != nil { read.append(key.text) }
                case "e": if field.bool() != nil { read.append(key.text) }
                default: if field.string() != nil { read.append(key.text) }
                }
            }
        }

        #expect(read == ["f"])
    }

    @Test func `a value of another type can be read again, but only once`() throws {
        let answers = try read(#"["a"]"#) { reader in
            var answers: [String?] = []
            reader.array { element in
                answers.append(element.integer().map(String.init) ?? element.string())
                answers.append(element.string())
            }
            return answers
        }

        #expect(answers == ["a", nil])
    }

    @Test func `the value after a read one is not returned for it`() {
        var answers: [String?] = []

        #expect(throws: JSONError(.unexpectedByte, at: 8)) {
            try read(#"{"a":"x""y"}"#) { reader in
                reader.object { _, field in
                    answers.append(field.string())
                    answers.append(field.string())
                }
            }
        }
        #expect(answers == ["x", nil])
    }

    @Test func `nothing is read after the first error`() {
        var answers: [String?] = []

        #expect(throws: JSONError(.unexpectedByte, at: 10)) {
            try read(#"[["a",["b"?], "c"], "d"]"#) { reader in
                reader.array { outer in
                    outer.array { inner in
                        inner.array { answers.append($0.string()) }
                        answers.append(inner.string())
                    }
                    answers.append(outer.string())
                }
                answers.append(reader.string())
            }
        }
        #expect(answers == ["a", "b", nil, nil, nil])
    }

    @Test func `a repeated key is reported each time`() throws {
        var last: Int?

        try read(#"{"a": 1, "a": 2}"#) { reader in
            reader.object { _, field in last = field.integer() }
        }

        #expect(last == 2)
    }

    @Test(arguments: [
        (#"[{"id":1},{"id":null},{},3,null,{"id":2,"id":4}]"#, [1, 4], 4), ("[]", [], 0),
    ])
    func `dropped records are counted`(json: String, ids: [Int], dropped: Int) throws {
        let result = try JSONReader.read(Data(json.utf8)) { Records(json: &$0, id) }

        #expect(result == Records(ids, dropped: dropped))
    }

    @Test(arguments: [#" {"id":1}"#, "null"])
    func `records are nil without an array`(json: String) throws {
        #expect(try JSONReader.read(Data(json.utf8)) { Records(json: &$0, id) } == nil)
    }

    @Test(arguments: [
        ("", JSONError(.empty, at: 0)), (" \n", JSONError(.empty, at: 2)),
        (#"{"id":1"#, JSONError(.unexpectedEnd, at: 7)), ("[]]", JSONError(.trailingBytes, at: 2)),
        (#"[{"id":01}]"#, JSONError(.unexpectedByte, at: 8)),
        (#"[{"id":1},]"#, JSONError(.unexpectedByte, at: 10)),
        ("[nuLl]", JSONError(.unexpectedByte, at: 3)),
        (String(repeating: "[", count: 513), JSONError(.tooDeep, at: 512)),
    ])
    func `an error has its reason and offset`(json: String, error: JSONError) {
        #expect(throws: error) {
            try JSONReader.read(Data(json.utf8)) { Records(json: &$0, id) }
        }
    }

    @Test func `an error has the offset of a string that is not UTF-8`() {
        let document = Data([0x5B, 0x22, 0xFF, 0x22, 0x5D])

        #expect(throws: JSONError(.invalidUTF8, at: 2)) { try JSONReader.read(document) { _ in } }
    }

    @Test func `a slice of data is read from its start`() throws {
        let slice = Data("xx[1]xx".utf8).dropFirst(2).prefix(3)

        #expect(try JSONTree.read(slice) == .array([.integer(1)]))
    }

    @Test func `the description of an error contains its offset`() {
        #expect("\(JSONError(.unexpectedByte, at: 3))" == "an unexpected character, at byte 3")
    }

    private func id(_ reader: inout JSONReader) -> Int? {
        var id: Int?
        reader.object { key, field in
            if key == "id" { id = field.integer() }
        }
        return id
    }

    @discardableResult
    private func read<T>(
        _ json: String,
        _ body: (inout JSONReader) -> T
    ) throws(JSONError) -> T {
        try JSONReader.read(Data(json.utf8), body)
    }
}
