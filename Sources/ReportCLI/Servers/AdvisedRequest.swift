import Networking

/// A request that adds to errors 401 and 403 which environment variables hold the credentials.
struct AdvisedRequest: BaseRequestInput {
    let request: BaseRequest
    let credentials: ServerCredentials

    /// The name of the server.
    let server: String

    /// Whether the variables are set, so that the server is sent their values.
    let areSet: Bool

    func value<Value>(of resource: Resource<Value>) async throws(RequestError) -> Value {
        do throws(RequestError) {
            return try await request.value(of: resource)
        } catch {
            switch error {
            case .status(let status) where [401, 403].contains(status):
                throw advised(error, status)
            case .credentialsRefused(let status) where status < 500:
                throw advised(error, status)
            default: throw error
            }
        }
    }

    private func advised(_ error: RequestError, _ status: Int) -> RequestError {
        .advised(
            error, recovery: credentials.recovery(from: status, of: server, areSet: areSet))
    }
}
