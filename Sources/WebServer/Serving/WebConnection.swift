import SectionCLibrary

/// A connection of a client: what was read, what is to be written, and until when.
///
/// It is used on the thread of the server only.
final class WebConnection {
    /// What the connection does.
    enum Activity: Equatable {
        /// It waits for a request, or reads one.
        case reading

        /// It waits for a response.
        case handling

        /// It writes a response.
        case writing

        /// It has written that a request is refused, and drops what the client still sends.
        case lingering
    }

    let number: Int
    private let descriptor: Descriptor
    private let limits: RequestLimits

    private(set) var activity = Activity.reading
    private var parser: RequestParser
    private var request: WebRequest?

    /// The bytes to write: the head, and the pieces of a body, from `written`.
    private var output: [[UInt8]] = []
    private var written = 0

    /// The body that is written, and how many of its pieces were taken.
    private var stream: (body: any BodySource, taken: Int, listener: Int, isChunked: Bool)?

    /// What is written of a body without an end when there is nothing else; nil for other bodies.
    private var beat: [UInt8]?
    private var keepsAlive = true

    /// When the activity must be over.
    private(set) var deadline: ContinuousClock.Instant

    /// When what is there of a response must be written, however slowly it is taken.
    private var writeDeadline: ContinuousClock.Instant

    /// When a body that a receiver takes must be complete, however slowly it comes.
    private var receiveDeadline: ContinuousClock.Instant

    /// When the connection has started to wait for a request.
    private(set) var waitsSince: ContinuousClock.Instant

    /// Takes a connection, which is closed on deinitialization.
    init(
        _ descriptor: consuming Descriptor, number: Int, limits: RequestLimits,
        now: ContinuousClock.Instant
    ) {
        self.descriptor = descriptor
        self.number = number
        self.limits = limits
        parser = RequestParser(limits: limits)
        (deadline, writeDeadline, waitsSince) = (now + limits.headTime, now, now)
        receiveDeadline = now
    }

    deinit {
        if let stream { stream.body.remove(listener: stream.listener) }
    }

    var socket: Int32 { descriptor.number }

    /// Whether it writes a body without an end, which its client ends by going away.
    var isEndless: Bool { beat != nil }

    var wantsToRead: Bool {
        switch activity {
        case .reading, .lingering: true
        case .writing: isEndless && parser.phase == .nothing
        case .handling: false
        }
    }
    var wantsToWrite: Bool { !output.isEmpty }

    /// Whether another client may take its place: it has no complete request.
    var isReplaceable: Bool { activity == .reading || activity == .lingering }

    // MARK: - Reading

    /// What a connection does next.
    enum Outcome {
        case goesOn
        case asks(WebRequest)
        case ends
    }

    /// Asks a closure for what takes the bodies of requests.
    func receive(_ receiver: @escaping @Sendable (WebRequest) -> (any BodyReceiver)?) {
        parser.receiver = receiver
    }

    /// Reads what has come.
    func read(now: ContinuousClock.Instant) -> Outcome {
        guard let bytes = descriptor.receive(atMost: 16_384) else { return .goesOn }
        if bytes.isEmpty { return .ends }
        if activity == .lingering { return .goesOn }
        let before = parser.phase
        parser.append(bytes)
        if isEndless { return .goesOn }
        return next(after: before, now: now)
    }

    /// Looks for the next request in what was read.
    func next(
        after before: RequestParser.Phase = .nothing, now: ContinuousClock.Instant
    ) -> Outcome {
        do throws(RequestRefusal) {
            if let request = try parser.next() {
                (self.request, activity) = (request, .handling)
                deadline = now + limits.writeTime
                return .asks(request)
            }
        } catch {
            refuse(error, now: now)
            return .goesOn
        }
        if parser.phase != before {
            switch parser.phase {
            case .nothing: deadline = now + limits.idleTime
            case .head: deadline = now + limits.headTime
            case .body:
                deadline = now + limits.bodyTime
                receiveDeadline = now + limits.writeTime
            }
        }
        // Files may take long, but some bytes come all the time.
        if parser.isReceiving { deadline = min(now + limits.bodyTime, receiveDeadline) }
        if parser.takeExpectation() {
            output.append(Array("HTTP/1.1 100 Continue\r\n\r\n".utf8))
        }
        return .goesOn
    }

    private func refuse(_ refusal: RequestRefusal, now: ContinuousClock.Instant) {
        request = nil
        respond(WebResponse(refusal), date: "", mayKeep: false, now: now)
    }

    // MARK: - Writing

    /// The date for responses that the connection makes itself.
    var date: (() -> String)?

    /// Takes the response to the request that was read.
    func respond(
        _ response: WebResponse, date: String, mayKeep: Bool, now: ContinuousClock.Instant
    ) {
        let date = date.isEmpty ? self.date?() ?? "" : date
        let head = ResponseHead(
            of: response, to: request, keepsAlive: mayKeep && request?.keepsAlive == true,
            date: date)
        keepsAlive = head.keepsAlive
        output.append(head.bytes)
        if request?.isHead != true, response.status != 304 {
            switch response.body {
            case .bytes(let bytes): if !bytes.isEmpty { output.append(bytes) }
            case .stream(let body): begin(body, isChunked: head.framing == .chunks)
            case .endless(let body):
                begin(body, isChunked: head.framing == .chunks)
                beat = body.beat
            }
        }
        activity = .writing
        (deadline, writeDeadline) = (now + limits.stallTime, now + limits.writeTime)
    }

    private func begin(_ body: any BodySource, isChunked: Bool) {
        stream = (body, 0, body.listen(wake), isChunked)
    }

    /// Wakes the server, because a body has more.
    var wake: @Sendable () -> Void = {}

    /// Writes as much as the client takes; returns whether the connection goes on.
    func write(now: ContinuousClock.Instant) -> Bool {
        while true {
            if output.isEmpty { takePiece() }
            guard let bytes = output.first else { break }
            guard let count = descriptor.send(bytes, from: written) else { return false }
            if count == 0 { return true }
            written += count
            if activity == .writing { deadline = min(now + limits.stallTime, writeDeadline) }
            if written == bytes.count {
                output.removeFirst()
                written = 0
            }
        }
        guard activity == .writing else { return true }
        if stream != nil {
            // Nothing is there to write yet, which is no fault of the client.
            let wait = isEndless ? limits.beatTime : limits.writeTime
            (deadline, writeDeadline) = (now + wait, now + limits.writeTime)
            return true
        }
        return finish(now: now)
    }

    private func takePiece() {
        guard let (body, taken, listener, isChunked) = stream else { return }
        switch body.next(after: taken) {
        case .wait: return
        case .end:
            body.remove(listener: listener)
            (stream, beat) = (nil, nil)
            if isChunked { output.append(Array("0\r\n\r\n".utf8)) }
        case .piece(let bytes):
            stream = (body, taken + 1, listener, isChunked)
            put(bytes, isChunked: isChunked)
        }
    }

    private func put(_ bytes: [UInt8], isChunked: Bool) {
        if isChunked { output.append(Array("\(String(bytes.count, radix: 16))\r\n".utf8)) }
        output.append(bytes)
        if isChunked { output.append([0x0D, 0x0A]) }
    }

    /// Waits for the next request, or ends; returns whether the connection goes on.
    private func finish(now: ContinuousClock.Instant) -> Bool {
        let wasRefused = request == nil
        request = nil
        if keepsAlive {
            (activity, deadline, waitsSince) = (.reading, now + limits.idleTime, now)
            return true
        }
        guard wasRefused else { return false }
        // Closing at once would destroy the response if bytes of the client are not read yet.
        descriptor.endSending()
        (activity, deadline) = (.lingering, now + limits.lingerTime)
        return true
    }

    // MARK: - Time

    /// Does what is due after the deadline; returns whether the connection goes on.
    func expire(now: ContinuousClock.Instant) -> Bool {
        if activity == .writing, let beat, let stream, output.isEmpty {
            put(beat, isChunked: stream.isChunked)
            (deadline, writeDeadline) = (now + limits.stallTime, now + limits.writeTime)
            return write(now: now)
        }
        guard activity == .reading, parser.phase != .nothing else { return false }
        refuse(RequestRefusal(408, "The request took too long."), now: now)
        return write(now: now)
    }
}
