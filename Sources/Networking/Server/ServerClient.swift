import SectionEssentials

/// Sends requests to a live server, with its credentials and its limit of requests at once.
///
/// The timeout covers the whole request, including redirects, retries and waits, unless a request
/// has a longer time of its own. Nothing is cached.
package struct ServerClient: ServerClientInput {
    package let address: String

    private let fields: [HTTPField]
    private let timeout: Duration
    private let isOffline: Bool
    private let security: ConnectionSecurity?
    private let client: HTTPClient

    /// Creates a client.
    ///
    /// - Parameters:
    ///   - server: the address, with a path if it has one, and a user name and password.
    ///   - fields: the header fields of every request.
    ///   - isAuthorized: whether the client adds credentials, so that those in the address are not
    ///     sent.
    ///   - timeout: the longest a whole request may take.
    ///   - isOffline: whether each request fails, because the network is disabled.
    ///   - security: how the server is recognised; nil for what is usual.
    ///   - client: sends the requests.
    package init(
        server: String,
        fields: [HTTPField] = [],
        isAuthorized: Bool = false,
        timeout: Duration = .seconds(15),
        isOffline: Bool = false,
        security: ConnectionSecurity? = nil,
        client: HTTPClient
    ) {
        let address = ServerAddress(server)
        self.address = address.url
        self.fields = fields + (isAuthorized ? [] : address.authorization)
        self.timeout = timeout
        self.isOffline = isOffline
        self.security = security
        self.client = client
    }

    package func response(
        to request: ServerRequest
    ) async throws(RequestError) -> HTTPResponse {
        if isOffline { throw .needsNetwork }
        return try await client.response(
            to: HTTPRequest(
                method: request.method,
                url: try url(of: request.target),
                fields: fields + request.fields,
                body: request.body,
                timeout: max(timeout, request.longestTime ?? timeout),
                silence: request.longestTime.map { _ in timeout },
                bodyLimit: request.bodyLimit,
                security: security),
            retries: request.retries)
    }

    private func url(of target: ServerRequest.Target) throws(RequestError) -> String {
        switch target {
        case .endpoint(let endpoint): return address + endpoint.percentEncoded
        case .link(let link):
            guard let server = URL(string: address),
                link.utf8.allSatisfy({ 0x21...0x7E ~= $0 }),
                let url = URL(string: link, relativeTo: server)?.absoluteURL, url.user == nil
            else { throw .notAllowed(reason: "the server sent an invalid address") }
            guard RedirectPolicy.origin(of: url) == RedirectPolicy.origin(of: server) else {
                throw .notAllowed(reason: "the server sent the address of another server")
            }
            return url.absoluteString
        }
    }
}
