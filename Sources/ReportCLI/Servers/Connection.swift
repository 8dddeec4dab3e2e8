import Networking
import SectionKit

/// How servers are asked: what a person chose, and what the program brings.
struct Connection: Sendable {
    let settings: ConnectionSettings
    let host: Host
    let cache: ResponseCache?

    /// The program's name and version, for servers that are told no other.
    let userAgent: String

    let identities: ServerIdentities

    let report: @Sendable (RequestEvent) -> Void

    /// What asks a server.
    ///
    /// - Throws: ``UsageError`` when its environment variables do not hold what they should.
    func request(to server: Server) throws(UsageError) -> BaseRequest {
        if cache == nil, settings.cacheMode != .none {
            report(.cacheFailed(reason: Self.noCacheFolder))
        }
        let named = try address(in: server.addressVariable)
        let url = settings.addresses?.address(of: server.name) ?? named ?? server.address
        let userAgent = HTTPField("User-Agent", server.userAgent ?? userAgent)
        return BaseRequest(
            server: url,
            fields: [userAgent],
            authorization: try identities.authorization(at: url) { () throws(UsageError) in
                try server.credentials?.authorization(
                    of: url,
                    host,
                    client: HTTPClient(
                        transport: host.transport, limiter: server.limiter, report: report),
                    timeout: settings.timeout
                )
            },
            timeout: settings.timeout,
            transport: host.transport,
            limiter: server.limiter,
            cache: cache,
            cacheMode: settings.cacheMode,
            lifetime: server.freshness,
            report: report
        )
    }

    /// Why there is no cache where the environment names no folder.
    static let noCacheFolder = "neither XDG_CACHE_HOME nor HOME is an absolute path"

    private func address(in variable: String?) throws(UsageError) -> String? {
        guard let variable, let value = host.value(of: variable) else { return nil }
        guard let address = ConnectionOptions.serverAddress(value) else {
            throw UsageError(
                "\(variable) does not take \(value.quoted). It takes an http or https address, such as"
                    + " http://localhost:8080.")
        }
        return address
    }
}
