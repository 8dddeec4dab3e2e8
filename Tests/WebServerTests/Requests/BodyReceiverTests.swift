import Synchronization
import Testing
import WebServer

/// Bodies that a receiver takes as they come.
struct BodyReceiverTests {
    /// Keeps what it takes.
    private final class Basket: BodyReceiver {
        let limit: Int
        private let state = Mutex((text: "", pieces: 0, isWhole: false))

        var text: String { state.withLock(\.text) }
        var pieces: Int { state.withLock(\.pieces) }
        var isWhole: Bool { state.withLock(\.isWhole) }

        init(limit: Int) { self.limit = limit }

        func take(_ bytes: ArraySlice<UInt8>) throws(RequestRefusal) {
            if bytes.contains(UInt8(ascii: "!")) { throw RequestRefusal(422, "No.") }
            state.withLock { state in
                state.text += String(decoding: bytes, as: UTF8.self)
                if !bytes.isEmpty { state.pieces += 1 }
            }
        }

        func finish() throws(RequestRefusal) { state.withLock { $0.isWhole = true } }
    }

    private static func read(
        _ fields: String, _ body: String, into basket: Basket, pieces: Int
    ) throws(RequestRefusal) -> [WebRequest] {
        var parser = RequestParser()
        parser.receiver = { $0.method == "POST" ? basket : nil }
        var rest = "POST / HTTP/1.1\r\nHost: a\r\n\(fields)\r\n\r\n\(body)".latin1[...]
        var found: [WebRequest] = []
        while !rest.isEmpty {
            parser.append(rest.prefix(pieces))
            rest = rest.dropFirst(pieces)
            while let request = try parser.next() { found.append(request) }
        }
        return found
    }

    @Test(arguments: [
        ("Content-Length: 11", "hello world"),
        ("Transfer-Encoding: chunked", "5\r\nhello\r\n6\r\n world\r\n0\r\n\r\n"),
    ])
    func `a body goes to its receiver as it comes, and the next request is read`(
        fields: String, body: String
    ) throws {
        for pieces in [1, 4, .max] {
            let basket = Basket(limit: 11)
            let next = "GET /next HTTP/1.1\r\nHost: a\r\n\r\n"
            let all = try Self.read(fields, body + next, into: basket, pieces: pieces)
            #expect(all.map(\.target.path) == [[], ["next"]])
            #expect(all[0].receiver?.body === basket && all[0].body.isEmpty)
            #expect(all[1].receiver == nil)
            #expect(basket.text == "hello world" && basket.isWhole)
            #expect(pieces > 4 || basket.pieces > 2)
        }
    }

    @Test(arguments: [
        ("Content-Length: 12", "", 413),
        ("Content-Length: 99999999999999999999", "", 413),
        ("Transfer-Encoding: chunked", "6\r\nhello!\r\n0\r\n\r\n", 422),
        ("Transfer-Encoding: chunked", "5\r\nhello\r\n7\r\n", 413),
        ("Content-Length: 6", "hello!", 422),
    ])
    func `a receiver has its own limit, and refuses what it does not want`(
        fields: String, body: String, status: Int
    ) {
        let basket = Basket(limit: 11)
        do throws(RequestRefusal) {
            let read = try Self.read(fields, body, into: basket, pieces: .max)
            Issue.record("read \(read.count) requests")
        } catch {
            #expect(error.status == status)
        }
        #expect(!basket.isWhole)
    }

    @Test func `a body without a receiver keeps the limit of all requests`() {
        #expect(throws: RequestRefusal(413, "The body has more than 65536 bytes.")) {
            _ = try requests(
                in: "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 65537\r\n\r\n".latin1)
        }
    }
}
