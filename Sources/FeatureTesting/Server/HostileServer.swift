import Foundation
import SectionCLibrary

/// An HTTP/1.1 server on the loopback interface that misbehaves.
///
/// It records its requests and sends the responses that a test gives it, one per connection and
/// each on a thread of its own. It stops when it is deallocated.
public final class HostileServer: Sendable {
    /// Writes the response to a request; the connection is closed when the handler returns.
    public typealias Handler = @Sendable (Request, Connection) -> Void

    private let log = RequestLog()
    private let acceptor: Acceptor

    /// Starts a server with a handler.
    ///
    /// - Parameters:
    ///   - readsBody: whether it reads the content of a request before it responds.
    ///   - handle: writes the response to a request.
    public init(readsBody: Bool = true, _ handle: @escaping Handler) throws {
        let log = log
        acceptor = try Acceptor { connection in
            guard let request = connection.request(readsBody: readsBody) else { return }
            handle(log.add(request), connection)
        }
    }

    /// Starts a server that sends these responses in order, and the last one to all later requests.
    public convenience init(readsBody: Bool = true, _ responses: Response...) throws {
        try self.init(readsBody: readsBody) { request, connection in
            guard let last = responses.last else { return }
            let response = request.number < responses.count ? responses[request.number] : last
            response.write(request, connection)
        }
    }

    deinit {
        stop()
    }

    /// Runs a closure with a reserved port on which nothing listens.
    public static func withClosedPort(_ body: (UInt16) async throws -> Void) async throws {
        let (socket, port) = try Sockets.open(backlog: nil)
        defer { close(socket) }
        try await body(port)
    }

    /// The port that it listens on, chosen by the system.
    public var port: UInt16 { acceptor.port }

    /// The address of the server, without a trailing slash.
    public var url: String { "http://127.0.0.1:\(port)" }

    /// The received requests, in order.
    public var requests: [Request] { log.requests }

    /// Waits until the server has received `count` requests.
    public func received(_ count: Int) async {
        await log.reached(count)
    }

    /// Releases all held responses, and holds no later ones.
    public func release() {
        acceptor.release()
    }

    /// Shuts down all connections and stops listening.
    public func stop() {
        acceptor.stop()
    }
}

extension HostileServer {
    /// A request from a client.
    public struct Request: Sendable {
        /// The number of earlier requests to the server.
        public internal(set) var number = 0

        /// The method, such as `GET`.
        public let method: String

        /// The target as it was sent: path and query, or a complete address for a proxy.
        public let target: String

        /// The header fields, in order.
        public let fields: [(name: String, value: String)]

        /// The content that was read.
        public internal(set) var body: [UInt8] = []

        /// The path, as it was sent.
        public var path: String { String(target.prefix { $0 != "?" }) }

        /// The query items by name, decoded.
        public var query: [String: String] {
            let items = URLComponents(string: target)?.queryItems ?? []
            return items.reduce(into: [:]) { $0[$1.name] = $1.value ?? "" }
        }

        /// Parses a header; nil if it has no request line.
        init?(head: String) {
            let lines = head.components(separatedBy: "\r\n")
            let words = lines[0].components(separatedBy: " ")
            guard words.count == 3 else { return nil }
            method = words[0]
            target = words[1]
            fields = lines.dropFirst().compactMap { line in
                guard let colon = line.firstIndex(of: ":") else { return nil }
                let value = line[line.index(after: colon)...]
                return (String(line[..<colon]), value.trimmingCharacters(in: .whitespaces))
            }
        }

        /// The first value of a field; the name is case-insensitive.
        public func value(of name: String) -> String? {
            fields.first { $0.name.lowercased() == name.lowercased() }?.value
        }
    }
}

extension HostileServer {
    /// A predefined response to a request.
    public struct Response: Sendable {
        /// Writes the response to a request.
        public let write: HostileServer.Handler

        /// Creates a response that a closure writes.
        public init(_ write: @escaping HostileServer.Handler) {
            self.write = write
        }

        /// Sends exactly these bytes and closes the connection.
        public static func raw(_ text: String) -> Response {
            raw(Array(text.utf8))
        }

        /// Sends exactly these bytes and closes the connection.
        public static func raw(_ bytes: [UInt8]) -> Response {
            Response { _, connection in connection.send(bytes) }
        }

        /// A valid response with a length; fields are whole lines.
        public static func response(
            _ status: Int = 200,
            fields: [String] = [],
            body: [UInt8] = []
        ) -> Response {
            raw(head(status, fields + ["Content-Length: \(body.count)"]) + body)
        }

        /// A valid response with JSON text.
        public static func json(_ text: String, fields: [String] = []) -> Response {
            response(fields: ["Content-Type: application/json"] + fields, body: Array(text.utf8))
        }

        /// A valid response without content.
        public static func status(_ code: Int, fields: [String] = []) -> Response {
            response(code, fields: fields)
        }

        /// Another response, which is held until the test releases the server.
        public static func held(_ response: Response) -> Response {
            Response { request, connection in
                connection.hold()
                response.write(request, connection)
            }
        }

        /// A redirect to an unchecked address.
        public static func redirect(to location: String, status: Int = 302) -> Response {
            self.status(status, fields: ["Location: \(location)"])
        }

        /// A redirect to the requested path.
        public static let redirectLoop = Response { request, connection in
            redirect(to: request.target).write(request, connection)
        }

        /// A response with an entity tag; 304 if the request has the tag.
        public static func tagged(_ tag: String, _ text: String, fields: [String] = []) -> Response
        {
            Response { request, connection in
                let fields = fields + ["ETag: \(tag)"]
                let isKnown = request.value(of: "If-None-Match") == tag
                let response = isKnown ? raw(head(304, fields)) : json(text, fields: fields)
                response.write(request, connection)
            }
        }

        /// The page of a captive portal, labelled as JSON.
        public static let htmlAsJSON = json("<!DOCTYPE html><title>Sign in</title><p>Welcome!")

        /// JSON with a string of control sequences and markup for terminals, browsers and tables.
        public static let injected = json(
            #"{"name":"\u001b[2J\u001b]8;;http://x.example\u0007\u202e\u0000|<b>\r\n[x](javascript:x)"}"#
        )

        /// A status line, fields, and an empty line.
        public static func head(_ status: Int, _ fields: [String]) -> [UInt8] {
            let lines = ["HTTP/1.1 \(status) Whatever", "Connection: close"] + fields
            return Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
        }
    }
}

extension HostileServer {
    /// The server side of a connection, which serves one request.
    public struct Connection: Sendable {
        private let socket: Int32
        private let latch: Latch

        init(_ socket: Int32, latch: Latch) {
            self.socket = socket
            self.latch = latch
        }

        /// Sends bytes; returns false if the client is gone.
        @discardableResult
        public func send(_ bytes: some Sequence<UInt8>) -> Bool {
            Sockets.write(Array(bytes), to: socket)
        }

        /// Sends text; returns false if the client is gone.
        @discardableResult
        public func send(_ text: String) -> Bool {
            send(text.utf8)
        }

        /// Sends the same bytes repeatedly until the client is gone.
        public func flood(_ bytes: some Sequence<UInt8>) {
            let bytes = Array(bytes)
            while !latch.isStopped, send(bytes) {}
        }

        /// Waits until the test releases the server.
        public func hold() {
            latch.pass()
        }

        /// Waits until the client or the server closes the connection.
        public func waitForClose() {
            while receive() != nil {}
        }

        /// Reads a line without its line feed; nil if the client closes the connection first.
        public func line() -> String? {
            var line: [UInt8] = []
            var byte: UInt8 = 0
            while recv(socket, &byte, 1, 0) == 1 {
                if byte == 0x0A { return String(decoding: line, as: UTF8.self) }
                line.append(byte)
            }
            return nil
        }

        /// Makes closing the connection send a reset.
        public func reset() {
            Sockets.resetOnClose(socket)
        }

        /// Reads a request; nil if there is none, or it is invalid.
        ///
        /// - Parameter readsBody: whether the content is read too, up to its declared length.
        func request(readsBody: Bool) -> Request? {
            let end = Array("\r\n\r\n".utf8)
            var bytes: [UInt8] = []
            var head: Range<Int>?
            while head == nil {
                guard bytes.count < 1 << 20, let more = receive() else { return nil }
                let start = max(0, bytes.count - 3)
                bytes += more
                // A TLS client never sends an empty line.
                guard bytes.first != 0x16 else { return nil }
                head = bytes[start...].firstRange(of: end)
            }
            guard let head,
                var request = Request(
                    head: String(decoding: bytes[..<head.lowerBound], as: UTF8.self))
            else { return nil }
            guard readsBody else { return request }
            let length = request.value(of: "Content-Length").flatMap { Int($0) } ?? 0
            bytes.removeSubrange(..<head.upperBound)
            while bytes.count < length, let more = receive() { bytes += more }
            request.body = bytes
            return request
        }

        private func receive() -> [UInt8]? {
            var buffer = [UInt8](repeating: 0, count: 1 << 14)
            let count = recv(socket, &buffer, buffer.count, 0)
            return count > 0 ? Array(buffer.prefix(count)) : nil
        }
    }
}
