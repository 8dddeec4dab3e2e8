extension HostileServer.Response {
    /// The part of a response in which it stops.
    public enum Place: CaseIterable, Sendable {
        /// Before the first byte.
        case beforeHead

        /// Within a header field.
        case inHead

        /// Within the content.
        case inBody
    }

    /// A response that stops; the connection stays open until the client or the server closes it.
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

    /// A valid response, sent byte by byte.
    public static func drip(_ text: String) -> Self {
        Self { _, connection in
            for byte in head(200, ["Content-Length: \(text.utf8.count)"]) + Array(text.utf8) {
                guard connection.send([byte]) else { return }
            }
        }
    }

    /// The first bytes of a response that declares its full length.
    public static func truncated(_ text: String, to count: Int) -> Self {
        raw(head(200, ["Content-Length: \(text.utf8.count)"]) + Array(text.utf8.prefix(count)))
    }

    /// A response with a wrong length.
    public static func lying(length: String, _ text: String) -> Self {
        raw(head(200, ["Content-Length: \(length)"]) + Array(text.utf8))
    }

    /// Sends this text and then a reset, like a server that crashes.
    public static func reset(after text: String = "") -> Self {
        Self { _, connection in
            connection.send(text)
            connection.reset()
        }
    }

    /// Closes the connection without sending anything.
    public static let empty = raw("")

    /// A header without its final empty line.
    public static let cutHead = raw("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n")

    /// A chunked response; trailer fields are whole lines.
    public static func chunked(_ chunks: [String], trailers: [String] = []) -> Self {
        let content = chunks.map { String($0.utf8.count, radix: 16) + "\r\n\($0)\r\n" }.joined()
        let end = "0\r\n" + trailers.map { $0 + "\r\n" }.joined() + "\r\n"
        return raw(head(200, ["Transfer-Encoding: chunked"]) + Array((content + end).utf8))
    }

    /// A chunked response without a last chunk, or with an invalid chunk length in `tail`.
    public static func brokenChunks(_ tail: String) -> Self {
        raw(head(200, ["Transfer-Encoding: chunked"]) + Array("3\r\n[1,\r\n\(tail)".utf8))
    }

    /// A response with this content encoding, whether the bytes are encoded or not.
    public static func encoded(_ encoding: String, _ bytes: [UInt8]) -> Self {
        response(fields: ["Content-Encoding: \(encoding)"], body: bytes)
    }

    /// Compressed zeros that decompress to at least `count` bytes.
    public static func bomb(decompressingTo count: Int) -> Self {
        Self { _, connection in
            connection.send(head(200, ["Content-Encoding: gzip"]) + Deflate.bombStart)
            var decompressed = 0
            while decompressed < count, connection.send(Deflate.bombPiece) {
                decompressed += Deflate.bombPieceDecompressed
            }
        }
    }

    /// Content that never ends.
    public static let endless = Self { _, connection in
        connection.send(head(200, []))
        connection.flood(repeatElement(0x20, count: 1 << 16))
    }

    /// A header that never ends.
    public static let endlessHead = Self { _, connection in
        connection.send("HTTP/1.1 200 OK\r\n")
        connection.flood("X-Padding: \(String(repeating: "x", count: 1000))\r\n".utf8)
    }
}
