import FeatureTesting
import Foundation
import Networking
import SectionKit
import Testing

@testable import ReportCLI

/// Credentials of servers from environment variables.
@Suite struct ServerCredentialsTests {
    private static let token = HTTPTransportSpy.Answer.success(
        HTTPResponse(status: 200, body: Data(#"{"access_token": "t1"}"#.utf8)))

    private func authorization(
        _ credentials: ServerCredentials,
        _ environment: [String: String],
        of server: String = "https://api.example",
        isReplaced: Bool = false,
        over transport: HTTPTransportSpy = HTTPTransportSpy()
    ) throws(UsageError) -> (any Authorization)? {
        try credentials.authorization(
            of: server, isReplaced: isReplaced, .stage(environment),
            client: HTTPClient(transport: transport),
            timeout: .seconds(4))
    }

    @Test(arguments: [
        ServerCredentials.header(secret: "KEY", scheme: "Token"),
        .basic(user: "USER", password: "PASSWORD"),
        .client(tokenURL: "https://auth.example/token", id: "ID", secret: "SECRET"),
        .password(tokenURL: "/token", clientID: "c", user: "USER", password: "PASSWORD"),
    ])
    func `without a variable there is no authorization`(credentials: ServerCredentials) throws {
        #expect(try authorization(credentials, [:]) == nil)
    }

    @Test func `a secret follows its scheme in its header field`() async throws {
        let credentials = ServerCredentials.header(secret: "KEY", scheme: "Key", field: "X-Key")

        let field = try await authorization(credentials, ["KEY": " abc\n"])?.field()

        #expect(field == HTTPField("X-Key", "Key abc"))
    }

    @Test func `credentials of another kind are made of all their variables`() async throws {
        let credentials = ServerCredentials.other(
            variables: [("ID", "your key ID"), ("KEY", "your key")]
        ) { secrets in
            CredentialsField(scheme: "Signed", secrets[1], in: "X-\(secrets[0].text)")
        }

        let field = try await authorization(credentials, ["ID": "seven", "KEY": "abc"])?.field()

        #expect(field == HTTPField("X-seven", "Signed abc"))
        #expect(try authorization(credentials, [:]) == nil)
        let error = #expect(throws: UsageError.self) { try authorization(credentials, ["ID": "1"]) }
        #expect(error?.message == "KEY is not set; set all or none of ID and KEY.")
    }

    @Test func `a name and a password are read from the variables`() async throws {
        let credentials = ServerCredentials.basic(user: "USER", password: "PASSWORD")

        let field = try await authorization(
            credentials, ["USER": "Aladdin", "PASSWORD": "open sesame"])?.field()

        #expect(field == HTTPField("Authorization", "Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ=="))
    }

    @Test(arguments: [
        ("https://auth.example/token", "https://auth.example/token"),
        ("/oauth/token", "https://api.example/v2/oauth/token"),
    ])
    func `a token is fetched from its URL, or from a path of the server`(
        tokenURL: String,
        asked: String
    ) async throws {
        let transport = HTTPTransportSpy([Self.token])
        let credentials = ServerCredentials.client(tokenURL: tokenURL, id: "ID", secret: "SECRET")

        let field = try await authorization(
            credentials, ["ID": "me", "SECRET": "s3cret"],
            of: "https://guest:pass@api.example/v2/", over: transport)?.field()

        #expect(field == HTTPField("Authorization", "Bearer t1"))
        #expect(transport.sent.map(\.url) == [asked])
        #expect(transport.sent.allSatisfy { $0.timeout <= .seconds(4) })
    }

    @Test(arguments: [
        "https://auth.example/realms/sea/token", "https://auth.example:8443/realms/sea/token",
    ])
    func `another address of the server is also that of its tokens`(tokenURL: String) async throws {
        let transport = HTTPTransportSpy([Self.token])
        let credentials = ServerCredentials.client(tokenURL: tokenURL, id: "ID", secret: "SECRET")

        _ = try await authorization(
            credentials, ["ID": "me", "SECRET": "s3cret"], of: "http://localhost:9000/api",
            isReplaced: true, over: transport)?.field()

        #expect(transport.sent.map(\.url) == ["http://localhost:9000/realms/sea/token"])
    }

    @Test func `a token is fetched for a user name and a password`() async throws {
        let transport = HTTPTransportSpy([Self.token])
        let credentials = ServerCredentials.password(
            tokenURL: "/token", clientID: "trino-client", user: "USER", password: "PASSWORD")

        let authorization = try authorization(
            credentials, ["USER": "Ada", "PASSWORD": "a b&c"], over: transport)

        #expect(try await authorization?.field() == HTTPField("Authorization", "Bearer t1"))
        #expect(
            transport.sent.map { $0.body.map { String(decoding: $0, as: UTF8.self) } } == [
                "grant_type=password&client_id=trino-client&username=Ada&password=a%20b%26c"
            ])
        #expect(authorization?.identity == "user Ada of https://api.example/token")
    }

    @Test(arguments: [
        (["ID": "me"], "ID is set, but not SECRET; set both."),
        (["SECRET": "s3cret"], "SECRET is set, but not ID; set both."),
    ])
    func `one variable of a pair without the other is refused`(
        environment: [String: String],
        message: String
    ) {
        let credentials = ServerCredentials.client(tokenURL: "/token", id: "ID", secret: "SECRET")

        #expect(throws: UsageError(message)) { try authorization(credentials, environment) }
    }

    @Test(arguments: ["a\u{07}b", "a\nb"])
    func `a secret with control characters is refused without being quoted`(secret: String) {
        let credentials = ServerCredentials.header(secret: "KEY", scheme: "Token")

        let error = #expect(throws: UsageError.self) {
            try authorization(credentials, ["KEY": secret])
        }

        #expect(error?.message.hasPrefix("KEY is blank, or has a line break") == true)
        #expect(error?.message.contains("a\u{07}b") == false)
    }
}
