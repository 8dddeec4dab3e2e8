/// Where the password or the token of a server comes from; never the secret itself.
package struct SyncCredentials: Equatable, Sendable {
    /// What has the secret in its first line.
    package enum Origin: Equatable, Sendable {
        /// A command that prints it, such as `pass show dav`.
        case command(String)

        /// A file that only the person can read.
        case file(String)
    }

    package let origin: Origin

    /// The user name of a password; nil for a token (RFC 6750).
    package let user: String?

    /// Whether the server asks for Digest (RFC 7616), with which the password is not sent.
    package let isDigest: Bool

    package init(origin: Origin, user: String?, isDigest: Bool = false) {
        self.origin = origin
        self.user = user
        self.isDigest = isDigest
    }

    /// Where the secret comes from, for people.
    package var words: String {
        switch origin {
        case .command(let command): "the command '\(command)'"
        case .file(let path): "the file '\(path)'"
        }
    }
}
