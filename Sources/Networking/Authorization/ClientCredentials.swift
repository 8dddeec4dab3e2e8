package import SectionEssentials
import Synchronization

/// Authorizes requests with a token from an authorization server, for a client ID and a secret or a
/// user name and a password (OAuth 2.0, RFC 6749, sections 4.4 and 4.3).
///
/// The token is kept in memory, never on disk, until half a minute before it expires. When a server
/// refuses it, it is fetched again once. Concurrent requests share one fetch.
public final class ClientCredentials: Authorization {
    private struct Token {
        let field: HTTPField
        let end: Duration
    }

    private let tokenURL: String
    private let form: FormContent
    private let secret: Secret
    private let timeout: Duration
    private let client: HTTPClient
    private let clock: any RequestClock
    private let token = Mutex<Token?>(nil)
    private let fetches = RequestLimiter(1)

    /// The client ID or the user name, the token endpoint, and what else the token is asked for with.
    public let identity: String

    /// Creates credentials for a token endpoint.
    ///
    /// - Parameters:
    ///   - tokenURL: the token endpoint of the authorization server.
    ///   - id: the client ID.
    ///   - secret: the client secret.
    ///   - parameters: what else the token request says, such as `scope` (RFC 6749, section 3.3) or
    ///     `audience`.
    ///   - timeout: the longest that fetching a token may take.
    ///   - client: sends the token request.
    public convenience init(
        tokenURL: String,
        id: String,
        secret: Secret,
        parameters: [(name: String, value: String)] = [],
        timeout: Duration = .seconds(15),
        client: HTTPClient
    ) {
        self.init(
            tokenURL: tokenURL, id: id, secret: secret, parameters: parameters, timeout: timeout,
            client: client, clock: SystemRequestClock())
    }

    /// Creates credentials of a user for a token endpoint.
    ///
    /// - Parameters:
    ///   - tokenURL: the token endpoint of the authorization server.
    ///   - clientID: the ID that the server gives to all programs of this kind.
    ///   - user: the user name.
    ///   - password: the password.
    ///   - parameters: what else the token request says, such as `scope`.
    ///   - timeout: the longest that fetching a token may take.
    ///   - client: sends the token request.
    public convenience init(
        tokenURL: String,
        clientID: String,
        user: String,
        password: Secret,
        parameters: [(name: String, value: String)] = [],
        timeout: Duration = .seconds(15),
        client: HTTPClient
    ) {
        self.init(
            tokenURL: tokenURL, identity: "user \(user) of \(tokenURL)",
            fields: [
                ("grant_type", "password"), ("client_id", clientID), ("username", user),
                ("password", password.text),
            ],
            parameters: parameters, secret: password, timeout: timeout, client: client,
            clock: SystemRequestClock())
    }

    /// Also takes a clock, for tests.
    package convenience init(
        tokenURL: String,
        id: String,
        secret: Secret,
        parameters: [(name: String, value: String)] = [],
        timeout: Duration = .seconds(15),
        client: HTTPClient,
        clock: any RequestClock
    ) {
        self.init(
            tokenURL: tokenURL, identity: "client \(id) of \(tokenURL)",
            fields: [
                ("grant_type", "client_credentials"), ("client_id", id),
                ("client_secret", secret.text),
            ],
            parameters: parameters, secret: secret, timeout: timeout, client: client, clock: clock)
    }

    private init(
        tokenURL: String,
        identity: String,
        fields: [(name: String, value: String)],
        parameters: [(name: String, value: String)],
        secret: Secret,
        timeout: Duration,
        client: HTTPClient,
        clock: any RequestClock
    ) {
        self.tokenURL = tokenURL
        self.identity = identity + parameters.map { " \($0.name)=\($0.value)" }.joined()
        form = FormContent(fields + parameters)
        self.secret = secret
        self.timeout = timeout
        self.client = client
        self.clock = clock
    }

    /// The bearer token (RFC 6750), fetched if there is none or it is about to expire.
    public func field() async throws(RequestError) -> HTTPField {
        guard await fetches.acquire() else { throw .cancelled }
        defer { fetches.release() }
        if let token = token.withLock(\.self), clock.elapsed < token.end { return token.field }
        let response = try await fetch()
        let lifetime = Duration.seconds(response.lifetime - min(Self.margin, response.lifetime / 4))
        let field = HTTPField("Authorization", "Bearer \(response.token)")
        token.withLock { $0 = Token(field: field, end: clock.elapsed + lifetime) }
        return field
    }

    /// Forgets the refused token; always true.
    public func isRenewed(after refused: HTTPField) -> Bool {
        token.withLock { token in
            if token?.field == refused { token = nil }
        }
        return true
    }

    /// How long before its end a token is renewed, in seconds; at most a quarter of its lifetime.
    private static let margin = 30

    private func fetch() async throws(RequestError) -> TokenResponse {
        let response = try await client.response(
            to: HTTPRequest(
                method: .post,
                url: tokenURL,
                fields: [
                    HTTPField("Accept", "application/json"),
                    HTTPField("Content-Type", FormContent.mediaType),
                ],
                body: form.body,
                timeout: timeout
            ))
        switch response.status {
        case 200: break
        // Section 5.2 names 400 and 401; some servers answer 403.
        case 400, 401, 403:
            throw .credentialsRefused(
                status: response.status, reason: TokenError.words(in: response.body, hiding: secret)
            )
        default: throw .tokenRefused(url: tokenURL, status: response.status)
        }
        return try JSONBody { body throws(RequestError) in
            guard let token = try JSONBody<TokenResponse>.parse(body, { TokenResponse(json: &$0) })
            else {
                // The body is not quoted, because it may contain a token.
                throw .unreadable(reason: "the authorization server sent no token")
            }
            return token
        }.read(Body(response.body))
    }
}

/// The response of an authorization server (RFC 6749, section 5.1).
private struct TokenResponse: Sendable {
    var token = ""

    /// The lifetime in seconds, a day at most.
    var lifetime = 300

    init?(json: inout JSONReader) {
        json.object { key, json in
            switch key {
            case "access_token": token = json.string() ?? ""
            case "expires_in": lifetime = json.integer().map { min(max(0, $0), 86_400) } ?? lifetime
            default: break
            }
        }
        if Secret(token) == nil { return nil }
    }
}

/// The response of an authorization server that refuses a request (RFC 6749, section 5.2).
private struct TokenError: Sendable {
    private var code: String?
    private var description: String?

    private init?(json: inout JSONReader) {
        let isObject = json.object { key, json in
            switch key {
            case "error": code = json.string()
            case "error_description": description = json.string()
            default: break
            }
        }
        if !isObject { return nil }
    }

    /// The words of the server, on one line; nil if it says nothing, or repeats the secret.
    static func words(in body: Data, hiding secret: Secret) -> String? {
        let error = try? JSONBody { body throws(RequestError) in
            try JSONBody<TokenError>.parse(body) { TokenError(json: &$0) }
        }.read(Body(body))
        guard let words = error.flatMap(\.self).flatMap({ $0.description ?? $0.code }),
            !words.contains(secret.text)
        else { return nil }
        let plain = words.unicodeScalars.filter { $0.properties.generalCategory != .control }
        let line = String(String.UnicodeScalarView(plain))
            .split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return line.isEmpty ? nil : String(line.prefix(200))
    }
}

/// The content of a submitted form (`application/x-www-form-urlencoded`, WHATWG URL).
package struct FormContent: Sendable {
    package static let mediaType = "application/x-www-form-urlencoded"

    /// The encoded names and values.
    package let body: Data

    package init(_ items: [(name: String, value: String)]) {
        let pairs = items.map { name, value in
            "\(PercentEncoding.encode(name))=\(PercentEncoding.encode(value))"
        }
        body = Data(pairs.joined(separator: "&").utf8)
    }
}
