import Testing
import WebServer

/// The server over a real socket.
@Suite(.serialized, .timeLimit(.minutes(2)))
struct WebServerTests {
    @Test func `a request is answered, with a date, a length and an end`() throws {
        let server = try ServerHarness(Echo())
        defer { server.stop() }
        let answer = try Client.ask(
            server.port, "GET /a HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
        #expect(
            answer == """
                HTTP/1.1 200 OK\r
                Date: Sun, 06 Nov 1994 08:49:37 GMT\r
                Content-Type: text/plain\r
                Content-Length: 9\r
                Connection: close\r
                \r
                GET /a 0

                """)
    }

    @Test func `requests that come at once are answered in their order`() throws {
        let server = try ServerHarness(Echo())
        defer { server.stop() }
        let one = "GET /later/1 HTTP/1.1\r\nHost: a\r\n\r\nGET /2 HTTP/1.1\r\nHost: a\r\n\r\n"
        let answer = try Client.ask(
            server.port, one + "GET /stream HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
        let first = try #require(answer.firstRange(of: "GET /later/1"))
        let second = try #require(answer.firstRange(of: "GET /2"))
        #expect(first.upperBound < second.lowerBound)
        #expect(answer.hasSuffix("4\r\none \r\n4\r\ntwo \r\n5\r\nthree\r\n0\r\n\r\n"))
    }

    @Test func `a head is sent without the body, and HTTP 1_0 gets no chunks`() throws {
        let server = try ServerHarness(Echo())
        defer { server.stop() }
        let head = try Client.ask(
            server.port, "HEAD /a HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
        #expect(head.contains("Content-Length: 10\r\n"))
        #expect(head.hasSuffix("\r\n\r\n"))
        let old = try Client.ask(server.port, "GET /stream HTTP/1.0\r\n\r\n")
        #expect(!old.contains("Transfer-Encoding"))
        #expect(old.hasSuffix("\r\n\r\none two three"))
    }

    @Test func `who has the content already is told that it has not changed`() throws {
        let server = try ServerHarness(Echo())
        defer { server.stop() }
        for (tag, status) in [
            ("\"a\"", 304), ("W/\"a\"", 304), ("*", 304), ("\"b\", \"a\"", 304), ("\"b\"", 200),
        ] {
            let answer = try Client.ask(
                server.port,
                "GET /tagged HTTP/1.1\r\nHost: a\r\nIf-None-Match: \(tag)\r\nConnection: close\r\n\r\n"
            )
            #expect(answer.hasPrefix("HTTP/1.1 \(status) "), "\(tag)")
            #expect(answer.contains("Content-Length") == (status == 200))
        }
    }

    @Test func `a client that waits with its body is told to go on`() throws {
        let server = try ServerHarness(Echo())
        defer { server.stop() }
        let client = try Client(port: server.port)
        client.send(
            "POST /p HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\n")
        #expect(client.read(until: "\r\n\r\n") == "HTTP/1.1 100 Continue\r\n\r\n")
        client.send("ok")
        #expect(client.read(until: "POST").contains("POST /p 2"))
    }

    @Test func `a refused client sees why, even if it goes on sending`() throws {
        let server = try ServerHarness(Echo())
        defer { server.stop() }
        let client = try Client(port: server.port)
        client.send("GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n")
        for _ in 0..<20 { client.send(String(repeating: "x", count: 2_000)) }
        client.endSending()
        let answer = client.readAll()
        #expect(answer.hasPrefix("HTTP/1.1 400 Bad Request\r\n"))
        #expect(answer.hasSuffix("The field host is there several times.\n"))
    }

    @Test func `a client that takes too long is told, and one that says nothing is left`() throws {
        var limits = RequestLimits()
        limits.headTime = .milliseconds(200)
        limits.bodyTime = .milliseconds(200)
        let server = try ServerHarness(limits: limits, Echo())
        defer { server.stop() }
        #expect(try Client.ask(server.port, "GET / HT").hasPrefix("HTTP/1.1 408 "))
        #expect(
            try Client.ask(
                server.port, "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nx"
            ).hasPrefix("HTTP/1.1 408 "))
        #expect(try Client.ask(server.port, "") == "")
    }

    @Test func `200 slow clients keep nobody else waiting`() throws {
        var limits = RequestLimits()
        limits.connections = 100
        let server = try ServerHarness(limits: limits, Echo())
        defer { server.stop() }
        var slow: [Client] = []
        for number in 0..<200 {
            let client = try Client(port: server.port)
            client.send("GET /\(number) HTTP/1.1\r\nX")
            slow.append(client)
        }
        for _ in 0..<20 {
            for client in slow.suffix(50) { client.send("x") }
            let answer = try Client.ask(
                server.port, "GET /fast HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
            #expect(answer.hasSuffix("GET /fast 0\n"))
        }
        // Those that came last may still go on.
        slow[199].send(": y\r\nHost: a\r\nConnection: close\r\n\r\n")
        #expect(slow[199].readAll().contains("GET /199 0"))
        #expect(slow[0].readAll() == "")
    }

    @Test func `a server that stops finishes what it answers`() throws {
        let server = try ServerHarness(Echo())
        let client = try Client(port: server.port)
        client.send("GET /later HTTP/1.1\r\nHost: a\r\n\r\n")
        #expect(client.read(until: "GET /later 0").contains("GET /later 0"))
        server.stop()
        #expect(client.readAll() == "")
        #expect(throws: (any Error).self) { try Client(port: server.port) }
    }

    @Test func `a body without an end goes on, until its client goes`() async throws {
        var limits = RequestLimits()
        limits.beatTime = .milliseconds(1)
        let (ends, end) = AsyncStream<Void>.makeStream()
        let server = try ServerHarness(limits: limits, Echo(gone: { end.finish() }))
        defer { server.stop() }
        do {
            let client = try Client(port: server.port)
            client.send("GET /endless HTTP/1.1\r\nHost: a\r\n\r\n")
            let text = client.read(until: "2\r\n:\n\r\n2\r\n:\n\r\n")
            #expect(text.contains("\r\n\r\n5\r\ntick\n\r\n2\r\n:\n\r\n"))
        }
        for await _ in ends {}
    }

    @Test func `a client that goes is noticed while there is nothing to write`() async throws {
        let (ends, end) = AsyncStream<Void>.makeStream()
        let server = try ServerHarness(Echo(gone: { end.finish() }))
        defer { server.stop() }
        do {
            let client = try Client(port: server.port)
            client.send("GET /endless HTTP/1.1\r\nHost: a\r\n\r\n")
            #expect(client.read(until: "tick").contains("tick"))
        }
        for await _ in ends {}
    }

    @Test func `a body comes to its receiver in parts, which ends with its client`() async throws {
        let (ends, end) = AsyncStream<Void>.makeStream()
        var limits = RequestLimits()
        limits.body = 4
        let server = try ServerHarness(limits: limits, Counter(gone: { end.finish() }))
        defer { server.stop() }
        let head = "POST /a HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n"
        let client = try Client(port: server.port)
        client.send(head + "Expect: 100-continue\r\n\r\n")
        #expect(client.read(until: "\r\n\r\n") == "HTTP/1.1 100 Continue\r\n\r\n")
        client.send("12345")
        client.send("67890GET /b HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
        let text = client.readAll()
        #expect(text.contains("\r\n\r\n10 true\n"))
        #expect(text.hasSuffix("\r\n\r\nnone\n"))
        do {
            let other = try Client(port: server.port)
            other.send("POST /last HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\n12345")
        }
        for await _ in ends {}
    }

    @Test func `a server that ends does not wait for a body without an end`() throws {
        let server = try ServerHarness(Echo())
        let client = try Client(port: server.port)
        client.send("GET /endless HTTP/1.1\r\nHost: a\r\n\r\n")
        #expect(client.read(until: "tick").contains("tick"))
        server.stop(within: .seconds(600))
        _ = client.readAll()
    }
}
