import FeatureTesting
import Foundation
import Networking
import Testing

/// JSON resources, loaded from a spy.
@Suite struct JSONResourceTests {
    private static let endpoint = Endpoint("/v4/things", query: [.init("limit", "3")])

    private static let number = Resource<Int>.json(of: endpoint, called: "a number") {
        $0.integer()
    }

    private static let words = Resource<Records<String>>.records(of: endpoint, called: "words") {
        $0.string()
    }

    @Test func `a response is read as one value`() async throws {
        let request = BaseRequestSpy([Self.endpoint: .text(" 42 ")])

        #expect(try await request.value(of: Self.number) == 42)
        #expect(request.asked == [Self.endpoint])
    }

    @Test func `an error quotes the body that is not the value`() async throws {
        let request = BaseRequestSpy([Self.endpoint: .text("{\n \"detail\":  \"Throttled\" }")])

        await #expect(
            throws: RequestError.unreadable(
                reason: #"it is not a number: { "detail": "Throttled" }"#)
        ) {
            try await request.value(of: Self.number)
        }
    }

    @Test func `an error quotes only the beginning of the body`() async throws {
        let long = #""\#(String(repeating: "a", count: 200))""#
        let request = BaseRequestSpy([Self.endpoint: .text(long)])
        let beginning = "\"" + String(repeating: "a", count: 78) + "…"

        await #expect(
            throws: RequestError.unreadable(reason: "it is not a number: \(beginning)")
        ) {
            try await request.value(of: Self.number)
        }
    }

    @Test func `records of a list are read, and dropped ones counted`() async throws {
        let request = BaseRequestSpy([Self.endpoint: .text(#"["a", 1, "b", null]"#)])

        #expect(try await request.value(of: Self.words) == Records(["a", "b"], dropped: 2))
        #expect(request.asked == [Self.endpoint])
    }

    @Test func `an empty list is read`() async throws {
        let request = BaseRequestSpy([Self.endpoint: .text("[]")])

        #expect(try await request.value(of: Self.words) == Records())
    }

    @Test func `a list without a readable record is an error`() async throws {
        let request = BaseRequestSpy([Self.endpoint: .text("[1, null]")])

        await #expect(
            throws: RequestError.unreadable(reason: "none of its records are words: [1, null]")
        ) {
            try await request.value(of: Self.words)
        }
    }

    @Test(arguments: RequestError.examples)
    func `request errors are passed on`(error: RequestError) async {
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
    func `an error says why and where the JSON is invalid`(text: String, reason: String) async {
        let request = BaseRequestSpy([Self.endpoint: .text(text)])

        await #expect(throws: RequestError.unreadable(reason: reason)) {
            try await request.value(of: Self.number)
        }
        await #expect(throws: RequestError.unreadable(reason: reason)) {
            try await request.value(of: Self.words)
        }
    }

    @Test func `an error says that the response is not a list`() async {
        let request = BaseRequestSpy([Self.endpoint: .text("{}")])

        await #expect(throws: RequestError.unreadable(reason: "it is not a list of words: {}")) {
            try await request.value(of: Self.words)
        }
    }

    @Test(arguments: [
        (" [1, {\"a\": 2}]", "it is not a number: [1, {\"a\": 2}]"),
        ("[]", "it is not a number: []"),
        ("[1, }", "invalid JSON: an unexpected character, at byte 4"),
        ("42", nil),
    ])
    func `an array is refused as anything else where only an object is read`(
        body: String, reason: String?
    ) {
        for isObject in [false, true] {
            let number = Resource<Int>.json(
                of: Self.endpoint, called: "a number", isObject: isObject
            ) { $0.integer() }
            var error: RequestError?
            do throws(RequestError) {
                #expect(try number.value(from: Data(body.utf8)) == 42)
            } catch let thrown {
                error = thrown
            }
            #expect(error == reason.map { .unreadable(reason: $0) })
        }
    }
}
