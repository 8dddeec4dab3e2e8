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
    /// - Throws: ``UsageError`` when its environment variable holds no address.
    func request(to server: ReportServer) throws(UsageError) -> BaseRequest {
        let named = try address(in: server.addressVariable)
        let token = server.tokenVariable.flatMap(host.value)
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

    private func address(in variable: String?) throws(UsageError) -> String? {
        guard let variable, let value = host.value(of: variable) else { return nil }
        let option = ConnectionOptions.baseURL.description
        guard let link = WebLink(value) else {
            throw UsageError(
                "\(variable) does not take \(value.quoted). It takes \(option.acceptedWords).")
        }
        return link.url
    }
}
