import FeatureTesting
import Foundation
import Networking
import Testing

/// What features ask of a request in terms of JSON, over a spy of the request.
@Suite struct JSONResourceTests {
    private static let endpoint = Endpoint("/v4/things", query: [.init("limit", "3")])

    private static let number = Resource<Int>.json(of: endpoint, called: "a number") {
        $0.integer()
    }

    private static let words = Resource<Records<String>>.records(of: endpoint, called: "words") {
        $0.string()
    }

    @Test func `reads the value that the answer is`() async throws {
        let request = BaseRequestSpy([Self.endpoint: .text(" 42 ")])

        #expect(try await request.value(of: Self.number) == 42)
        #expect(request.asked == [Self.endpoint])
    }

    @Test func `says what came instead of the value`() async throws {
        let request = BaseRequestSpy([Self.endpoint: .text("{\n \"detail\":  \"Throttled\" }")])

        await #expect(
            throws: RequestError.unreadable(
                reason: #"it is not a number: { "detail": "Throttled" }"#)
        ) {
            try await request.value(of: Self.number)
        }
    }

    @Test func `quotes no more than the beginning of what came instead`() async throws {
        let long = #""\#(String(repeating: "a", count: 200))""#
        let request = BaseRequestSpy([Self.endpoint: .text(long)])
        let beginning = "\"" + String(repeating: "a", count: 78) + "…"

        await #expect(
            throws: RequestError.unreadable(reason: "it is not a number: \(beginning)")
        ) {
            try await request.value(of: Self.number)
        }
    }

    @Test func `reads the records that the answer lists and counts those it drops`() async throws {
        let request = BaseRequestSpy([Self.endpoint: .text(#"["a", 1, "b", null]"#)])

        #expect(try await request.value(of: Self.words) == Records(["a", "b"], dropped: 2))
        #expect(request.asked == [Self.endpoint])
    }

    @Test func `reads an empty list`() async throws {
        let request = BaseRequestSpy([Self.endpoint: .text("[]")])

        #expect(try await request.value(of: Self.words) == Records())
    }

    @Test func `accepts no list of which no record can be read`() async throws {
        let request = BaseRequestSpy([Self.endpoint: .text("[1, null]")])

        await #expect(
            throws: RequestError.unreadable(reason: "none of its records are words: [1, null]")
        ) {
            try await request.value(of: Self.words)
        }
    }

    @Test(arguments: RequestError.examples)
    func `passes on why there was no answer`(error: RequestError) async {
        let request = BaseRequestSpy([Self.endpoint: .failure(error)])

        await #expect(throws: error) { try await request.value(of: Self.number) }
        await #expect(throws: error) { try await request.value(of: Self.words) }
    }

    @Test(arguments: [
        ("", "it is empty"), (" \n", "it is empty"),
        ("[1, 2", "invalid JSON: the document ends too early, at byte 5"),
        ("<html>", "it is a web page, not JSON; the network may require a login"),
        ("[1] 2", "invalid JSON: unexpected data after the document, at byte 4"),
    ])
    func `says why and where a broken answer cannot be read`(text: String, reason: String) async {
        let request = BaseRequestSpy([Self.endpoint: .text(text)])

        await #expect(throws: RequestError.unreadable(reason: reason)) {
            try await request.value(of: Self.number)
        }
        await #expect(throws: RequestError.unreadable(reason: reason)) {
            try await request.value(of: Self.words)
        }
    }

    @Test func `says that an answer that is no list is none`() async {
        let request = BaseRequestSpy([Self.endpoint: .text("{}")])

        await #expect(throws: RequestError.unreadable(reason: "it is not a list of words: {}")) {
            try await request.value(of: Self.words)
        }
    }
}
