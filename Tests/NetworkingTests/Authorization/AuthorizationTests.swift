import FeatureTesting
import Foundation
import Testing

@testable import Networking

/// How credentials and tokens are sent to a server.
@Suite struct AuthorizationTests {
    private static let secret = Secret("s3cret")

    private static func token(_ text: String, lifetime: Int = 1_800) -> HTTPTransportSpy.Answer {
        .success(
            HTTPResponse(
                status: 200,
                body: Data(#"{"access_token": "\#(text)", "expires_in": \#(lifetime)}"#.utf8)))
    }

    private static func answer(_ status: Int) -> HTTPTransportSpy.Answer {
        .success(HTTPResponse(status: status))
    }

    private let clock = ManualClock()

    private func client(
        _ transport: HTTPTransportSpy, _ authorization: any Authorization
    ) -> HTTPClient {
        HTTPClient(transport: transport, authorization: authorization, clock: clock)
    }

    private func credentials(_ transport: HTTPTransportSpy) throws -> ClientCredentials {
        ClientCredentials(
            tokenURL: "https://auth.example/token", id: "an id", secret: try #require(Self.secret),
            client: HTTPClient(transport: transport, clock: clock), clock: clock)
    }

    private func authorizations(_ spy: HTTPTransportSpy) -> [String?] {
        spy.sent.map { $0.fields.first { $0.name == "Authorization" }?.value }
    }

    @Test func `a token follows its scheme`() async throws {
        let spy = HTTPTransportSpy([Self.answer(200)])
        let field = CredentialsField(scheme: "Token", try #require(Self.secret))

        _ = try await client(spy, field).response(to: HTTPRequest(url: "https://api.example/"))

        #expect(authorizations(spy) == ["Token s3cret"])
    }

    @Test func `an API key is sent in its own field`() throws {
        let field = CredentialsField(scheme: "", try #require(Self.secret), in: "X-API-Key")

        #expect(field.field() == HTTPField("X-API-Key", "s3cret"))
    }

    /// The example of RFC 7617, section 2.
    @Test func `a user name and password are encoded as in RFC 7617`() throws {
        let password = try #require(Secret("open sesame"))

        let field = CredentialsField(user: "Aladdin", password: password)

        #expect(field.field().value == "Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ==")
    }

    @Test func `a request with fixed credentials is not repeated after a 401`() async throws {
        let spy = HTTPTransportSpy([Self.answer(401), Self.answer(200)])
        let field = CredentialsField(scheme: "Token", try #require(Self.secret))

        let response = try await client(spy, field)
            .response(to: HTTPRequest(url: "https://api.example/"))

        #expect(response.status == 401)
        #expect(spy.sent.count == 1)
    }

    @Test func `a token is fetched with the client ID and secret`() async throws {
        let spy = HTTPTransportSpy([Self.token("t1"), Self.answer(200)])
        let client = client(spy, try credentials(spy))

        _ = try await client.response(to: HTTPRequest(url: "https://api.example/"))

        let asked = try #require(spy.sent.first)
        #expect(asked.method == .post)
        #expect(asked.url == "https://auth.example/token")
        #expect(
            asked.body.map { String(decoding: $0, as: UTF8.self) }
                == "grant_type=client_credentials&client_id=an%20id&client_secret=s3cret")
        #expect(authorizations(spy) == [nil, "Bearer t1"])
    }

    @Test func `a token is reused until it is about to expire`() async throws {
        let spy = HTTPTransportSpy([
            Self.token("t1"), Self.answer(200), Self.answer(200), Self.token("t2"),
            Self.answer(200),
        ])
        let client = client(spy, try credentials(spy))
        let request = HTTPRequest(url: "https://api.example/")

        _ = try await client.response(to: request)
        clock.advance(by: .seconds(1_769))
        _ = try await client.response(to: request)
        clock.advance(by: .seconds(1))
        _ = try await client.response(to: request)

        #expect(authorizations(spy) == [nil, "Bearer t1", "Bearer t1", nil, "Bearer t2"])
    }

    @Test func `a refused token is renewed once`() async throws {
        let spy = HTTPTransportSpy([
            Self.token("t1"), Self.answer(401), Self.token("t2"), Self.answer(401),
        ])
        let client = client(spy, try credentials(spy))

        let response = try await client.response(to: HTTPRequest(url: "https://api.example/"))

        #expect(response.status == 401)
        #expect(authorizations(spy) == [nil, "Bearer t1", nil, "Bearer t2"])
    }

    @Test func `concurrent requests fetch one token`() async throws {
        let spy = HTTPTransportSpy([Self.token("t1")])
        let credentials = try credentials(spy)

        let fields = try await withThrowingTaskGroup(of: HTTPField.self) { group in
            for _ in 0..<20 { group.addTask { try await credentials.field() } }
            return try await group.reduce(into: Set()) { $0.insert($1) }
        }

        #expect(fields == [HTTPField("Authorization", "Bearer t1")])
        #expect(spy.sent.count == 1)
    }

    @Test func `wrong credentials are reported as refused`() async throws {
        let spy = HTTPTransportSpy([Self.answer(401)])
        let credentials = try credentials(spy)

        await #expect(throws: RequestError.credentialsRefused(status: 401)) {
            try await credentials.field()
        }
    }

    @Test(arguments: [
        (
            #"{"error": "invalid_client", "error_description": "No such client."}"#,
            "No such client."
        ),
        (#"{"error": "invalid_scope"}"#, "invalid_scope"),
        (#"{"error_description": "\u001b[31mred\n"}"#, "[31mred"),
        (#"{"error_description": "you sent s3cret"}"#, nil), ("<html>", nil), ("", nil),
        ("[]", nil),
    ])
    func `what the server says of the credentials is kept`(body: String, reason: String?)
        async throws
    {
        let spy = HTTPTransportSpy([.success(HTTPResponse(status: 400, body: Data(body.utf8)))])
        let credentials = try credentials(spy)

        await #expect(throws: RequestError.credentialsRefused(status: 400, reason: reason)) {
            try await credentials.field()
        }
    }

    /// A mistyped address says nothing about the credentials.
    @Test(arguments: [404, 405, 410, 501])
    func `an address without tokens is named`(status: Int) async throws {
        let credentials = try credentials(HTTPTransportSpy([Self.answer(status)]))

        let error = await #expect(throws: RequestError.self) { try await credentials.field() }

        #expect(error == .tokenRefused(url: "https://auth.example/token", status: status))
        #expect(error?.summary == "https://auth.example/token gave no token (status \(status))")
    }

    @Test func `the token request can ask for a scope and an audience`() async throws {
        let spy = HTTPTransportSpy([Self.token("t1")])
        let credentials = ClientCredentials(
            tokenURL: "https://auth.example/token", id: "an id", secret: try #require(Self.secret),
            parameters: [("scope", "read write"), ("audience", "https://api.example/")],
            client: HTTPClient(transport: spy, clock: clock), clock: clock)

        _ = try await credentials.field()

        #expect(
            spy.sent.first?.body.map { String(decoding: $0, as: UTF8.self) }
                == "grant_type=client_credentials&client_id=an%20id&client_secret=s3cret"
                + "&scope=read%20write&audience=https%3A%2F%2Fapi.example%2F")
    }

    @Test(arguments: [Int.min, -1, 0, 1, 20, Int.max])
    func `a token may have any lifetime`(lifetime: Int) async throws {
        let spy = HTTPTransportSpy([Self.token("t1", lifetime: lifetime)])

        let field = try await credentials(spy).field()

        #expect(field.value == "Bearer t1")
    }

    @Test func `a short-lived token is used for most of its lifetime`() async throws {
        let spy = HTTPTransportSpy([Self.token("t1", lifetime: 20), Self.token("t2")])
        let credentials = try credentials(spy)

        _ = try await credentials.field()
        clock.advance(by: .seconds(14))
        #expect(try await credentials.field().value == "Bearer t1")
        clock.advance(by: .seconds(1))
        #expect(try await credentials.field().value == "Bearer t2")
    }

    @Test(arguments: [
        #"{"error": "invalid"}"#, #"{"access_token": ""}"#, #"{"access_token": "a\nb"}"#, "[]",
        #"{"access_token": 5}"#,
    ])
    func `a response without a token is an error that quotes nothing`(body: String) async throws {
        let spy = HTTPTransportSpy([
            .success(HTTPResponse(status: 200, body: Data(body.utf8)))
        ])
        let credentials = try credentials(spy)

        await #expect(
            throws: RequestError.unreadable(reason: "the authorization server sent no token")
        ) {
            try await credentials.field()
        }
    }

    @Test(arguments: ["", " \n", "a\nb", "a\u{0}b"])
    func `a secret that a header field cannot contain is rejected`(text: String) {
        #expect(Secret(text) == nil)
    }

    @Test func `white space around a secret is removed`() throws {
        let secret = try #require(Secret(" s3cret\n"))

        #expect(CredentialsField(scheme: "Token", secret).field().value == "Token s3cret")
    }

    @Test func `a secret does not appear in descriptions`() throws {
        let secret = try #require(Self.secret)
        let words = ["\(secret)", String(reflecting: secret), "\([secret])", "\(["k": secret])"]

        var dumped = ""
        dump(secret, to: &dumped)

        #expect(!(words + [dumped]).contains { $0.contains("s3cret") })
    }
}
