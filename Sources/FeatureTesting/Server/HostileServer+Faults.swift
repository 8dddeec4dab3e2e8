extension HostileServer.Response {
    /// Where an answer stops.
    public enum Place: CaseIterable, Sendable {
        /// Before the first byte.
        case beforeHead

        /// Within a header field.
        case inHead

        /// Within the content.
        case inBody
    }

    /// An answer that stops, the connection open, until the client or the server gives up.
    public static func hang(_ place: Place) -> Self {
        Self { _, connection in
            switch place {
            case .beforeHead: break
            case .inHead: connection.send("HTTP/1.1 200 OK\r\nContent-Ty")
            case .inBody: connection.send(head(200, ["Content-Length: 100"]) + Array("[1,".utf8))
            }
            connection.waitForClose()
        }
    }

    /// A correct answer, one byte in a packet.
    public static func drip(_ text: String) -> Self {
        Self { _, connection in
            for byte in head(200, ["Content-Length: \(text.utf8.count)"]) + Array(text.utf8) {
                guard connection.send([byte]) else { return }
            }
        }
    }

    /// No more than the first bytes of an answer that tells its length.
    public static func truncated(_ text: String, to count: Int) -> Self {
        raw(head(200, ["Content-Length: \(text.utf8.count)"]) + Array(text.utf8.prefix(count)))
    }

    /// An answer that tells another length than it has.
    public static func lying(length: String, _ text: String) -> Self {
        raw(head(200, ["Content-Length: \(length)"]) + Array(text.utf8))
    }

    /// These bytes and then a reset, such as while a server crashes.
    public static func reset(after text: String = "") -> Self {
        Self { _, connection in
            connection.send(text)
            connection.reset()
        }
    }

    /// The end of the connection and nothing before it.
    public static let empty = raw("")

    /// A head that ends before its empty line.
    public static let cutHead = raw("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n")

    /// Content in chunks, with trailer fields after it as whole lines.
    public static func chunked(_ chunks: [String], trailers: [String] = []) -> Self {
        let content = chunks.map { String($0.utf8.count, radix: 16) + "\r\n\($0)\r\n" }.joined()
        let end = "0\r\n" + trailers.map { $0 + "\r\n" }.joined() + "\r\n"
        return raw(head(200, ["Transfer-Encoding: chunked"]) + Array((content + end).utf8))
    }

    /// Content in chunks that stop before the last, or have no length at all.
    public static func brokenChunks(_ tail: String) -> Self {
        raw(head(200, ["Transfer-Encoding: chunked"]) + Array("3\r\n[1,\r\n\(tail)".utf8))
    }

    /// Bytes that are encoded, or not, as told.
    public static func encoded(_ encoding: String, _ bytes: [UInt8]) -> Self {
        response(fields: ["Content-Encoding: \(encoding)"], body: bytes)
    }

    /// Compressed zeros that unfold to so many bytes or a few more, for as long as they are read.
    public static func bomb(unfolding count: Int) -> Self {
        Self { _, connection in
            connection.send(head(200, ["Content-Encoding: gzip"]) + Deflate.bombStart)
            var unfolded = 0
            while unfolded < count, connection.send(Deflate.bombPiece) {
                unfolded += Deflate.bombPieceUnfolded
            }
        }
    }

    /// Content without an end.
    public static let endless = Self { _, connection in
        connection.send(head(200, []))
        connection.flood(repeatElement(0x20, count: 1 << 16))
    }

    /// A header without an end.
    public static let endlessHead = Self { _, connection in
        connection.send("HTTP/1.1 200 OK\r\n")
        connection.flood("X-Padding: \(String(repeating: "x", count: 1000))\r\n".utf8)
    }
}
