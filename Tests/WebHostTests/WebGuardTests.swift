import SectionEssentials
import Testing
import WebHost
import WebServer

/// Who may talk to a server.
struct WebGuardTests {
    private static let day = 20_000
    private static let own = gate()

    private static func gate(
        token: String = "secret", port: UInt16? = 8080, hostNames: [String] = [],
        servesAddresses: Bool = false, days: Int = 0
    ) -> WebGuard {
        WebGuard(
            program: "p", token: token, port: port, hostNames: hostNames,
            servesAddresses: servesAddresses,
            clock: { Date(timeIntervalSince1970: Double(day + days) * 86_400 + 7) })
    }

    /// The cookie that a client gets with the token.
    private static func cookie(of gate: WebGuard = own, host: String = "localhost:8080") throws
        -> String
    {
        guard
            case .enter(let cookie, _) = try verdict(
                "GET /?token=secret", ["Host: \(host)"], by: gate)
        else { throw RequestRefusal(0, "no cookie") }
        return String(cookie.prefix { $0 != ";" })
    }

    private static func verdict(
        _ start: String, _ lines: [String], by gate: WebGuard = own, takesToken: Bool = false
    ) throws -> WebGuard.Verdict {
        gate.verdict(on: try request(start, lines), takesToken: takesToken)
    }

    private static func request(_ start: String, _ lines: [String]) throws -> WebRequest {
        var parser = RequestParser()
        let head = ["\(start) HTTP/1.1"] + lines + ["", ""]
        parser.append(head.joined(separator: "\r\n").utf8)
        return try #require(try parser.next())
    }

    private static func status(of verdict: WebGuard.Verdict) -> Int {
        switch verdict {
        case .pass: 200
        case .enter: 303
        case .refuse(let status, _, _, _): status
        case .signIn: 403
        }
    }

    @Test func `the token leaves the address for a cookie`() throws {
        let verdict = try Self.verdict(
            "GET /launches?year=2020&token=secret", ["Host: 127.0.0.1:8080"])
        guard case .enter(let cookie, let location) = verdict else {
            Issue.record("\(verdict)")
            return
        }
        #expect(location == "/launches?year=2020")
        #expect(cookie.hasPrefix("p-8080="))
        #expect(cookie.hasSuffix("; Path=/; Max-Age=2592000; HttpOnly; SameSite=Strict"))
        #expect(!cookie.contains("secret"))
    }

    @Test(arguments: [
        ("localhost:8080", 200), ("LOCALHOST:8080", 200), ("127.0.0.1:8080", 200),
        ("[::1]:8080", 200), ("localhost", 421), ("localhost:8081", 421), ("evil.example", 421),
        ("evil.example:8080", 421), ("127.0.0.1.evil.example:8080", 421),
        ("localhost.evil.example:8080", 421), ("127.0.0.2:8080", 421), ("", 421),
        ("192.0.2.7:8080", 421), ("[::1]:8080:8080", 421), ("localhost:8080.", 421),
    ])
    func `only names of this machine are served`(host: String, status: Int) throws {
        let lines = ["Host: \(host)", "Cookie: \(try Self.cookie())"]
        #expect(Self.status(of: try Self.verdict("GET /", lines)) == status)
    }

    @Test(arguments: [
        ("none", 200), ("same-origin", 200), ("cross-site", 403), ("same-site", 403), ("odd", 403),
    ])
    func `a page of another site gets nothing, even with the cookie`(
        site: String, status: Int
    ) throws {
        let lines = [
            "Host: localhost:8080", "Cookie: \(try Self.cookie())", "Sec-Fetch-Site: \(site)",
        ]
        #expect(Self.status(of: try Self.verdict("GET /", lines)) == status)
        let token = try Self.verdict("GET /?token=secret", [lines[0], lines[2]])
        #expect(Self.status(of: token) == (status == 200 ? 303 : 403))
    }

    @Test(arguments: [
        ("http://localhost:8080", 200), ("http://127.0.0.1:8080", 403), ("null", 403),
        ("https://localhost:8080", 403), ("http://evil.example", 403), ("", 403),
        ("http://localhost:8081", 403),
    ])
    func `a change needs the origin of the page`(origin: String, status: Int) throws {
        let lines = [
            "Host: localhost:8080", "Cookie: \(try Self.cookie())", "Origin: \(origin)",
        ]
        for method in ["POST", "PUT", "DELETE", "PATCH"] {
            #expect(Self.status(of: try Self.verdict("\(method) /", lines)) == status)
        }
        #expect(Self.status(of: try Self.verdict("POST /", Array(lines[..<2]))) == 403)
    }

    @Test(arguments: [
        "", "Cookie: p-8080=", "Cookie: p-8080=secret", "Cookie: p-8081=secret",
        "Authorization: Bearer wrong", "Authorization: Basic secret",
    ])
    func `without the token there is nothing`(line: String) throws {
        let lines = ["Host: localhost:8080"] + (line.isEmpty ? [] : [line])
        #expect(Self.status(of: try Self.verdict("GET /", lines)) == 403)
        #expect(Self.status(of: try Self.verdict("GET /?token=Secret", lines)) == 403)
        #expect(Self.status(of: try Self.verdict("GET /?token=secret&token=x", lines)) == 403)
    }

    @Test func `a cookie of another port or another token is refused`() throws {
        let others = [
            Self.gate(port: 8081), Self.gate(token: "other"),
        ]
        let cookie = try Self.cookie(of: others[0], host: "localhost:8081")
        let renamed = cookie.replacing("p-8081", with: "p-8080")
        for cookie in [cookie, renamed, "\(try Self.cookie()); p-8080=x"] {
            let lines = ["Host: localhost:8080", "Cookie: \(cookie)"]
            #expect(Self.status(of: try Self.verdict("GET /", lines)) == 403)
        }
        let lines = ["Host: localhost:8080", "Cookie: \(try Self.cookie())"]
        #expect(Self.status(of: try Self.verdict("GET /", lines, by: others[1])) == 403)
    }

    @Test func `a cookie is good for 30 days, and for 30 more when it is renewed`() throws {
        let cookie = try Self.cookie()
        func status(_ cookie: String, after days: Int) throws -> Int {
            let lines = ["Host: localhost:8080", "Cookie: \(cookie)"]
            return Self.status(of: try Self.verdict("GET /", lines, by: Self.gate(days: days)))
        }
        #expect(try status(cookie, after: 30) == 200)
        #expect(try status(cookie, after: 31) == 403)
        // The day in it cannot be changed.
        #expect(try status(cookie.replacing("=20030-", with: "=20040-"), after: 31) == 403)
        // A clock that was set back ends it too.
        #expect(try status(cookie, after: -1) == 403)
        let request = try Self.request("GET /", ["Host: localhost:8080", "Cookie: \(cookie)"])
        let later = Self.gate(days: 20)
        let renewed = try #require(later.renewedCookie(for: request))
        #expect(try status(String(renewed.prefix { $0 != ";" }), after: 50) == 200)
        let script = try Self.request(
            "GET /", ["Host: localhost:8080", "Authorization: Bearer secret"])
        #expect(later.renewedCookie(for: script) == nil)
    }

    @Test(arguments: [
        ("secret", 303), (" secret ", 303), ("http://localhost:8080/?token=secret", 303),
        ("token=secre", 403), ("secret?token=", 403), ("", 403),
    ])
    func `a person may enter the token, or the whole address`(
        words: String, status: Int
    ) throws {
        let target = RequestTarget.text(path: [], query: [.init("token", words)])
        let verdict = try Self.verdict("GET \(target)", ["Host: localhost:8080"])
        #expect(Self.status(of: verdict) == status)
    }

    @Test(arguments: [
        ("/flights", "/flights"), ("/a/b-c_d.e~f/", "/a/b-c_d.e~f"), ("/", ""), ("", ""),
        ("//evil.example", nil), ("/a//b", nil), ("/a/../b", nil), ("/.", nil), ("flights", nil),
        ("https://evil.example", nil), ("/a?b", nil), ("/a#b", nil), ("/a%2Fb", nil),
        ("/a b", nil), ("/a;b", nil), ("/a, /b", nil), ("/\"><b>", nil), ("/\\evil", nil),
        ("/a//", nil), ("/" + String(repeating: "a", count: 200), nil),
    ])
    func `the prefix of a reverse proxy is a plain path`(text: String, prefix: String?) throws {
        let lines = ["Host: localhost", "X-Forwarded-Prefix: \(text)"]
        let proxied = Self.gate(port: nil)
        #expect(proxied.prefix(of: try Self.request("GET /", lines)) == prefix)
        let verdict = try Self.verdict("GET /?token=secret", lines, by: proxied)
        guard let prefix else {
            #expect(Self.status(of: verdict) == 400)
            return
        }
        guard case .enter(let cookie, "/") = verdict else {
            Issue.record("\(verdict)")
            return
        }
        #expect(cookie.contains("; Path=\(prefix.isEmpty ? "/" : prefix); "))
        #expect(Self.own.prefix(of: try Self.request("GET /", lines)) == "")
    }

    @Test func `a program without cookies may bring the token each time`() throws {
        let lines = ["Host: localhost:8080"]
        #expect(
            try Self.verdict("GET /a.ics?token=secret", lines, takesToken: true) == .pass)
        #expect(
            try Self.verdict("GET /a", lines + ["Authorization: Bearer secret"]) == .pass)
    }

    @Test(arguments: [
        ("flights.example", 200), ("flights.example:9000", 200), ("flights.example:", 421),
        ("flights.example:x", 421), ("192.0.2.7:8080", 200), ("[2001:db8::7]:8080", 200),
        ("192.0.2.7.evil.example:8080", 421), ("evil.example:8080", 421),
    ])
    func `other machines use an address, or a name that is given`(
        host: String, status: Int
    ) throws {
        let gate = Self.gate(hostNames: ["Flights.example"], servesAddresses: true)
        let lines = ["Host: \(host)", "Cookie: \(try Self.cookie(of: gate))"]
        #expect(Self.status(of: try Self.verdict("GET /", lines, by: gate)) == status)
    }

    @Test func `only behind a proxy is it believed what a proxy says`() throws {
        let lines = [
            "Host: localhost", "X-Forwarded-Host: flights.example", "X-Forwarded-Proto: https",
        ]
        let proxied = Self.gate(port: nil, hostNames: ["flights.example"])
        guard
            case .enter(let cookie, _) = try Self.verdict("GET /?token=secret", lines, by: proxied)
        else {
            Issue.record("not served")
            return
        }
        #expect(cookie.hasPrefix("p-socket="))
        #expect(cookie.hasSuffix("; Secure"))
        let direct = Self.gate(port: 80, hostNames: ["flights.example"])
        #expect(Self.status(of: try Self.verdict("GET /?token=secret", lines, by: direct)) == 421)
    }
}
