import Networking

/// How servers are asked: what a person chose, and what the program brings.
struct Connection: Sendable {
    let settings: ConnectionSettings
    let host: Host
    let cache: ResponseCache?
    let userAgent: String
    let report: @Sendable (RequestEvent) -> Void

    func request(to server: ReportServer) -> BaseRequest {
        let named = server.addressVariable.flatMap(host.value)
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
}
