import Networking
import SectionKit

/// How servers are asked: what a person chose, and what the program brings.
struct Connection: Sendable {
    let settings: ConnectionSettings
    let host: Host
    let sessions: ServerSessions
    let cache: ResponseCache?

    /// The program's name and version, for servers that are told no other.
    let userAgent: String

    let report: @Sendable (RequestEvent) -> Void

    /// Why there is no cache where the environment names no folder.
    static let noCacheFolder = "neither XDG_CACHE_HOME nor HOME is an absolute path"

    /// What asks a server.
    ///
    /// - Throws: ``UsageError`` when its address or its environment variables do not hold what they
    ///   should.
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
        // A name and a password in the address need no variable.
        guard let credentials = server.credentials,
            session.authorization != nil || ServerAddress(url).authorization.isEmpty
        else { return request }
        return AdvisedRequest(
            request: request, credentials: credentials, server: server.name,
            areSet: session.authorization != nil)
    }

    /// What follows the lines of a server.
    ///
    /// - Throws: ``UsageError`` when its address is none.
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

    /// The address that a person gave for a server, or that its variable holds; nil if neither.
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
            ? "\(variable ?? "") does not take \(text.quoted)"
            : "--base-url does not take \(text.quoted) for \(server)"
        throw UsageError("\(refused). It takes \(kind.words), such as \(kind.example).")
    }
}
