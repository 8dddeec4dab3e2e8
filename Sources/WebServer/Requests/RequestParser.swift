/// Reads requests from the bytes of a connection, however they are cut: it does no input itself.
///
/// It follows RFC 9112 strictly: what two programs could read in two ways is refused, so that nothing
/// between a client and this server sees other requests than it does.
package struct RequestParser: Sendable {
    /// What the next byte is a part of.
    package enum Phase: Equatable, Sendable {
        case nothing
        case head
        case body
    }

    private enum State {
        case beforeLine
        case fields(RequestHead)
        case body(WebRequest, missing: Int)
        case chunks(WebRequest, ChunkReader)
    }

    private let limits: RequestLimits
    private var state = State.beforeLine

    /// The bytes that are not used yet, from `start`.
    private var bytes: [UInt8] = []
    private var start = 0

    /// The bytes of the head so far, with its line ends.
    private var headCount = 0

    /// Whether the client waits for the response 100 before it sends the body; reading it resets it.
    private var awaitsContinue = false

    /// Returns what takes the body of a request, which is kept with the request if it is nil.
    package var receiver: @Sendable (WebRequest) -> (any BodyReceiver)? = { _ in nil }

    /// Starts before the first request.
    package init(limits: RequestLimits = RequestLimits()) {
        self.limits = limits
    }

    /// What is being read.
    package var phase: Phase {
        switch state {
        case .beforeLine: start < bytes.count || headCount > 0 ? .head : .nothing
        case .fields: .head
        case .body, .chunks: .body
        }
    }

    /// Whether a receiver takes the body that is being read.
    package var isReceiving: Bool {
        switch state {
        case .beforeLine, .fields: false
        case .body(let request, _), .chunks(let request, _): request.receiver != nil
        }
    }

    /// Whether the client waits for the response 100, which is told once.
    package mutating func takeExpectation() -> Bool {
        defer { awaitsContinue = false }
        return awaitsContinue
    }

    /// Adds bytes that were received.
    package mutating func append(_ more: some Collection<UInt8>) {
        if start > 0, start == bytes.count || start > 65_536 {
            bytes.removeSubrange(..<start)
            start = 0
        }
        bytes += more
    }

    /// Returns the next request; nil if it is not complete.
    ///
    /// - Throws: ``RequestRefusal``, after which nothing more can be read.
    package mutating func next() throws(RequestRefusal) -> WebRequest? {
        while true {
            switch state {
            case .beforeLine:
                guard let line = try line(within: limits.line, refusal: 414) else { return nil }
                // A client may end a body with a line too many (RFC 9112, 2.2).
                if line.isEmpty {
                    if headCount > 4 { throw .malformed("The request starts with empty lines.") }
                    continue
                }
                state = .fields(try RequestHead(line: line))
            case .fields(var head):
                guard let line = try line(within: limits.head, refusal: 431) else { return nil }
                if !line.isEmpty {
                    guard head.count < limits.fields else {
                        throw RequestRefusal(431, "The head has too many fields.")
                    }
                    try head.add(line: line)
                    state = .fields(head)
                    continue
                }
                headCount = 0
                var request = try head.request()
                let length = try head.length()
                if length == .none || length == .bytes(0) { return try finish(request) }
                request.receiver = receiver(request).map { WebRequest.Receiver(body: $0) }
                let most = request.receiver?.body.limit ?? limits.body
                switch length {
                case .bytes(let count) where count > most: throw .tooLarge(most)
                case .bytes(let count): state = .body(request, missing: count)
                case .none, .chunks:
                    state = .chunks(request, ChunkReader(limits: limits, most: most))
                }
                awaitsContinue = request.expectsContinue && start == bytes.count
            case .body(let request, let missing) where request.receiver != nil:
                let count = min(missing, bytes.count - start)
                if count == 0 { return nil }
                try request.receiver?.body.take(bytes[start..<(start + count)])
                start += count
                if count == missing { return try finish(request) }
                state = .body(request, missing: missing - count)
            case .body(var request, let missing):
                guard bytes.count - start >= missing else { return nil }
                request.body = Array(bytes[start..<(start + missing)])
                start += missing
                return try finish(request)
            case .chunks(var request, var reader):
                let isWhole = try reader.read(bytes, from: &start)
                if let receiver = request.receiver?.body {
                    try receiver.take(reader.takeBody()[...])
                }
                guard isWhole else {
                    state = .chunks(request, reader)
                    return nil
                }
                request.body = reader.takeBody()
                return try finish(request)
            }
        }
    }

    private mutating func finish(_ request: WebRequest) throws(RequestRefusal) -> WebRequest {
        try request.receiver?.body.finish()
        state = .beforeLine
        return request
    }

    /// The next line of the head without its end; nil if it is not complete.
    private mutating func line(
        within limit: Int, refusal: Int
    ) throws(RequestRefusal) -> ArraySlice<UInt8>? {
        let most = min(limit, limits.head - headCount)
        guard let line = try bytes.line(from: start, within: most, refusal: refusal) else {
            return nil
        }
        start += line.count + 2
        headCount += line.count + 2
        return line
    }
}

extension [UInt8] {
    /// The line at a place without its end, which is CR LF; nil if it is not complete.
    ///
    /// - Throws: ``RequestRefusal`` if it has a CR or LF alone, or is longer than it may be.
    func line(
        from start: Int, within limit: Int, refusal: Int
    ) throws(RequestRefusal) -> ArraySlice<UInt8>? {
        var end = start
        while end < count {
            if end - start > limit { break }
            let byte = self[end]
            if byte == 0x0A { throw .malformed("A line ends without a carriage return.") }
            if byte == 0x0D {
                guard end + 1 < count else { return nil }
                guard self[end + 1] == 0x0A else {
                    throw .malformed("A carriage return is not at the end of a line.")
                }
                return self[start..<end]
            }
            end += 1
        }
        if end - start > limit { throw RequestRefusal(refusal, "The request is too long.") }
        return nil
    }
}
