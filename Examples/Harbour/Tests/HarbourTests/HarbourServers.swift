import Foundation
import Networking
import Synchronization

/// A transport that stands in for the three servers of the harbour and records the requests.
///
/// Each server refuses requests without its credentials. Tokens are `token-1`, `token-2` and so on.
final class HarbourServers: HTTPTransport {
    private struct Record {
        var sent: [HTTPRequest] = []
        var tokens = 0
    }

    /// The number of tokens that are issued and then refused.
    let staleTokens: Int

    private let record = Mutex(Record())

    init(staleTokens: Int = 0) {
        self.staleTokens = staleTokens
    }

    /// The requests, in order.
    var sent: [HTTPRequest] { record.withLock(\.sent) }

    /// The methods and URLs of the requests, sorted.
    var asked: [String] { sent.map { "\($0.method.rawValue) \($0.url)" }.sorted() }

    /// The hosts of the requests.
    var hosts: Set<String> { Set(sent.compactMap { URL(string: $0.url)?.host() }) }

    /// Returns the values of a field in the requests to a server, which the host begins with.
    func values(of field: String, to server: String) -> [String?] {
        sent.filter { $0.url.hasPrefix("https://\(server).") }.map { $0.value(of: field) }
    }

    func shutDown() {}

    func send(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse {
        record.withLock { $0.sent.append(request) }
        let url = URL(string: request.url)
        let server = url?.host()?.prefix { $0 != "." } ?? ""
        let path = url?.path() ?? ""
        if path == "/oauth/token" { return token() }
        guard isWelcome(request, at: String(server)) else { return HTTPResponse(status: 401) }
        return switch path {
        case "/tides": json(#"[{"time": 1750000200, "height": 4.1}, {"time": 1750022400}]"#)
        case "/ships": json(#"[{"id": "9074729", "name": "Aurora"}]"#)
        case "/ships/9074729": json(#"{"id": "9074729", "name": "Aurora"}"#)
        case "/pilots": json(#"[{"name": "M. Tamm"}]"#)
        default: HTTPResponse(status: 404)
        }
    }

    private func isWelcome(_ request: HTTPRequest, at server: String) -> Bool {
        let field = request.value(of: "Authorization")
        switch server {
        case "gauge": return field == "Token gauge-key"
        case "customs":
            return field == "Basic \(Data("officer:customs-word".utf8).base64EncodedString())"
        case "pilots":
            let number = field.flatMap { $0.split(separator: "-").last }.flatMap { Int($0) }
            return field?.hasPrefix("Bearer token-") == true && (number ?? 0) > staleTokens
        default: return true
        }
    }

    private func token() -> HTTPResponse {
        let number = record.withLock { record in
            record.tokens += 1
            return record.tokens
        }
        return json(#"{"access_token": "token-\#(number)", "expires_in": 3600}"#)
    }

    private func json(_ text: String) -> HTTPResponse {
        HTTPResponse(
            status: 200, fields: [HTTPField("Content-Type", "application/json")],
            body: Data(text.utf8))
    }
}

extension HTTPRequest {
    func value(of field: String) -> String? {
        fields.first { $0.name.lowercased() == field.lowercased() }?.value
    }
}
