import CLibrary

extension HostileServer {
    /// The server's side of a connection, for as long as one request is answered.
    public struct Connection: Sendable {
        private let socket: Int32
        private let latch: Latch

        init(_ socket: Int32, latch: Latch) {
            self.socket = socket
            self.latch = latch
        }

        /// Sends bytes; false when the client is gone.
        @discardableResult
        public func send(_ bytes: some Sequence<UInt8>) -> Bool {
            Sockets.write(Array(bytes), to: socket)
        }

        /// Sends text; false when the client is gone.
        @discardableResult
        public func send(_ text: String) -> Bool {
            send(text.utf8)
        }

        /// Sends the same bytes over and over until the client is gone.
        public func flood(_ bytes: some Sequence<UInt8>) {
            let bytes = Array(bytes)
            while !latch.isStopped, send(bytes) {}
        }

        /// Returns once the test releases the server.
        public func hold() {
            latch.pass()
        }

        /// Returns once the client, or the server, has closed the connection.
        public func waitForClose() {
            while receive() != nil {}
        }

        /// Makes the connection end with a reset rather than with its close.
        public func reset() {
            Sockets.resetOnClose(socket)
        }

        /// Reads the head of a request; nil when none comes, or something else does.
        func request() -> Request? {
            var head: [UInt8] = []
            while !head.suffix(4).elementsEqual("\r\n\r\n".utf8) {
                guard head.count < 1 << 20, let bytes = receive() else { return nil }
                head += bytes
                // Nobody who starts to speak TLS will ever send an empty line.
                guard head.first != 0x16 else { return nil }
            }
            return Request(head: String(decoding: head.dropLast(4), as: UTF8.self))
        }

        private func receive() -> [UInt8]? {
            var buffer = [UInt8](repeating: 0, count: 1 << 14)
            let count = recv(socket, &buffer, buffer.count, 0)
            return count > 0 ? Array(buffer.prefix(count)) : nil
        }
    }
}
