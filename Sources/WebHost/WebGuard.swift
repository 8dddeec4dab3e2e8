import SectionCLibrary
package import SectionEssentials
import SectionKit
package import WebServer

/// Decides who may talk to the server: who has its token, and calls it by a name of its own.
///
/// A page of another site can send requests to this machine, and can give its name this machine's
/// address (DNS rebinding). Only the field `Host` tells the second, and only the fields `Origin` and
/// `Sec-Fetch-Site` the first.
package struct WebGuard: Sendable {
    /// What is done about a request.
    package enum Verdict: Equatable, Sendable {
        /// It is answered.
        case pass

        /// It brings the token: the client gets a cookie, and goes on to the address without the token.
        case enter(cookie: String, location: String)

        /// It is refused, for a reason; the address goes on without the token.
        case refuse(Int, title: String, reason: String, location: String? = nil)

        /// It is refused because it does not bring the token, or another one.
        case signIn(isWrong: Bool)
    }

    /// The name of the parameter that brings the token.
    package static let parameter = "token"

    private let token: String
    private let cookieName: String
    private let clock: @Sendable () -> Date

    /// How long a browser goes on without the token, in days, unless it is renewed.
    private static let days = 30

    /// The hosts that it serves, in lower case, with a port or for each port.
    private let hosts: Set<String>

    /// Whether it serves each numeric address, which no name can be turned into.
    private let servesAddresses: Bool

    /// Whether requests come from a reverse proxy, which says what the client has asked it.
    private let isBehindProxy: Bool

    /// Creates a guard.
    ///
    /// - Parameters:
    ///   - program: the name of the program, for the name of the cookie.
    ///   - token: what a client must know.
    ///   - port: the port; nil for a Unix socket, which only a reverse proxy uses.
    ///   - hostNames: further names of this machine, with a port or for each port.
    ///   - servesAddresses: whether other machines reach it by each of its addresses.
    ///   - clock: the time, by which a cookie ends.
    package init(
        program: String, token: String, port: UInt16?, hostNames: [String] = [],
        servesAddresses: Bool = false, clock: @escaping @Sendable () -> Date
    ) {
        self.token = token
        self.clock = clock
        // Cookies know no ports, so that each server needs a name of its own.
        cookieName = "\(program)-\(port.map(String.init) ?? "socket")"
        let loopback = ["localhost", "127.0.0.1", "[::1]"]
        hosts = Set(
            (loopback.map { name in port.map { "\(name):\($0)" } ?? name } + hostNames)
                .map { $0.lowercased() })
        self.servesAddresses = servesAddresses
        isBehindProxy = port == nil
    }

    /// Returns a new token: 128 random bits.
    package static func randomToken() -> String {
        (0..<2).map { _ in
            let text = String(UInt64.random(in: .min ... .max), radix: 16)
            return String(repeating: "0", count: 16 - text.count) + text
        }.joined()
    }

    /// Decides about a request.
    ///
    /// - Parameter takesToken: whether a request with the token is answered at once, as one of a
    ///   calendar app, which keeps no cookies.
    package func verdict(on request: WebRequest, takesToken: Bool = false) -> Verdict {
        guard prefix(of: request) != nil else {
            return .refuse(
                400, title: "No prefix",
                reason: "The reverse proxy says X-Forwarded-Prefix, but not as a path.")
        }
        guard let host = host(of: request), isServed(host) else {
            return .refuse(
                421, title: "Another name",
                reason: "This server does not go by that name. If it should, start it with"
                    + " --host-name.")
        }
        let given = request.target.query.filter { $0.name == Self.parameter }.map(\.value)
        let rest = RequestTarget.text(
            path: request.target.path,
            query: request.target.query.filter { $0.name != Self.parameter })
        let site = request.value(of: "sec-fetch-site") ?? "none"
        guard ["none", "same-origin"].contains(site) else {
            return .refuse(
                403, title: "Asked by another site",
                reason: "A page of another site has asked for this one.", location: rest)
        }
        let scheme = scheme(of: request)
        if !request.isSafe {
            guard request.value(of: "origin")?.lowercased() == "\(scheme)://\(host)" else {
                return .refuse(
                    403, title: "Sent by another site",
                    reason: "Only a page of this server can change something.")
            }
        }
        if !given.isEmpty {
            guard given.count == 1, isToken(given[0]), request.isSafe else {
                return .signIn(isWrong: true)
            }
            if takesToken { return .pass }
            return .enter(cookie: cookie(for: request), location: rest)
        }
        let bearer = request.value(of: "authorization")
        if bearer?.isSame(as: "Bearer \(token)") == true { return .pass }
        return hasCookie(request) ? .pass : .signIn(isWrong: false)
    }

    /// Whether a person has entered the token, or the whole address that has it.
    private func isToken(_ text: String) -> Bool {
        let start = "\(Self.parameter)="
        let words = text.split(separator: start, omittingEmptySubsequences: false).last ?? ""
        return String(words).trimmed.isSame(as: token)
    }

    // MARK: - Cookies

    private var today: Int { Int(clamping: clock().timeIntervalSince1970) / 86_400 }

    /// The value of a cookie that ends after a day; who has it cannot make one that ends later.
    private func cookieValue(until day: Int) -> String {
        "\(day)-\(SHA256.hex(of: "\(cookieName) \(day) \(token)"))"
    }

    private func hasCookie(_ request: WebRequest) -> Bool {
        guard let value = request.cookie(cookieName),
            let day = Int(value.prefix { $0 != "-" }), day >= today, day <= today + Self.days
        else { return false }
        return value.isSame(as: cookieValue(until: day))
    }

    /// The field that sets the cookie of a browser that may go on without the token.
    private func cookie(for request: WebRequest) -> String {
        cookie(
            cookieName, cookieValue(until: today + Self.days), seconds: Self.days * 86_400,
            for: request)
    }

    /// The field that sets the cookie of a browser again, which then ends later; nil for a client
    /// without one.
    package func renewedCookie(for request: WebRequest) -> String? {
        hasCookie(request) ? cookie(for: request) : nil
    }

    private func cookie(
        _ name: String, _ value: String, seconds: Int, for request: WebRequest
    ) -> String {
        let prefix = prefix(of: request) ?? ""
        return "\(name)=\(value); Path=\(prefix.isEmpty ? "/" : prefix); Max-Age=\(seconds);"
            + " HttpOnly; SameSite=Strict" + (scheme(of: request) == "https" ? "; Secure" : "")
    }

    /// The name of the cookie that says which notice a page shows.
    package var noticeName: String { "\(cookieName)-notice" }

    /// The field that sets the cookie of a notice, or removes it.
    package func noticeCookie(_ id: String?, for request: WebRequest) -> String {
        cookie(noticeName, id ?? "", seconds: id == nil ? 0 : 60, for: request)
    }

    // MARK: - What a reverse proxy says

    /// What a reverse proxy has before the addresses of all pages, such as `/flights`; empty for nothing,
    /// and nil if it is no path.
    package func prefix(of request: WebRequest) -> String? {
        guard isBehindProxy, let text = request.value(of: "x-forwarded-prefix") else { return "" }
        let prefix = text.hasSuffix("/") ? text.dropLast() : text[...]
        if prefix.isEmpty { return "" }
        let parts = prefix.split(separator: "/", omittingEmptySubsequences: false)
        guard prefix.utf8.count <= Self.longestPrefix, parts[0].isEmpty, parts.count > 1,
            // Nothing that a browser or a proxy reads in another way.
            parts.dropFirst().allSatisfy({ part in
                !["", ".", ".."].contains(part) && PercentEncoding.encode(String(part)) == part
            })
        else { return nil }
        return String(prefix)
    }

    /// The most bytes of a prefix.
    private static let longestPrefix = 200

    private func host(of request: WebRequest) -> String? {
        let forwarded = isBehindProxy ? request.value(of: "x-forwarded-host") : nil
        return (forwarded ?? request.host)?.lowercased()
    }

    private func scheme(of request: WebRequest) -> String {
        isBehindProxy && request.value(of: "x-forwarded-proto") == "https" ? "https" : "http"
    }

    private func isServed(_ host: String) -> Bool {
        if hosts.contains(host) { return true }
        let isBracketed = host.hasPrefix("[")
        let end = isBracketed ? host.firstIndex(of: "]").map(host.index(after:)) : nil
        let name = String(host[..<(end ?? host.firstIndex(of: ":") ?? host.endIndex)])
        let port = host.dropFirst(name.count)
        guard port.isEmpty || port.hasPrefix(":") && UInt16(port.dropFirst()) != nil else {
            return false
        }
        return hosts.contains(name) || servesAddresses && SocketAddress.isNumeric(name)
    }
}

extension String {
    /// Whether it is equal, in a time that does not tell where it differs.
    fileprivate func isSame(as other: String) -> Bool {
        let (one, other) = (Array(utf8), Array(other.utf8))
        guard one.count == other.count else { return false }
        return zip(one, other).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }
}
