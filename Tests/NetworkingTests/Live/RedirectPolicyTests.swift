import Foundation
import Testing

@testable import Networking

/// Which request is sent after a redirect.
@Suite("The redirect policy")
struct RedirectPolicyTests {
    private static let posted = HTTPRequest(
        method: .post, url: "https://api.example/a",
        fields: [HTTPField("Content-Type", "text/plain"), HTTPField("X-Key", "secret")],
        body: Data("tea".utf8))

    /// The request after a redirect; nil if it is rejected.
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
    func `a 307 or 308 redirect keeps the method and content`(status: Int) throws {
        let next = try #require(redirected(after: Self.posted, status: status, to: "/b"))

        #expect(next.method == .post)
        #expect(next.body == Data("tea".utf8))
    }

    @Test(arguments: [
        (301, "PUT", "PUT"), (302, "DELETE", "DELETE"), (301, "HEAD", "HEAD"),
        (303, "HEAD", "HEAD"), (303, "PUT", "GET"), (303, "PROPFIND", "GET"),
        (308, "PROPFIND", "PROPFIND"),
    ])
    func `other methods change as in RFC 9110`(
        status: Int, before: String, after: String
    ) throws {
        let request = HTTPRequest(
            method: HTTPMethod(rawValue: before), url: "https://api.example/a")

        #expect(redirected(after: request, status: status, to: "/b")?.method.rawValue == after)
    }

    @Test(arguments: [
        (307, "POST"), (308, "PUT"), (301, "DELETE"), (302, "MKCOL"), (307, "PATCH"),
    ])
    func `a request that writes is not redirected to another origin`(status: Int, method: String) {
        var request = Self.posted
        request.method = HTTPMethod(rawValue: method)

        #expect(redirected(after: request, status: status, to: "https://evil.example/") == nil)
        request.body = nil
        #expect(redirected(after: request, status: status, to: "https://evil.example/") == nil)
    }

    @Test func `a safe request with content is not redirected to another origin`() {
        let request = HTTPRequest(
            method: .propfind, url: "https://api.example/a", body: Data("<propfind/>".utf8))

        #expect(redirected(after: request, status: 307, to: "https://evil.example/") == nil)
    }

    @Test func `fields that may contain a secret are not sent to another origin`() throws {
        let fields = ["Accept", "User-Agent", "If-None-Match"].map { HTTPField($0, "a") }
        let secrets = ["Authorization", "Cookie", "X-Api-Key"].map { HTTPField($0, "secret") }
        let request = HTTPRequest(url: "https://api.example/a", fields: fields + secrets)

        let next = try #require(redirected(after: request, status: 302, to: "https://b.example/"))

        #expect(next.fields == fields)
    }
}
