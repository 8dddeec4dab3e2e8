import Networking

/// A client whose errors 401 and 403 say which environment variables hold the credentials.
struct AdvisedClient: ServerClientInput {
    let client: ServerClient
    let advice: CredentialsAdvice

    var address: String { client.address }

    func response(to request: ServerRequest) async throws(RequestError) -> HTTPResponse {
        do throws(RequestError) {
            let response = try await client.response(to: request)
            guard [401, 403].contains(response.status) else { return response }
            throw .status(response.status)
        } catch {
            throw advice.advised(error)
        }
    }
}
