import FeatureTesting
import Foundation
import Networking
import Testing

@Suite struct EmbeddedResponsesTests {
    private let answers = EmbeddedResponses(["/planets": "[\"Venus ♀\"]", "/moons": "[]"])

    @Test func `give the bytes of the answer at a path`() async throws {
        #expect(try await answers.data(for: Endpoint("/planets")) == Data("[\"Venus ♀\"]".utf8))
        #expect(try await answers.data(for: Endpoint("/moons")) == Data("[]".utf8))
    }

    @Test func `stay as they are whatever is done to what was given`() async throws {
        let long = EmbeddedResponses(["/long": "[\"an answer that is longer than Data itself\"]"])
        let before = try await long.data(for: Endpoint("/long"))
        let bytes = [UInt8](before)

        var given = try await long.data(for: Endpoint("/long"))
        given[0] = 0
        given.append(0)
        given.resetBytes(in: 5..<9)

        #expect(given.count == bytes.count + 1)
        #expect(try await [UInt8](long.data(for: Endpoint("/long"))) == bytes)
        #expect([UInt8](before) == bytes)
    }

    @Test(arguments: [Endpoint("/stars"), Endpoint("/planets", query: [.init("limit", "1")])])
    func `have nothing for another path or a query`(endpoint: Endpoint) async {
        await #expect(throws: RequestError.notFound(endpoint)) {
            try await answers.data(for: endpoint)
        }
    }
}
