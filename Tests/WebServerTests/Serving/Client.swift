import Foundation
import SectionCLibrary
import SectionEssentials
import WebServer

/// A client that sends bytes as they are, and reads what comes.
final class Client {
    private let socket: Descriptor

    init(port: UInt16) throws {
        #if canImport(Glibc)
            let number = SectionCLibrary.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #else
            let number = SectionCLibrary.socket(AF_INET, SOCK_STREAM, 0)
        #endif
        socket = Descriptor(owning: number)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let result = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(number, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard result == 0 else { throw SystemError.last }
        var limit = timeval(tv_sec: 20, tv_usec: 0)
        setsockopt(
            number, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    }

    func send(_ text: String) {
        _ = socket.send(Array(text.utf8), from: 0)
    }

    /// Reads until the text has come, or the end.
    func read(until text: String) -> String {
        var all = ""
        while !all.contains(text), let bytes = socket.receive(atMost: 4_096), !bytes.isEmpty {
            all += String(decoding: bytes, as: UTF8.self)
        }
        return all
    }

    /// Reads until the end.
    func readAll() -> String { read(until: "\u{0}") }

    func endSending() { socket.endSending() }

    /// Sends a request and reads until the end of the connection.
    static func ask(_ port: UInt16, _ text: String) throws -> String {
        let client = try Client(port: port)
        client.send(text)
        return client.readAll()
    }
}

/// A server that runs until it is stopped.
final class ServerHarness: Sendable {
    let port: UInt16
    private let server: WebServer

    init(limits: RequestLimits = RequestLimits(), _ handler: any WebHandler) throws {
        let listener = try WebListener(at: .address("127.0.0.1", port: 0))
        port = listener.port ?? 0
        let server = try WebServer(
            limits: limits, clock: { Date(timeIntervalSince1970: 784_111_777) }, handler: handler)
        self.server = server
        try startThread { server.run(listener) }
    }

    func stop(within time: Duration = .seconds(2)) {
        server.stop(within: time)
        server.waitForEnd()
    }
}

/// Answers with what was asked.
struct Echo: WebHandler {
    /// Is told when nobody reads an endless body any more.
    var gone: @Sendable () -> Void = {}

    func response(
        to request: WebRequest, later: @escaping @Sendable (WebResponse) -> Void
    ) -> WebResponse? {
        let text = "\(request.method) \(request.target.text) \(request.body.count)\n"
        var response = WebResponse(200, type: "text/plain", text)
        switch request.target.path.first {
        case "tagged": response.fields.append(("ETag", "\"a\""))
        case "later":
            Task { later(response) }
            return nil
        case "stream":
            let stream = BodyStream()
            response.body = .stream(stream)
            Task {
                for part in ["one ", "two ", "three"] {
                    await Task.yield()
                    stream.append(Array(part.utf8))
                }
                stream.finish()
            }
        case "endless": response.body = .endless(Ticker(gone: gone))
        default: break
        }
        return response.ifChanged(for: request)
    }
}

/// A body that has one piece, and then nothing.
private final class Ticker: EndlessBody {
    let beat = Array(":\n".utf8)
    private let gone: @Sendable () -> Void

    init(gone: @escaping @Sendable () -> Void) { self.gone = gone }

    deinit { gone() }

    func next(after count: Int) -> BodyPiece { count == 0 ? .piece(Array("tick\n".utf8)) : .wait }
    func listen(_ listener: @escaping @Sendable () -> Void) -> Int { 0 }
    func remove(listener: Int) {}
}
