import Networking
import SectionKit

/// How a server is told who asks, with secrets from environment variables.
///
/// Where no variable is set, nobody says who asks.
public enum ServerCredentials: Sendable {
    /// A secret in a header field, after a scheme such as `Bearer` or `Token`; none if empty.
    case header(secret: String, scheme: String, field: String = "Authorization")

    /// A user's name and password (RFC 7617).
    case basic(user: String, password: String)

    /// A token that is given for an id and a secret (RFC 6749, section 4.4), at an address or, where
    /// it begins with a slash, at a path of the server itself.
    case client(tokenURL: String, id: String, secret: String)
}

extension ServerCredentials {
    /// The names of the environment variables.
    var variableNames: [String] {
        switch self {
        case .header(let secret, _, _): [secret]
        case .basic(let user, let password): [user, password]
        case .client(_, let id, let secret): [id, secret]
        }
    }

    /// The environment variables, with what help says of them.
    func variables(of server: String) -> [EnvironmentVariable] {
        switch self {
        case .header(let secret, _, _):
            [EnvironmentVariable(name: secret, meaning: "a token for \(server)")]
        case .basic(let user, let password):
            [
                EnvironmentVariable(name: user, meaning: "your name at \(server)"),
                EnvironmentVariable(name: password, meaning: "your password at \(server)"),
            ]
        case .client(_, let id, let secret):
            [
                EnvironmentVariable(name: id, meaning: "the id of your client at \(server)"),
                EnvironmentVariable(name: secret, meaning: "its secret"),
            ]
        }
    }

    /// What a person can do when a server answers 401 or 403: set the variables, or mend what is in
    /// them.
    ///
    /// - Parameter areSet: whether the server was told what is in the variables.
    func recovery(from status: Int, of server: String, areSet: Bool) -> String {
        guard areSet else {
            let words = variables(of: server).map { "\($0.name) to \($0.meaning)" }
            return "Set \(words.listed(by: "and"))."
        }
        let names = variableNames.listed(by: "and")
        return status == 403
            ? "What is in \(names) does not permit it: check that, or ask whoever runs the server."
            : "The server refused what is in \(names): check that, or ask whoever runs the server."
    }

    /// What tells a server who asks; nil where no variable is set.
    ///
    /// - Parameters:
    ///   - server: the address that the server is asked at.
    ///   - host: has the variables.
    ///   - client: fetches tokens.
    ///   - timeout: how long fetching a token may take.
    /// - Throws: ``UsageError`` when only one of two is set, or a secret cannot be sent.
    func authorization(
        of server: String,
        _ host: Host,
        client: HTTPClient,
        timeout: Duration
    ) throws(UsageError) -> (any Authorization)? {
        switch self {
        case .header(let variable, let scheme, let field):
            return try host.secret(in: variable).map {
                CredentialsField(scheme: scheme, $0, in: field)
            }
        case .basic(let user, let password):
            return try host.pair(user, password).map {
                CredentialsField(user: $0, password: $1)
            }
        case .client(let tokenURL, let id, let secret):
            let isPath = tokenURL.hasPrefix("/")
            let url = isPath ? ServerAddress(server).url + tokenURL : tokenURL
            return try host.pair(id, secret).map {
                ClientCredentials(
                    tokenURL: url, id: $0, secret: $1, timeout: timeout, client: client)
            }
        }
    }
}

extension Host {
    fileprivate func secret(in variable: String) throws(UsageError) -> Secret? {
        guard let text = value(of: variable) else { return nil }
        guard let secret = Secret(text) else {
            throw UsageError(
                "\(variable) has a line break or another control character in it, or is blank;"
                    + " set it to the secret alone.")
        }
        return secret
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
