import Foundation
import Testing

@testable import Networking

/// Lists of records that come in pieces.
@Suite struct JSONListBodyTests {
    /// What a list of numbers and the count beside it were read as.
    private struct Numbers: Equatable {
        var numbers: [Int?] = []
        var places: [Range<Int>] = []
        var count: Int?
    }

    private static let resource = Resource<Numbers>.list(
        of: Endpoint("/numbers"), called: "numbers", into: Numbers(), under: ["docs", "results"],
        read: { _, json in json.integer() },
        add: { numbers, number, place in
            numbers.numbers.append(number)
            numbers.places.append(place)
        },
        readMember: { numbers, key, json in
            if key == "count" { numbers.count = json.integer() }
        })

    /// The same list, whose records are read to their places.
    private static let inPlace = Resource<Numbers>.list(
        of: Endpoint("/numbers"), called: "numbers", into: Numbers(), under: ["docs", "results"],
        append: { numbers, _, json in
            guard let number = json.integer() else { return false }
            numbers.numbers.append(number)
            return true
        },
        removeLast: { numbers, _ in numbers.numbers.removeLast() },
        drop: { $0.numbers.append(nil) },
        readMember: { numbers, key, json in
            if key == "count" { numbers.count = json.integer() }
        })

    private static func read(
        _ text: String,
        as resource: Resource<Numbers> = resource,
        by size: Int = .max
    ) throws -> Numbers {
        var reader = resource.makeReader()
        let bytes = Array(text.utf8)
        var start = 0
        while start < bytes.count {
            let end = min(bytes.count, start + min(size, bytes.count))
            try bytes[start..<end].withUnsafeBytes { try reader.take($0) }
            start = end
        }
        return try reader.finish()
    }

    static let texts: [(text: String, numbers: [Int?], count: Int?)] = [
        ("[]", [], nil), (" [ ] \n", [], nil), ("[12]", [12], nil),
        ("\u{FEFF}[1, 23,456 ]", [1, 23, 456], nil),
        (#"[1, "two", [3, {"a": 4}], null, 5e1]"#, [1, nil, nil, nil, 50], nil),
        (#"{"results": [1, 22], "count": 345}"#, [1, 22], 345),
        (#"{"count": 345, "docs": [], "other": {"docs": [9]}}"#, [], 345),
        (#"{"docs": null, "count": 345}"#, [], 345), (#"{"docs": null, "docs": [1]}"#, [1], nil),
        (#"{"d\u006Fcs": [1], "docs": [2], "results": 3}"#, [1, 2], nil),
    ]

    @Test(arguments: texts, [1, 2, 3, 5, .max])
    func `A list is read the same, whatever the size of the pieces`(
        _ sample: (text: String, numbers: [Int?], count: Int?),
        size: Int
    ) throws {
        let read = try Self.read(sample.text, by: size)

        #expect(read.numbers == sample.numbers)
        #expect(read.count == sample.count)
    }

    @Test(arguments: texts, [1, 2, 3, 5, .max])
    func `A list is read to its place the same, whatever the size of the pieces`(
        _ sample: (text: String, numbers: [Int?], count: Int?),
        size: Int
    ) throws {
        let read = try Self.read(sample.text, as: Self.inPlace, by: size)

        #expect(read.numbers == sample.numbers)
        #expect(read.count == sample.count)
    }

    @Test(arguments: [1, 4, .max])
    func `A record is added with its place in the text`(size: Int) throws {
        let text = #"{"é": [0], "docs": [ 12, {"a": "ü"} ,3 ]}"#

        let places = try Self.read(text, by: size).places

        let bytes = Array(text.utf8)
        let records = places.map { String(decoding: bytes[$0], as: UTF8.self) }
        #expect(records == ["12", #"{"a": "ü"}"#, "3"])
    }

    /// The same errors as those of the reader of whole documents.
    @Test(
        arguments: [
            "", " ", "[", "[1", "[1,", "[1,]", "[1 2]", "[1]]", #"["a"#, #"["\x"]"#, "[01]",
            "[tru]",
            "[1.]", #"{"docs": [1}"#, #"{"docs" [1]}"#, #"{"docs": [1]"#, #"{"a": 1,}"#, "{]",
            "[1}",
            String(repeating: "[", count: 600), #"{"docs": "# + String(repeating: "[", count: 600),
        ], [1, 3, .max])
    func `A broken text is refused at the same byte`(_ text: String, size: Int) throws {
        let error = #expect(throws: JSONError.self) {
            try JSONReader.read(Data(text.utf8)) { _ in }
        }
        let reason = Data(text.utf8).flaw(try #require(error))

        #expect(throws: RequestError.unreadable(reason: reason)) { try Self.read(text, by: size) }
    }

    @Test func `Text that is not UTF-8 is refused at its byte`() {
        let bytes = Array(#"[1, "a"#.utf8) + [0xFF] + Array(#""]"#.utf8)

        #expect(
            throws: RequestError.unreadable(
                reason: "invalid JSON: \(JSONError(.invalidUTF8, at: 5))")
        ) {
            try Self.resource.value(from: Data(bytes))
        }
    }

    @Test(arguments: ["1", #""docs""#, "{}", #"{"docs": 1}"#, "null"])
    func `A text without a list is refused with its beginning`(text: String) {
        let reason =
            "it is not a list of numbers (an array, or an object with docs or results): \(text)"

        #expect(throws: RequestError.unreadable(reason: reason)) { try Self.read(text) }
    }

    @Test func `A list without a usable record is refused`() {
        let reason = "none of its records are numbers: [null, {}]"

        #expect(throws: RequestError.unreadable(reason: reason)) { try Self.read("[null, {}]") }
    }
}
