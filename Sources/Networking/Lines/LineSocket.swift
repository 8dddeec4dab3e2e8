#if os(macOS) || os(Linux)
    import SectionCLibrary

    /// A blocking connection to a line server, which can be woken from waiting.
    final class LineSocket: Sendable {
        /// Ends all waiting when signalled.
        let wake: WakeupPipe

        private let socket: Socket

        /// Connects to the first address that accepts, and sends the greeting.
        init(
            to server: LineServer,
            at addresses: [SocketAddress],
            wake: WakeupPipe
        ) throws(TransportError) {
            let deadline = ContinuousClock.now.advanced(by: server.timeout)
            self.wake = wake
            socket = try Self.connect(to: server, at: addresses, wake: wake, until: deadline)
            for line in server.greeting { try send(line, until: deadline) }
        }

        private static func connect(
            to server: LineServer,
            at addresses: [SocketAddress],
            wake: WakeupPipe,
            until deadline: ContinuousClock.Instant
        ) throws(TransportError) -> Socket {
            for address in addresses {
                guard let socket = try? Socket(connectingTo: address) else { continue }
                _ = try wake.wait(for: [], writing: [socket.number], until: deadline)
                if socket.failure == nil { return socket }
            }
            throw .unreachable(reason: "no connection to \(server.authority)")
        }

        private func send(
            _ line: String,
            until deadline: ContinuousClock.Instant
        ) throws(TransportError) {
            var rest = Array((line + "\n").utf8)[...]
            while !rest.isEmpty {
                _ = try wake.wait(for: [], writing: [socket.number], until: deadline)
                do throws(SystemError) {
                    rest = rest.dropFirst(try socket.send(rest))
                } catch {
                    throw .connectionLost(reason: error.reason.lowercased())
                }
            }
        }

        /// Waits for bytes and returns them, never empty.
        func receive(until deadline: ContinuousClock.Instant) throws(TransportError) -> [UInt8] {
            while true {
                _ = try wake.wait(for: [socket.number], until: deadline)
                do throws(SystemError) {
                    guard let bytes = try socket.receive(atMost: 16 << 10) else { continue }
                    if !bytes.isEmpty { return bytes }
                } catch {
                    throw .connectionLost(reason: error.reason.lowercased())
                }
                throw .connectionLost(reason: "the server closed the connection")
            }
        }
    }
#endif
