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

    let report: @Sendable (RequestEvent) -> Void

    /// Why there is no cache when the environment names no folder.
    static let noCacheFolder = "neither XDG_CACHE_HOME nor HOME is an absolute path"

    /// Returns the request to a server.
    ///
    /// - Throws: ``UsageError`` when its address or one of its environment variables is invalid.
    func request(to server: Server) throws(UsageError) -> any BaseRequestInput {
        if cache == nil, settings.cacheMode != .none {
            report(.cacheFailed(reason: Self.noCacheFolder))
        }
        let url =
            try address(
                of: server.name, in: server.addressVariable, as: .url,
                read: ConnectionOptions.serverAddress) ?? server.address
        let timeout = settings.timeout ?? .seconds(15)
        let session = try sessions.session(with: server, at: url) {
            limiter throws(UsageError) in
            try server.credentials?.authorization(
                of: url, host,
                client: HTTPClient(
                    transport: host.transport, limiter: limiter, report: report),
                timeout: timeout)
        }
        let request = BaseRequest(
            server: url,
            fields: [HTTPField("User-Agent", server.userAgent ?? userAgent)],
            authorization: session.authorization,
            timeout: timeout,
            transport: host.transport,
            limiter: session.limiter,
            cache: cache,
            cacheMode: settings.cacheMode,
            lifetime: server.freshness,
            report: report
        )
        // With a name and a password in the address, no variable is needed.
        guard let credentials = server.credentials,
            session.authorization != nil || ServerAddress(url).authorization.isEmpty
        else { return request }
        return AdvisedRequest(
            request: request, credentials: credentials, server: server.name,
            areSet: session.authorization != nil)
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
