import Networking
import SectionKit

/// Makes the requests to servers, from a person's settings and what the program provides.
struct Connection: Sendable {
    let settings: ConnectionSettings
    let host: Host
    let sessions: ServerSessions
    let cache: ResponseCache?

    /// The program's name and version, sent to servers without a user agent of their own.
    let userAgent: String

    /// Whether a cached response is used if a server fails.
    let replacesFailures: Bool

    /// How often the report is updated; nil if it is not watched.
    let pace: WatchPace?

    let report: @Sendable (RequestEvent) -> Void

    /// Why there is no cache when the environment names no folder.
    static let noCacheFolder = "neither XDG_CACHE_HOME nor HOME is an absolute path"

    /// Returns the request to a server.
    ///
    /// - Throws: ``UsageError`` when its address or one of its environment variables is invalid.
    func request(to server: Server) throws(UsageError) -> any BaseRequestInput {
        try request(to: server, cache, settings.cacheMode)
    }

    /// Returns a request that uses the fresh cached responses of a server, and never asks it.
    ///
    /// - Throws: ``UsageError`` when its address or one of its environment variables is invalid.
    func cachedRequest(to server: Server) throws(UsageError) -> any BaseRequestInput {
        switch settings.cacheMode {
        case .normal, .cached: try request(to: server, cache, .cached)
        case .offline: try request(to: server, cache, .offline)
        case .refresh, .none: try request(to: server, nil, .cached)
        }
    }

    /// Returns what lists the paths and queries of the cached responses of a server, the newest first;
    /// none if they may not be used.
    ///
    /// - Throws: ``UsageError`` when its address or one of its environment variables is invalid.
    func recentTargets(of server: Server) throws(UsageError) -> @Sendable () -> [String] {
        switch settings.cacheMode {
        case .refresh, .none: return { [] }
        case .normal, .cached, .offline:
            let url = try target(server).url
            return { [cache] in cache?.recentTargets(of: url) ?? [] }
        }
    }

    /// Returns a client that sends requests of any method to a server.
    ///
    /// - Throws: ``UsageError`` when its address or one of its environment variables is invalid.
    func client(to server: Server) throws(UsageError) -> any ServerClientInput {
        let target = try target(server)
        let client = ServerClient(
            server: target.url,
            fields: [userAgentField(for: server)],
            isAuthorized: target.session.authorization != nil,
            timeout: timeout,
            isOffline: settings.cacheMode == .offline,
            security: server.security,
            client: HTTPClient(
                transport: host.transport, limiter: target.session.limiter,
                authorization: target.session.authorization,
                retryAfterFields: server.retryAfterFields, report: report))
        return target.advice.map { AdvisedClient(client: client, advice: $0) } ?? client
    }

    private func request(
        to server: Server,
        _ cache: ResponseCache?,
        _ mode: BaseRequest.CacheMode
    ) throws(UsageError) -> any BaseRequestInput {
        if self.cache == nil, settings.cacheMode != .none {
            report(.cacheFailed(reason: Self.noCacheFolder))
        }
        let target = try target(server)
        let request = BaseRequest(
            server: target.url,
            fields: [userAgentField(for: server)],
            authorization: target.session.authorization,
            timeout: timeout,
            transport: host.transport,
            limiter: target.session.limiter,
            cache: cache,
            cacheMode: mode,
            lifetime: server.freshness(at: pace),
            missLifetime: server.missFreshness,
            longestAge: server.longestAge,
            retryAfterFields: server.retryAfterFields,
            replacesFailures: replacesFailures,
            report: report
        )
        return target.advice.map { AdvisedRequest(request: request, advice: $0) } ?? request
    }

    /// The longest that a whole request may take.
    private var timeout: Duration { settings.timeout ?? .seconds(15) }

    private func userAgentField(for server: Server) -> HTTPField {
        HTTPField("User-Agent", server.userAgent ?? userAgent)
    }

    /// What requests to a server need, whatever their method.
    private struct Target {
        let url: String
        let session: ServerSessions.Session

        /// The advice when the server refuses credentials; nil if no variable holds any.
        let advice: CredentialsAdvice?
    }

    private func url(of server: Server) throws(UsageError) -> String {
        try address(
            of: server.name, in: server.addressVariable, as: .url,
            read: ConnectionOptions.serverAddress) ?? server.address
    }

    /// Returns a sentence for each server that a person has given another address, without a
    /// password, so that a report names the server that is asked.
    ///
    /// - Throws: ``UsageError`` when an address is invalid.
    func givenAddresses(of servers: [Server]) throws(UsageError) -> [String] {
        var sentences: [String] = []
        for server in servers {
            let url = try url(of: server)
            if url == server.address { continue }
            sentences.append("The address of \(server.name) is \(ServerAddress(url).url) here.")
        }
        return sentences
    }

    private func target(_ server: Server) throws(UsageError) -> Target {
        let url = try url(of: server)
        let session = try sessions.session(with: server, at: url) {
            limiter throws(UsageError) in
            try server.credentials?.authorization(
                of: url, isReplaced: url != server.address, host,
                client: HTTPClient(
                    transport: host.transport, limiter: limiter, report: report),
                timeout: timeout)
        }
        // With a name and a password in the address, no variable is needed.
        let needsVariable =
            session.authorization != nil || ServerAddress(url).authorization.isEmpty
        let advice = server.credentials.map { credentials in
            CredentialsAdvice(
                credentials: credentials, server: server.name,
                areSet: session.authorization != nil)
        }
        return Target(url: url, session: session, advice: needsVariable ? advice : nil)
    }

    /// Returns whether the environment has credentials for a server.
    ///
    /// - Throws: ``UsageError`` when one of its environment variables is invalid.
    func hasCredentials(for server: Server) throws(UsageError) -> Bool {
        try target(server).session.authorization != nil
    }

    /// Says a sentence to the person, once per run.
    func note(_ sentence: String) {
        if sessions.isNew(note: sentence) { report(.note(sentence)) }
    }

    /// Returns the stream of a server's lines.
    ///
    /// - Throws: ``UsageError`` when its address is invalid.
    func lines(from server: LineServer) throws(UsageError) -> LineStream {
        var server = server
        if let address = try address(
            of: server.name, in: server.addressVariable, as: .hostAndPort, read: HostAndPort.init)
        {
            (server.host, server.port) = (address.host, address.port)
        }
        if let timeout = settings.timeout {
            (server.timeout, server.silence) = (timeout, timeout)
        }
        return LineStream(
            of: server, over: host.lineTransport, isOffline: settings.cacheMode == .offline,
            report: report)
    }

    /// Returns the address of a server from `--base-url`, else from its variable; nil if neither is
    /// set.
    private func address<Address>(
        of server: String,
        in variable: String?,
        as kind: AddressKind,
        read: (String) -> Address?
    ) throws(UsageError) -> Address? {
        let given = settings.addresses?.address(of: server)
        guard let text = given ?? variable.flatMap(host.value) else { return nil }
        if let address = read(text) { return address }
        let refused =
            given == nil
            ? "\(text.quoted) is not valid for \(variable ?? "")"
            : "\(text.quoted) is not a valid --base-url for \(server)"
        throw UsageError("\(refused). Use \(kind.words), such as \(kind.example).")
    }
}

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
