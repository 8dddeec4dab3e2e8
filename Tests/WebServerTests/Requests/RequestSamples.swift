import Testing
import WebServer

/// Requests as bytes, with what a strict reader makes of them.
enum RequestSamples {
    /// Requests that are valid, each alone.
    static let valid: [String] = [
        "GET / HTTP/1.1\r\nHost: a\r\n\r\n",
        "\r\nGET / HTTP/1.1\r\nHost: a\r\n\r\n",
        "GET /launches?year=2020&sort=desc HTTP/1.1\r\nHost: localhost:8080\r\nCookie: a=b; c=d\r\n\r\n",
        "GET http://localhost:8080/a?b HTTP/1.1\r\nHost: other\r\n\r\n",
        "HEAD /caf%C3%A9/%2F HTTP/1.1\r\nHost: [::1]:8080\r\nAccept: \t */* \t\r\n\r\n",
        "OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n",
        "GET / HTTP/1.0\r\n\r\n",
        "GET / HTTP/1.0\r\nConnection: keep-alive\r\n\r\n",
        "GET / HTTP/1.1\r\nHost:\r\nConnection: close\r\nX-Empty:\r\n\r\n",
        "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nhello",
        "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\n\r\n",
        "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: Chunked\r\n\r\n"
            + "5;name=value\r\nhello\r\n0A\r\n0123456789\r\n0\r\nX-Sum: 1\r\n\r\n",
        "POST / HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\nok",
    ]

    /// A request that is refused.
    struct Refused: CustomStringConvertible, Sendable {
        let description: String
        let status: Int
        let text: String

        init(_ status: Int, _ description: String, _ text: String) {
            self.description = description
            self.status = status
            self.text = text
        }

        /// A request with a line in its head.
        init(_ status: Int, line: String) {
            self.init(status, line, "GET / HTTP/1.1\r\nHost: a\r\n\(line)\r\n\r\n")
        }

        /// A request with a request line.
        init(_ status: Int, start: String) {
            self.init(status, start, "\(start)\r\nHost: a\r\n\r\n")
        }

        /// A request with a body in chunks.
        init(_ status: Int, chunks: String) {
            self.init(
                status, "chunks \(chunks.debugDescription.prefix(40))",
                "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n\(chunks)")
        }
    }

    static let refused: [Refused] = [
        // The request line.
        Refused(400, start: "GET /"), Refused(400, start: "GET  / HTTP/1.1"),
        Refused(400, start: "GET / HTTP/1.1 "), Refused(400, start: " GET / HTTP/1.1"),
        Refused(400, start: "GET /a b HTTP/1.1"), Refused(400, start: "GET\t/\tHTTP/1.1"),
        Refused(400, start: "GET / http/1.1"), Refused(400, start: "GET / HTTP/1"),
        Refused(400, start: "GET / HTTP/1.10"), Refused(400, start: "GET / HTTP/01.1"),
        Refused(400, start: "GET / HTPP/1.1"), Refused(400, start: "G@T / HTTP/1.1"),
        Refused(400, start: "GET /\u{0} HTTP/1.1"), Refused(400, start: "GET /caf\u{E9} HTTP/1.1"),
        Refused(400, start: "GET /#part HTTP/1.1"), Refused(400, start: "GET a HTTP/1.1"),
        Refused(400, start: "GET * HTTP/1.1"), Refused(400, start: "GET http:// HTTP/1.1"),
        Refused(400, start: "GET http://a@b/ HTTP/1.1"),
        Refused(400, start: "GET ftp://a/ HTTP/1.1"), Refused(400, start: "GET /%zz HTTP/1.1"),
        Refused(400, start: "GET /%4 HTTP/1.1"), Refused(400, start: "GET /%00 HTTP/1.1"),
        Refused(400, start: "GET /%0d%0aX:1 HTTP/1.1"), Refused(400, start: "GET /%ff HTTP/1.1"),
        Refused(501, start: "get / HTTP/1.1"), Refused(501, start: "BREW / HTTP/1.1"),
        Refused(501, start: "CONNECT a:80 HTTP/1.1"), Refused(505, start: "GET / HTTP/2.0"),
        Refused(505, start: "GET / HTTP/0.9"), Refused(505, start: "PRI * HTTP/2.0"),
        Refused(400, "four empty lines", "\r\n\r\n\r\n\r\nGET / HTTP/1.1\r\nHost: a\r\n\r\n"),
        Refused(414, "a long target", "GET /\(String(repeating: "a", count: 9_000)) HTTP/1.1\r\n"),
        Refused(400, "TLS", "\u{16}\u{3}\u{1}\u{2}\u{0}\u{1}\n"),
        // Line ends.
        Refused(400, "bare LF after the start", "GET / HTTP/1.1\nHost: a\r\n\r\n"),
        Refused(400, "bare LF after a field", "GET / HTTP/1.1\r\nHost: a\n\r\n"),
        Refused(400, "bare LF at the end", "GET / HTTP/1.1\r\nHost: a\r\n\n"),
        Refused(400, "bare CR", "GET / HTTP/1.1\r\nHost: a\rX: y\r\n\r\n"),
        Refused(400, "CR twice", "GET / HTTP/1.1\r\r\nHost: a\r\n\r\n"),
        // Fields.
        Refused(400, line: "X : y"), Refused(400, line: ": y"), Refused(400, line: "X"),
        Refused(400, line: "X y: z"), Refused(400, line: "X\u{0}: y"),
        Refused(400, line: "X: a\u{0}b"), Refused(400, line: "X: a\u{7F}"),
        Refused(400, line: "X: a\u{1B}[2J"), Refused(400, line: "X: a\r\n folded"),
        Refused(400, line: "X: a\r\n\tfolded"), Refused(400, line: "Caf\u{E9}: y"),
        Refused(400, line: "Host: b"), Refused(400, line: "host: a"),
        Refused(400, "no host", "GET / HTTP/1.1\r\n\r\n"),
        Refused(400, "a field before the host", "GET / HTTP/1.1\r\n Host: a\r\n\r\n"),
        Refused(400, "a host with a path", "GET / HTTP/1.1\r\nHost: a/b\r\n\r\n"),
        Refused(400, "a host with a user", "GET / HTTP/1.1\r\nHost: a@b\r\n\r\n"),
        Refused(417, line: "Expect: a-miracle"),
        Refused(
            431, "a long head", "GET / HTTP/1.1\r\nX: \(String(repeating: "a", count: 17_000))"),
        Refused(
            431, "many fields",
            "GET / HTTP/1.1\r\n\((0..<101).map { "X\($0): y\r\n" }.joined())\r\n"),
        // The length of the body, which others could read in another way.
        Refused(400, line: "Content-Length: "), Refused(400, line: "Content-Length: +5"),
        Refused(400, line: "Content-Length: -5"),
        Refused(
            400,
            line: "Content-Length: 5 "
                + "5"), Refused(400, line: "Content-Length: 5, 5"),
        Refused(400, line: "Content-Length: 0x5"), Refused(400, line: "Content-Length: 5.0"),
        Refused(400, line: "Content-Length: 5\r\nContent-Length: 5"),
        Refused(400, line: "Content-Length: 5\r\nContent-Length: 6"),
        Refused(413, line: "Content-Length: 65537"),
        Refused(413, line: "Content-Length: 99999999999999999999"),
        Refused(400, line: "Content-Length: 5\r\nTransfer-Encoding: chunked"),
        Refused(400, line: "Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked"),
        Refused(400, line: "Transfer-Encoding: chunked, chunked"),
        Refused(400, line: "Transfer-Encoding: chunked, gzip"),
        Refused(400, line: "Transfer-Encoding: identity"),
        Refused(400, line: "Transfer-Encoding: xchunked"),
        Refused(400, line: "Transfer-Encoding: \"chunked\""),
        Refused(400, line: "Transfer-Encoding:\u{B}chunked"),
        Refused(501, line: "Transfer-Encoding: gzip, chunked"),
        Refused(
            400, "chunks of HTTP/1.0",
            "POST / HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"),
        // Chunks.
        Refused(400, chunks: "\r\n"), Refused(400, chunks: "g\r\n"),
        Refused(400, chunks: "-1\r\n"), Refused(400, chunks: "0x5\r\nhello\r\n0\r\n\r\n"),
        Refused(400, chunks: " 5\r\nhello\r\n0\r\n\r\n"),
        Refused(400, chunks: "5 \r\nhello\r\n0\r\n\r\n"), Refused(400, chunks: "5\nhello\r\n"),
        Refused(400, chunks: "5\r\nhello!\r\n"), Refused(400, chunks: "5\r\nhello\n0\r\n\r\n"),
        Refused(400, chunks: "5;a\u{0}\r\nhello"), Refused(400, chunks: "00000000000000000\r\n"),
        Refused(413, chunks: "FFFFFFFFFFFFFFFF\r\n"), Refused(413, chunks: "10001\r\n"),
        Refused(400, chunks: "0\r\n X: folded\r\n\r\n"), Refused(400, chunks: "0\r\nX\r\n\r\n"),
        Refused(413, chunks: "5;\(String(repeating: "a", count: 17_000))"),
        Refused(413, chunks: "0\r\n\(String(repeating: "X: y\r\n", count: 3_000))"),
        Refused(
            413,
            chunks: String(
                repeating: "1;\(String(repeating: "a", count: 90))\r\nx\r\n",
                count: 400)),
    ]
}

extension String {
    /// The bytes of a text of Latin-1, as people write them who break rules.
    var latin1: [UInt8] { unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) } }
}

/// Reads all requests of some bytes, which come in pieces.
func requests(
    in bytes: [UInt8], pieces: Int = .max
) throws(RequestRefusal) -> [WebRequest] {
    var parser = RequestParser()
    var found: [WebRequest] = []
    var rest = bytes[...]
    while !rest.isEmpty {
        parser.append(rest.prefix(pieces))
        rest = rest.dropFirst(pieces)
        while let request = try parser.next() { found.append(request) }
    }
    return found
}
