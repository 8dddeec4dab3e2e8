import FeatureTesting
import Foundation
import Networking
import Testing

@Suite struct EmbeddedResponsesTests {
    private let responses = EmbeddedResponses(["/planets": "[\"Venus ♀\"]", "/moons": "[]"])

    @Test func `embedded responses return the bytes at a path`() async throws {
        #expect(try await responses.data(for: Endpoint("/planets")) == Data("[\"Venus ♀\"]".utf8))
        #expect(try await responses.data(for: Endpoint("/moons")) == Data("[]".utf8))
    }

    @Test func `embedded responses do not change when returned data is modified`() async throws {
        let long = EmbeddedResponses(["/long": "[\"a response that is longer than Data itself\"]"])
        let before = try await long.data(for: Endpoint("/long"))
        let bytes = [UInt8](before)

        var returned = try await long.data(for: Endpoint("/long"))
        returned[0] = 0
        returned.append(0)
        returned.resetBytes(in: 5..<9)

        #expect(returned.count == bytes.count + 1)
        #expect(try await [UInt8](long.data(for: Endpoint("/long"))) == bytes)
        #expect([UInt8](before) == bytes)
    }

    @Test(arguments: [Endpoint("/stars"), Endpoint("/planets", query: [.init("limit", "1")])])
    func `embedded responses have nothing for another path or a query`(endpoint: Endpoint) async {
        await #expect(throws: RequestError.notFound(endpoint)) {
            try await responses.data(for: endpoint)
        }
    }
}
