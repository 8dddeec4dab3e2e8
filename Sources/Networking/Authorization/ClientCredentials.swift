import Essentials
import Synchronization

/// A token that a server gives to a program for its id and secret: OAuth 2.0's client credentials
/// (RFC 6749, section 4.4).
///
/// The token is kept in memory, never on disk, until half a minute before it expires; it is fetched
/// again once when a server refuses it. However many requests need one, it is fetched once.
public final class ClientCredentials: Authorization {
    private struct Token {
        let field: HTTPField
        let end: Duration
    }

    private let tokenURL: String
    private let id: String
    private let secret: Secret
    private let timeout: Duration
    private let client: HTTPClient
    private let clock: any RequestClock
    private let token = Mutex<Token?>(nil)
    private let fetches = RequestLimiter(1)

    /// Who asks: the id.
    public var identity: String { "client \(id) of \(tokenURL)" }

    /// Describes where to get a token.
    ///
    /// - Parameters:
    ///   - tokenURL: the token endpoint of the authorization server.
    ///   - id: the id of the client.
    ///   - secret: its secret.
    ///   - timeout: how long fetching a token may take.
    ///   - client: sends the request for it.
    public convenience init(
        tokenURL: String,
        id: String,
        secret: Secret,
        timeout: Duration = .seconds(15),
        client: HTTPClient
    ) {
        self.init(
            tokenURL: tokenURL, id: id, secret: secret, timeout: timeout, client: client,
            clock: SystemRequestClock())
    }

    /// Also takes the time, for tests.
    package init(
        tokenURL: String,
        id: String,
        secret: Secret,
        timeout: Duration = .seconds(15),
        client: HTTPClient,
        clock: any RequestClock
    ) {
        self.tokenURL = tokenURL
        self.id = id
        self.secret = secret
        self.timeout = timeout
        self.client = client
        self.clock = clock
    }

    /// The token as a bearer's (RFC 6750), fetched if there is none that lasts.
    public func field() async throws(RequestError) -> HTTPField {
        guard await fetches.take() else { throw .cancelled }
        defer { fetches.give() }
        if let token = token.withLock(\.self), clock.elapsed < token.end { return token.field }
        let answer = try await fetch()
        let lifetime = Duration.seconds(answer.lifetime - min(Self.margin, answer.lifetime / 4))
        let field = HTTPField("Authorization", "Bearer \(answer.token)")
        token.withLock { $0 = Token(field: field, end: clock.elapsed + lifetime) }
        return field
    }

    /// Forgets a token that was refused.
    public func isRenewed(after refused: HTTPField) -> Bool {
        token.withLock { token in
            if token?.field == refused { token = nil }
        }
        return true
    }

    /// How long before its end a token is no longer used, in seconds, or a quarter of its life.
    private static let margin = 30

    private func fetch() async throws(RequestError) -> TokenAnswer {
        let form = FormContent([
            ("grant_type", "client_credentials"), ("client_id", id), ("client_secret", secret.text),
        ])
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
        guard response.status == 200 else { throw .credentialsRefused(status: response.status) }
        return try JSONBody { body throws(RequestError) in
            guard let answer = try JSONBody<TokenAnswer>.parse(body, { TokenAnswer(json: &$0) })
            else {
                // Not quoted: there may be a token in it.
                throw .unreadable(reason: "the authorization server sent no token")
            }
            return answer
        }.read(Body(response.body))
    }
}

/// What an authorization server answers (RFC 6749, section 5.1).
private struct TokenAnswer: Sendable {
    var token = ""

    /// In seconds, a day at most.
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
