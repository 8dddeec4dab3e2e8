import Foundation
import Networking
import Testing

@Suite struct EmbeddedAnswersTests {
    private let answers = EmbeddedAnswers(["/planets": "[\"Venus ♀\"]", "/moons": "[]"])

    @Test func `give the bytes of the answer at a path`() async throws {
        #expect(try await answers.data(for: Endpoint("/planets")) == Data("[\"Venus ♀\"]".utf8))
        #expect(try await answers.data(for: Endpoint("/moons")) == Data("[]".utf8))
    }

    @Test(arguments: [Endpoint("/stars"), Endpoint("/planets", query: [.init("limit", "1")])])
    func `have nothing for another path or a query`(endpoint: Endpoint) async {
        await #expect(throws: RequestError.notFound(endpoint)) {
            try await answers.data(for: endpoint)
        }
    }
}
