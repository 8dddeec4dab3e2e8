#if os(macOS) || os(Linux)
    import SectionCLibrary
    import Synchronization

    /// Connects to line servers over TCP, without encryption.
    public struct TCPLineTransport: LineTransport {
        private let shutdown = LineShutdown()

        /// Creates a transport.
        public init() {}

        /// Connects to the first of the server's addresses that accepts.
        public func connect(
            to server: LineServer
        ) async throws(TransportError) -> any LineConnection {
            let addresses = SocketAddress.all(of: server.host, port: server.port)
            guard !addresses.isEmpty else {
                throw .notAllowed(
                    reason: "\(server.host) is neither a numeric address nor localhost")
            }
            guard server.greeting.allSatisfy({ !$0.utf8.contains(0x0A) }) else {
                throw .notAllowed(reason: "a line to send contains a line feed")
            }
            guard !Task.isCancelled else { throw .cancelled }
            let wake: WakeupPipe
            do throws(SystemError) {
                wake = try WakeupPipe(or: try shutdown.wake())
            } catch {
                throw .unreachable(reason: "no pipe could be made: \(error.reason)")
            }
            let link = try await runBlocking(waking: wake) { () throws(TransportError) in
                try LineSocket(to: server, at: addresses, wake: wake)
            }
            return TCPLineConnection(link, server)
        }

        /// Ends all current and later waits.
        public func shutDown() {
            shutdown.begin()
        }
    }

    /// Wakes all waits of a transport; its pipe is created with the first connection.
    private final class LineShutdown: Sendable {
        private let state = Mutex<(wake: WakeupPipe?, hasBegun: Bool)>((nil, false))

        func wake() throws(SystemError) -> WakeupPipe {
            try state.withLock { state throws(SystemError) in
                if let wake = state.wake { return wake }
                let wake = try WakeupPipe()
                if state.hasBegun { wake.signal() }
                state.wake = wake
                return wake
            }
        }

        func begin() {
            state.withLock { state in
                state.hasBegun = true
                state.wake?.signal()
            }
        }
    }

    /// A connection over TCP, which waits for bytes on a separate thread.
    private struct TCPLineConnection: LineConnection {
        private let link: LineSocket
        private let silence: Duration
        private var buffer: LineBuffer

        init(_ link: LineSocket, _ server: LineServer) {
            self.link = link
            silence = server.silence
            buffer = LineBuffer(limit: server.lineLimit)
        }

        mutating func nextLine() async throws(TransportError) -> String {
            let deadline = ContinuousClock.now.advanced(by: silence)
            while true {
                guard !Task.isCancelled else { throw .cancelled }
                if let line = try buffer.next() { return line }
                let link = link
                buffer.append(
                    try await runBlocking(waking: link.wake) { () throws(TransportError) in
                        try link.receive(until: deadline)
                    })
            }
        }
    }
#endif
