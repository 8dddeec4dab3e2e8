import FeatureTesting
import Foundation
import Networking
import Testing

/// What features ask of a request in terms of JSON, over a spy of the request.
@Suite struct BaseRequestInputTests {
    private static let endpoint = Endpoint("/v4/things", query: [.init("limit", "3")])

    @Test func `reads the value that the answer is`() async throws {
        let request = BaseRequestSpy([Self.endpoint: .text(" 42 ")])

        let value = try await request.value(of: Self.endpoint) { $0.integer() }

        #expect(value == 42)
        #expect(request.asked == [Self.endpoint])
    }

    @Test func `leaves a value of another type to the reader`() async throws {
        let request = BaseRequestSpy([Self.endpoint: .text("null")])

        #expect(try await request.value(of: Self.endpoint) { $0.integer() } == nil)
    }

    @Test func `reads the records that the answer lists and counts those it drops`() async throws {
        let request = BaseRequestSpy([Self.endpoint: .text(#"["a", 1, "b", null]"#)])

        let (records, dropped) = try await request.records(of: Self.endpoint) { $0.string() }

        #expect(records == ["a", "b"])
        #expect(dropped == 2)
        #expect(request.asked == [Self.endpoint])
    }

    @Test func `reads an empty list`() async throws {
        let request = BaseRequestSpy([Self.endpoint: .text("[]")])

        let (records, dropped) = try await request.records(of: Self.endpoint) { $0.string() }

        #expect(records == [])
        #expect(dropped == 0)
    }

    @Test(arguments: RequestError.examples)
    func `passes on why there was no answer`(error: RequestError) async {
        let request = BaseRequestSpy([Self.endpoint: .failure(error)])

        await #expect(throws: error) {
            try await request.value(of: Self.endpoint) { $0.integer() }
        }
        await #expect(throws: error) {
            try await request.records(of: Self.endpoint) { $0.integer() }
        }
    }

    @Test(arguments: ["", "[1, 2", "<html>", "[1] 2"])
    func `says why and where a broken answer cannot be read`(text: String) async throws {
        let request = BaseRequestSpy([Self.endpoint: .text(text)])
        let reason = try #require(throws: JSONError.self) {
            try JSONReader.read(Data(text.utf8)) { _ in }
        }.description

        await #expect(throws: RequestError.unreadable(reason: reason)) {
            try await request.value(of: Self.endpoint) { $0.integer() }
        }
        await #expect(throws: RequestError.unreadable(reason: reason)) {
            try await request.records(of: Self.endpoint) { $0.integer() }
        }
    }

    @Test func `says that an answer that is no list is none`() async {
        let request = BaseRequestSpy([Self.endpoint: .text("{}")])
        let reason = JSONError(.notAnArray, at: 0).description

        await #expect(throws: RequestError.unreadable(reason: reason)) {
            try await request.records(of: Self.endpoint) { $0.string() }
        }
    }
}
