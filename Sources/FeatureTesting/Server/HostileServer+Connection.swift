import CLibrary

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
