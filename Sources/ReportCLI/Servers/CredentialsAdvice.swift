import Networking

/// The advice which environment variables hold the credentials for a server.
struct CredentialsAdvice: Sendable {
    let credentials: ServerCredentials

    /// The name of the server.
    let server: String

    /// Whether the variables are set, so that the server is sent their values.
    let areSet: Bool

    /// Adds the advice to an error 401 or 403; returns any other as it is.
    func advised(_ error: RequestError) -> RequestError {
        switch error {
        case .status(let status) where [401, 403].contains(status): advised(error, status)
        case .credentialsRefused(let status, _): advised(error, status)
        default: error
        }
    }

    private func advised(_ error: RequestError, _ status: Int) -> RequestError {
        .advised(
            error, recovery: credentials.recovery(from: status, of: server, areSet: areSet))
    }
}
