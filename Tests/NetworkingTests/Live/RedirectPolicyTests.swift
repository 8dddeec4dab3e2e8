import Foundation
import Testing

@testable import Networking

/// What is sent to the address that a redirect names.
@Suite("Redirects of any method")
struct RedirectPolicyTests {
    private static let posted = HTTPRequest(
        method: .post, url: "https://api.example/a",
        fields: [HTTPField("Content-Type", "text/plain"), HTTPField("X-Key", "secret")],
        body: Data("tea".utf8))

    /// What is sent after a redirect of a request; nil when it is refused.
    private func redirected(
        after request: HTTPRequest, status: Int, to location: String
    ) -> HTTPRequest? {
        let response = HTTPResponse(status: status, fields: [HTTPField("Location", location)])
        return try? RedirectPolicy.next(after: request, response)
    }

    @Test(arguments: [301, 302, 303])
    func `a POST becomes a GET without content`(status: Int) throws {
        let next = try #require(redirected(after: Self.posted, status: status, to: "/b"))

        #expect(next.method == .get)
        #expect(next.body == nil)
        #expect(next.fields == [HTTPField("X-Key", "secret")])
    }

    @Test(arguments: [307, 308])
    func `a request keeps its method and content where the server says so`(status: Int) throws {
        let next = try #require(redirected(after: Self.posted, status: status, to: "/b"))

        #expect(next.method == .post)
        #expect(next.body == Data("tea".utf8))
    }

    @Test(arguments: [
        (301, "PUT", "PUT"), (302, "DELETE", "DELETE"), (301, "HEAD", "HEAD"),
        (303, "HEAD", "HEAD"), (303, "PUT", "GET"), (303, "PROPFIND", "GET"),
        (308, "PROPFIND", "PROPFIND"),
    ])
    func `other methods change where RFC 9110 says so`(
        status: Int, before: String, after: String
    ) throws {
        let request = HTTPRequest(
            method: HTTPMethod(rawValue: before), url: "https://api.example/a")

        #expect(redirected(after: request, status: status, to: "/b")?.method.rawValue == after)
    }

    @Test(arguments: [
        (307, "POST"), (308, "PUT"), (301, "DELETE"), (302, "MKCOL"), (307, "PATCH"),
    ])
    func `what is written goes to no other origin`(status: Int, method: String) {
        var request = Self.posted
        request.method = HTTPMethod(rawValue: method)

        #expect(redirected(after: request, status: status, to: "https://evil.example/") == nil)
        request.body = nil
        #expect(redirected(after: request, status: status, to: "https://evil.example/") == nil)
    }

    @Test func `content that asks for something goes to no other origin`() {
        let request = HTTPRequest(
            method: .propfind, url: "https://api.example/a", body: Data("<propfind/>".utf8))

        #expect(redirected(after: request, status: 307, to: "https://evil.example/") == nil)
    }

    @Test func `another origin gets no field that may hold a secret`() throws {
        let fields = ["Accept", "User-Agent", "If-None-Match"].map { HTTPField($0, "a") }
        let secrets = ["Authorization", "Cookie", "X-Api-Key"].map { HTTPField($0, "secret") }
        let request = HTTPRequest(url: "https://api.example/a", fields: fields + secrets)

        let next = try #require(redirected(after: request, status: 302, to: "https://b.example/"))

        #expect(next.fields == fields)
    }
}
