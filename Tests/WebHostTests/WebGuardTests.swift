import Testing
import WebHost
import WebServer

/// Who may talk to a server.
struct WebGuardTests {
    private static let own = WebGuard(program: "p", token: "secret", port: 8080)

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
        var parser = RequestParser()
        let head = ["\(start) HTTP/1.1"] + lines + ["", ""]
        parser.append(head.joined(separator: "\r\n").utf8)
        return gate.verdict(on: try #require(try parser.next()), takesToken: takesToken)
    }

    private static func status(of verdict: WebGuard.Verdict) -> Int {
        switch verdict {
        case .pass: 200
        case .enter: 303
        case .refuse(let status, _, _, _): status
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
        #expect(cookie.hasSuffix("; Path=/; HttpOnly; SameSite=Strict"))
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
            WebGuard(program: "p", token: "secret", port: 8081),
            WebGuard(program: "p", token: "other", port: 8080),
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
        let gate = WebGuard(
            program: "p", token: "secret", port: 8080, hostNames: ["Flights.example"],
            servesAddresses: true)
        let lines = ["Host: \(host)", "Cookie: \(try Self.cookie(of: gate))"]
        #expect(Self.status(of: try Self.verdict("GET /", lines, by: gate)) == status)
    }

    @Test func `only behind a proxy is it believed what a proxy says`() throws {
        let lines = [
            "Host: localhost", "X-Forwarded-Host: flights.example", "X-Forwarded-Proto: https",
        ]
        let proxied = WebGuard(
            program: "p", token: "secret", port: nil, hostNames: ["flights.example"])
        guard
            case .enter(let cookie, _) = try Self.verdict("GET /?token=secret", lines, by: proxied)
        else {
            Issue.record("not served")
            return
        }
        #expect(cookie.hasPrefix("p-socket="))
        #expect(cookie.hasSuffix("; Secure"))
        let direct = WebGuard(
            program: "p", token: "secret", port: 80, hostNames: ["flights.example"])
        #expect(Self.status(of: try Self.verdict("GET /?token=secret", lines, by: direct)) == 421)
    }
}
