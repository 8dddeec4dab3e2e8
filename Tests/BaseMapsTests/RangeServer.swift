import Networking
import SectionEssentials
import Synchronization

/// A server in memory that sends parts of one file (RFC 9110, chapter 14), or fails in a way of its own.
final class RangeServer: HTTPTransport {
    /// What the server does wrong.
    enum Fault: Equatable {
        /// It sends the whole file, whatever it is asked for.
        case noRanges

        /// It answers with this status.
        case status(Int)

        /// It has another file from some request on.
        case changes(after: Int)

        /// It loses the connection from some request on.
        case lost(after: Int)

        /// It sends less than it is asked for, from some request on.
        case short(after: Int)

        /// It says that its file has this size.
        case claims(UInt64)

        /// It compresses what it sends.
        case compressed
    }

    let content: [UInt8]
    private let fault: Fault?
    private let asked = Mutex<[Range<Int>]>([])

    init(_ content: [UInt8], _ fault: Fault? = nil) {
        self.content = content
        self.fault = fault
    }

    /// The parts that it was asked for, in order.
    var requests: [Range<Int>] { asked.withLock(\.self) }

    func shutDown() {}

    func send(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse {
        let range = request.fields.first { $0.name == "Range" }?.value ?? ""
        let edges = range.drop { $0 != "=" }.dropFirst().split(separator: "-").map { Int($0) ?? 0 }
        let part = edges[0]..<min(edges[1] + 1, content.count)
        let number = asked.withLock { asked in
            asked.append(part)
            return asked.count
        }
        var tag = "\"one\""
        var body = Data(content[part])
        var size = UInt64(content.count)
        var more: [HTTPField] = []
        switch fault {
        case .noRanges where content.count > request.bodyLimit:
            throw .tooLarge(limit: request.bodyLimit)
        case .noRanges: return HTTPResponse(status: 200, body: Data(content))
        case .status(let status): return HTTPResponse(status: status)
        case .changes(let count) where number > count: tag = "\"two\""
        case .lost(let count) where number > count: throw .connectionLost(reason: "it was cut")
        case .short(let count) where number > count: body = body.dropLast()
        case .claims(let claim): size = claim
        case .compressed: more = [HTTPField("Content-Encoding", "gzip")]
        default: break
        }
        return HTTPResponse(
            status: 206,
            fields: [
                HTTPField("ETag", tag),
                HTTPField(
                    "Content-Range",
                    "bytes \(part.lowerBound)-\(part.upperBound - 1)/\(size)"),
            ] + more,
            body: body)
    }
}
