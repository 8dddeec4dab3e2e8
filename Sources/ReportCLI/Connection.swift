import Networking
import SectionKit

/// How servers are asked: what a person chose, and what the program brings.
struct Connection: Sendable {
    let settings: ConnectionSettings
    let host: Host
    let cache: ResponseCache?
    let userAgent: String
    let report: @Sendable (RequestEvent) -> Void

    /// What asks a server.
    ///
    /// - Throws: ``UsageError`` when its environment variables hold no address, or no token.
    func request(to server: ReportServer) throws(UsageError) -> BaseRequest {
        let named = try address(in: server.addressVariable)
        let token = try token(in: server.tokenVariable)
        if cache == nil, settings.cacheMode != .none {
            report(.cacheFailed(reason: Self.noCacheFolder))
        }
        return BaseRequest(
            server: settings.baseURL ?? named ?? server.address,
            fields: [HTTPField("User-Agent", userAgent)]
                + (token.map { [HTTPField("Authorization", "Token \($0)")] } ?? []),
            timeout: settings.timeout,
            transport: host.transport,
            cache: cache,
            cacheMode: settings.cacheMode,
            lifetime: server.lifetime,
            report: report
        )
    }

    /// Why there is no cache where the environment names no folder.
    static let noCacheFolder = "neither XDG_CACHE_HOME nor HOME is an absolute path"

    private func token(in variable: String?) throws(UsageError) -> String? {
        guard let variable, let token = host.value(of: variable) else { return nil }
        guard token.unicodeScalars.allSatisfy({ $0.properties.generalCategory != .control }) else {
            throw UsageError(
                "\(variable) has a line break or another control character in it;"
                    + " set it to the token alone.")
        }
        return token
    }

    private func address(in variable: String?) throws(UsageError) -> String? {
        guard let variable, let value = host.value(of: variable) else { return nil }
        let option = ConnectionOptions.baseURL.description
        guard let address = ConnectionOptions.serverAddress(value) else {
            throw UsageError(
                "\(variable) does not take \(value.quoted). It takes \(option.acceptedWords).")
        }
        return address
    }
}
