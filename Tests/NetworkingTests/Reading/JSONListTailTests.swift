import FeatureTesting
import Foundation
import SectionCLibrary
import Testing

@testable import Networking

/// Long lists in files, whose second half is read by another thread.
@Suite struct JSONListTailTests {
    private let folder: FeatureTesting.TemporaryFolder

    init() throws {
        folder = try FeatureTesting.TemporaryFolder()
    }

    /// A tea and its place in the body.
    private struct Tea: Equatable {
        var number: Int
        var place: Range<Int>
    }

    /// Teas, each in the order of the list, and how many lists they are from.
    private struct Teas: Equatable {
        var teas: [Tea] = []
        var dropped = 0
        var lists = 1
    }

    private static let teas = Resource<Teas>.list(
        of: Endpoint("/teas"), called: "teas", into: Teas(), under: ["results"],
        read: { _, json in json.field("number") { $0.integer() } },
        add: { teas, number, place in
            if let number {
                teas.teas.append(Tea(number: number, place: place))
            } else {
                teas.dropped += 1
            }
        },
        join: { teas, others in
            teas.teas += others.teas
            teas.dropped += others.dropped
            teas.lists += others.lists
        })

    /// A list of 5 MB; `change` changes a record.
    private func list(
        between marks: (String, String) = ("[", "]"),
        _ change: (Int, String) -> String = { $1 }
    ) -> String {
        let notes = String(repeating: "green ", count: 1_000)
        let records = (0..<800).map { number in
            change(number, #"{"number": \#(number), "notes": "\#(notes)"}"#)
        }
        return marks.0 + records.joined(separator: ",\n") + marks.1
    }

    private func inFile(_ text: String) throws -> Result<Teas, RequestError> {
        try folder.put(text, in: "teas.json")
        let number = SectionCLibrary.open(folder.path("teas.json"), O_RDONLY | O_CLOEXEC)
        let body = Body(try BodyFile(Descriptor(owning: number)))
        return Result { () throws(RequestError) in try Self.teas.value(from: body) }
    }

    private func inMemory(_ text: String) -> Result<Teas, RequestError> {
        Result { () throws(RequestError) in try Self.teas.value(from: Data(text.utf8)) }
    }

    @Test func `A long list in a file is read in two halves`() throws {
        let text = list()
        var expected = try inMemory(text).get()

        expected.lists = 2
        #expect(expected.teas.count == 800)
        #expect(try inFile(text).get() == expected)
    }

    @Test func `Records that cannot be used are counted in both halves`() throws {
        let text = list { $0 % 3 == 0 ? $1.replacing("number", with: "name") : $1 }
        let teas = try inFile(text).get()

        #expect(teas.lists == 2)
        #expect(teas.dropped == 267)
        #expect(teas.teas == (try inMemory(text).get().teas))
    }

    @Test(arguments: [0, 100, 399, 400, 401, 700, 799])
    func `An error is found at the same byte in either half`(number: Int) throws {
        let text = list { $0 == number ? $1.replacing("green", with: "gr\u{1}een") : $1 }
        let error = inMemory(text)

        #expect(throws: RequestError.self) { try error.get() }
        #expect(try inFile(text) == error)
    }

    @Test(arguments: ["", "]]", "] x", ",]"])
    func `A list that does not end well is an error`(end: String) throws {
        let text = list(between: ("[", end))

        #expect(throws: RequestError.self) { try inFile(text).get() }
        #expect(try inFile(text) == inMemory(text))
    }

    @Test func `What only looks like a record in the middle changes nothing`() throws {
        let quoted = String(repeating: #"{\"number\": 5}, "#, count: 50_000)
        let nested = String(repeating: #"{"number": 5}, "#, count: 50_000)
        for notes in [#""\#(quoted)""#, "[\(nested)1]"] {
            let odd = #"{"number": 1, "notes": \#(notes)}"#
            let text = list { $0 == 400 ? odd.padding(4_000_000) : $1 }

            #expect(try inFile(text).map(\.teas) == inMemory(text).map(\.teas))
        }
    }

    @Test(arguments: [
        (#"{"results": ["#, "]}"), (#"{"next": null, "results" : [ "#, #"], "count": 800}"#),
    ])
    func `A list in an object is read in two halves`(start: String, end: String) throws {
        let text = list(between: (start, end))
        var expected = try inMemory(text).get()

        expected.lists = 2
        #expect(try inFile(text).get() == expected)
    }

    @Test(arguments: ["", "]", "}", "]}}", "]},", #"], "count": }"#])
    func `An object that does not end well is an error`(end: String) throws {
        let text = list(between: (#"{"results": ["#, end))

        #expect(throws: RequestError.self) { try inFile(text).get() }
        #expect(try inFile(text) == inMemory(text))
    }

    @Test func `A record in another list than it seems to be in is read once`() throws {
        let text = list(between: (#"{"results": [{"number": 1}], "others": ["#, "]}"))

        #expect(try inFile(text).map(\.teas) == inMemory(text).map(\.teas))
    }

    @Test func `A long text that is no list is an error`() throws {
        let text = #"[{"number" "# + String(repeating: " ", count: 5 << 20)

        #expect(throws: RequestError.self) { try inFile(text).get() }
        #expect(try inFile(text) == inMemory(text))
    }
}

extension String {
    /// The text with spaces before it, so that it is in the middle of a list.
    fileprivate func padding(_ count: Int) -> String {
        String(repeating: " ", count: max(0, count - utf8.count)) + self
    }
}
