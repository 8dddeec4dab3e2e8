import Networking

/// How servers are asked: what a person chose, and what the program brings.
struct Connection: Sendable {
    let settings: ConnectionSettings
    let environment: @Sendable (String) -> String?
    let transport: any HTTPTransport
    let cache: ResponseCache?
    let userAgent: String
    let report: @Sendable (RequestEvent) -> Void

    func request(to server: ReportServer) -> BaseRequest {
        let named = server.addressVariable.flatMap(environment).flatMap { $0.isEmpty ? nil : $0 }
        let token = server.tokenVariable.flatMap(environment).flatMap { $0.isEmpty ? nil : $0 }
        return BaseRequest(
            server: settings.baseURL ?? named ?? server.address,
            fields: [HTTPField("User-Agent", userAgent)]
                + (token.map { [HTTPField("Authorization", "Token \($0)")] } ?? []),
            timeout: settings.timeout,
            transport: transport,
            cache: cache,
            cacheMode: settings.cacheMode,
            lifetime: server.lifetime,
            report: report
        )
    }
}
