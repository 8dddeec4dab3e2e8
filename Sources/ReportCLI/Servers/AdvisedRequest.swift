import Networking

/// A request whose errors 401 and 403 say which environment variables hold the credentials.
struct AdvisedRequest: BaseRequestInput {
    let request: BaseRequest
    let advice: CredentialsAdvice

    func value<Value>(of resource: Resource<Value>) async throws(RequestError) -> Value {
        do throws(RequestError) {
            return try await request.value(of: resource)
        } catch {
            throw advice.advised(error)
        }
    }
}
