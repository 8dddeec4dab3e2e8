public import Networking
import SectionKit

/// The kind of credentials that a server takes, with the names of the environment variables that
/// hold them.
///
/// If no variable is set, requests are sent without credentials.
public enum ServerCredentials: Sendable {
    /// A secret in a header field, after a scheme such as `Bearer` or `Token`; an empty scheme is
    /// left out.
    case header(secret: String, scheme: String, field: String = "Authorization")

    /// A secret in an item of the query, such as `api_key`, for servers that take it nowhere else.
    case query(secret: String, item: String)

    /// A user name and a password (RFC 7617).
    case basic(user: String, password: String)

    /// An access token for a client ID and a secret (RFC 6749, section 4.4), fetched from a URL, or
    /// from a path of the server itself if `tokenURL` begins with a slash.
    ///
    /// Where a person gives the server another address, its token is fetched from the host of that
    /// address, at the same path: credentials never go to a host that was replaced. The parameters are
    /// what else the token request says, such as `scope` or `audience`.
    case client(
        tokenURL: String, id: String, secret: String,
        parameters: [(name: String, value: String)] = [])

    /// An access token for a user name and a password (RFC 6749, section 4.3), fetched like that of
    /// `client`; the client ID is the same for all users.
    case password(
        tokenURL: String, clientID: String, user: String, password: String,
        parameters: [(name: String, value: String)] = [])

    /// Credentials of another kind, such as a signature of each request: made from the secrets in
    /// these environment variables, each with its meaning in a few words, such as "your key ID".
    ///
    /// `authorize` gets the secrets in the order of the variables, once all are set.
    case other(
        variables: [(name: String, meaning: String)],
        authorize: @Sendable (_ secrets: [Secret]) -> any Authorization)
}

extension ServerCredentials {
    /// The names of the environment variables.
    var variableNames: [String] {
        switch self {
        case .header(let secret, _, _), .query(let secret, _): [secret]
        case .basic(let user, let password), .password(_, _, let user, let password, _):
            [user, password]
        case .client(_, let id, let secret, _): [id, secret]
        case .other(let variables, _): variables.map(\.name)
        }
    }

    /// The environment variables with their meanings for help.
    func variables(of server: String) -> [EnvironmentVariable] {
        switch self {
        case .header(let secret, _, _):
            [EnvironmentVariable(name: secret, meaning: "a token for \(server)")]
        case .query(let secret, _):
            [EnvironmentVariable(name: secret, meaning: "your key for \(server)")]
        case .basic(let user, let password), .password(_, _, let user, let password, _):
            [
                EnvironmentVariable(name: user, meaning: "your user name for \(server)"),
                EnvironmentVariable(name: password, meaning: "your password for \(server)"),
            ]
        case .client(_, let id, let secret, _):
            [
                EnvironmentVariable(name: id, meaning: "your client ID for \(server)"),
                EnvironmentVariable(name: secret, meaning: "your client secret"),
            ]
        case .other(let variables, _):
            variables.map {
                EnvironmentVariable(name: $0.name, meaning: "\($0.meaning) for \(server)")
            }
        }
    }

    /// What a person can do about a response 401 or 403: set the variables, or correct them.
    ///
    /// - Parameter areSet: whether the server was sent the values of the variables.
    func recovery(from status: Int, of server: String, areSet: Bool) -> String {
        guard areSet else {
            let words = variables(of: server).map { "\($0.name) to \($0.meaning)" }
            return "Set \(words.listed(by: "and"))."
        }
        let names = variableNames.listed(by: "and")
        return status == 403
            ? "The credentials in \(names) do not permit this: check them, or ask whoever runs"
                + " the server."
            : "The server refused the credentials in \(names): check them, or ask whoever runs"
                + " the server."
    }

    /// Returns the authorization of requests to a server; nil if no variable is set.
    ///
    /// - Parameters:
    ///   - server: the URL of the server.
    ///   - isReplaced: whether a person has given that URL in place of the server's own.
    ///   - host: provides the environment variables.
    ///   - client: fetches tokens.
    ///   - timeout: how long fetching a token may take.
    /// - Throws: ``UsageError`` when only one of two variables is set, or a secret contains control
    ///   characters.
    func authorization(
        of server: String,
        isReplaced: Bool,
        _ host: Host,
        client: HTTPClient,
        timeout: Duration
    ) throws(UsageError) -> (any Authorization)? {
        switch self {
        case .header(let variable, let scheme, let field):
            return try host.secret(in: variable).map {
                CredentialsField(scheme: scheme, $0, in: field)
            }
        case .query(let variable, let item):
            return try host.secret(in: variable).map { QueryKey($0, in: item) }
        case .basic(let user, let password):
            return try host.pair(user, password).map {
                CredentialsField(user: $0, password: $1)
            }
        case .client(let tokenURL, let id, let secret, let parameters):
            return try host.pair(id, secret).map {
                ClientCredentials(
                    tokenURL: Self.absolute(tokenURL, on: server, isReplaced), id: $0, secret: $1,
                    parameters: parameters, timeout: timeout, client: client)
            }
        case .password(let tokenURL, let clientID, let user, let password, let parameters):
            return try host.pair(user, password).map {
                ClientCredentials(
                    tokenURL: Self.absolute(tokenURL, on: server, isReplaced), clientID: clientID,
                    user: $0, password: $1, parameters: parameters, timeout: timeout,
                    client: client)
            }
        case .other(let variables, let authorize):
            return try host.all(variables.map(\.name)).map(authorize)
        }
    }

    /// The environment variable of the user name; nil if there is none.
    var userVariable: String? {
        switch self {
        case .basic(let user, _), .password(_, _, let user, _, _): user
        case .header, .query, .client, .other: nil
        }
    }

    private static func absolute(
        _ url: String,
        on server: String,
        _ isReplaced: Bool
    ) -> String {
        let server = ServerAddress(server).url
        if url.hasPrefix("/") { return server + url }
        guard isReplaced else { return url }
        return String(server.origin + url.dropFirst(url.origin.count))
    }
}

extension String {
    /// The scheme, host and port of a URL.
    fileprivate var origin: Substring {
        guard let scheme = firstRange(of: "://") else { return self[...] }
        return self[..<(self[scheme.upperBound...].firstIndex(of: "/") ?? endIndex)]
    }
}

extension Host {
    fileprivate func secret(in variable: String) throws(UsageError) -> Secret? {
        guard let text = value(of: variable) else { return nil }
        guard let secret = Secret(text) else {
            throw UsageError(
                "\(variable) is blank, or has a line break or another control character;"
                    + " set it to the secret alone.")
        }
        return secret
    }

    /// The secrets in some variables; nil if none of them is set.
    fileprivate func all(_ names: [String]) throws(UsageError) -> [Secret]? {
        var secrets: [Secret] = []
        var missing: [String] = []
        for name in names {
            if let secret = try secret(in: name) {
                secrets.append(secret)
            } else {
                missing.append(name)
            }
        }
        if secrets.isEmpty { return nil }
        guard missing.isEmpty else {
            let verb = missing.count == 1 ? "is" : "are"
            throw UsageError(
                "\(missing.listed(by: "and")) \(verb) not set; set all or none of \(names.listed(by: "and"))."
            )
        }
        return secrets
    }

    fileprivate func pair(
        _ first: String,
        _ second: String
    ) throws(UsageError) -> (String, Secret)? {
        switch (value(of: first), try secret(in: second)) {
        case (nil, nil): return nil
        case (let name?, let secret?): return (name, secret)
        case (nil, _?): throw UsageError("\(second) is set, but not \(first); set both.")
        case (_?, nil): throw UsageError("\(first) is set, but not \(second); set both.")
        }
    }
}
