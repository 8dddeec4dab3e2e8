package import Networking
package import SectionEssentials

/// Fetches passwords and tokens when they are needed; nothing keeps them.
package struct SyncSecrets: Sendable {
    /// Runs a command, and returns what it printed; nil if it failed.
    package typealias Running = @Sendable (String) async -> Data?

    private let run: Running

    package init(run: @escaping Running) {
        self.run = run
    }

    /// Returns the field with the credentials; nil if the password is not sent.
    ///
    /// - Throws: `SyncError` that does not contain what the command printed or the file holds.
    package func field(for credentials: SyncCredentials) async throws(SyncError) -> HTTPField? {
        if credentials.isDigest { return nil }
        let secret = try await secret(of: credentials)
        guard let user = credentials.user else {
            return CredentialsField(scheme: "Bearer", secret).field()
        }
        return CredentialsField(user: user, password: secret).field()
    }

    /// Returns what Digest needs; nil for other credentials.
    ///
    /// - Throws: `SyncError` that does not contain what the command printed or the file holds.
    func digest(for credentials: SyncCredentials) async throws(SyncError) -> DigestCredentials? {
        guard credentials.isDigest, let user = credentials.user else { return nil }
        return DigestCredentials(user: user, password: try await secret(of: credentials))
    }

    private func secret(of credentials: SyncCredentials) async throws(SyncError) -> Secret {
        let content: Data
        switch credentials.origin {
        case .command(let command):
            guard let output = await run(command) else { throw .noSecret(credentials.words) }
            content = output
        case .file(let path):
            content = try Self.content(of: path, credentials.words)
        }
        let line = content.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
        guard let text = String(validating: line, as: UTF8.self), let secret = Secret(text) else {
            throw .noSecret(credentials.words)
        }
        return secret
    }

    /// Reads a file that nobody else can read.
    private static func content(of path: String, _ words: String) throws(SyncError) -> Data {
        let file = PrivateFile(path: path)
        guard let mode = file.mode else { throw .noFile(path) }
        guard mode & 0o077 == 0 else { throw .openSecret(path, mode: mode) }
        guard let content = try file.read(), content.count <= 4096 else {
            throw .noSecret(words)
        }
        return content
    }
}
