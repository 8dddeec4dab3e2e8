import Foundation
import SectionEssentials
import Testing

struct JSONValueTests {
    @Test func `Foundation reads back every scalar of a string`() throws {
        let scalars = (0...0x10FFFF).compactMap { Unicode.Scalar($0 as UInt32) }
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars)

        let json = JSONValue.string(String(text)).text()
        let read = try JSONSerialization.jsonObject(
            with: Data(json.utf8), options: .fragmentsAllowed)

        #expect((read as? String)?.unicodeScalars.elementsEqual(text) == true)
    }

    @Test func `the members of an object keep their order, and nil is null`() {
        let seat = String?.none

        let text = JSONValue.object([("from", .string("LHR")), ("seat", JSONValue(seat))]).text()

        let words = text.split(whereSeparator: \.isWhitespace).joined()
        #expect(words == #"{"from":"LHR","seat":null}"#)
    }

    @Test func `control characters in a string are escaped`() {
        let controls = (0...0x1F).compactMap { Unicode.Scalar($0 as UInt32) }

        let json = controls.map { JSONValue.string(String($0)).text() }

        #expect(json.allSatisfy { $0.utf8.allSatisfy { $0 >= 0x20 } })
        #expect(Set(json).count == 32)
        #expect(json[0x1B] == #""\u001b""#)
        #expect(json[0x0A] == #""\n""#)
    }

    @Test(arguments: [Int.min, -1, 0, 1, .max])
    func `integers are exact`(number: Int) throws {
        let read = try JSONDecoder().decode(
            Int.self, from: Data(JSONValue.integer(number).text().utf8))

        #expect(read == number)
    }

    @Test(arguments: [
        0.1, -0.0, 1e21, -1e-7, 4_081, .pi, .leastNonzeroMagnitude, .greatestFiniteMagnitude,
    ])
    func `numbers are exact`(number: Double) throws {
        let read = try JSONDecoder().decode(
            Double.self, from: Data(JSONValue.number(number).text().utf8))

        #expect(read == number)
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity])
    func `numbers that JSON cannot represent are null`(number: Double) {
        #expect(JSONValue.number(number).text() == "null")
    }

    @Test func `members keep their order`() {
        let object = JSONValue.object([("b", .null), ("a", .integer(1)), ("c", .array([]))])

        #expect(object.text() == #"{"b": null, "a": 1, "c": []}"#)
    }

    @Test func `members are on separate lines down to a depth`() {
        let object = JSONValue.object([("a", .array([.integer(1), .array([.integer(2)])]))])

        #expect(object.text(openTo: 1) == "{\n  \"a\": [1, [2]]\n}")
        #expect(object.text(openTo: 2) == "{\n  \"a\": [\n    1,\n    [2]\n  ]\n}")
    }

    @Test func `empty objects and arrays stay on one line`() {
        #expect(JSONValue.object([]).text(openTo: 3) == "{}")
        #expect(JSONValue.array([]).text(openTo: 3) == "[]")
    }

    @Test func `nil becomes null, and other values keep their types`() {
        let values = [
            JSONValue("a"), JSONValue(String?.none), JSONValue(1), JSONValue(0.5), JSONValue(true),
            JSONValue(Bool?.none), JSONValue(Date(timeIntervalSince1970: 0)), .json("[1,2]"),
        ]

        #expect(
            JSONValue.array(values).text()
                == #"["a", null, 1, 0.5, true, null, "1970-01-01T00:00:00Z", [1,2]]"#)
    }
}
