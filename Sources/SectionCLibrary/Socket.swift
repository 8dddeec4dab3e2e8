import Synchronization

/// A non-blocking TCP connection; callers wait for its descriptor.
package struct Socket: ~Copyable, Sendable {
    private let descriptor: Descriptor

    /// The descriptor to wait for; the socket is connected once this is writable.
    package var number: Int32 { descriptor.number }

    /// Starts to connect; see ``failure`` for the result.
    package init(connectingTo address: SocketAddress) throws(SystemError) {
        let opened = spawning.withLock { _ in
            let number = socket(address.family, Self.stream, 0)
            if number >= 0 { _ = fcntl(number, F_SETFD, FD_CLOEXEC) }
            return number
        }
        guard opened >= 0 else { throw .last }
        // Never the number of a standard stream, which may have been closed.
        let descriptor = try Descriptor(owning: opened).raised()
        _ = fcntl(descriptor.number, F_SETFL, O_NONBLOCK)
        #if canImport(Darwin)
            var on: Int32 = 1
            setsockopt(
                descriptor.number, SOL_SOCKET, SO_NOSIGPIPE, &on,
                socklen_t(MemoryLayout<Int32>.size))
        #endif
        let result = address.withAddress { connect(descriptor.number, $0, $1) }
        guard result == 0 || [EINPROGRESS, EINTR].contains(errno) else { throw .last }
        self.descriptor = descriptor
    }

    /// Why connecting failed; nil if it succeeded.
    package var failure: SystemError? {
        var code: Int32 = 0
        var length = socklen_t(MemoryLayout<Int32>.size)
        guard getsockopt(number, SOL_SOCKET, SO_ERROR, &code, &length) == 0 else { return .last }
        return code == 0 ? nil : SystemError(code)
    }

    /// Reads the available bytes; nil if there are none yet, empty at the end.
    package func receive(atMost count: Int) throws(SystemError) -> [UInt8]? {
        var received = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, size in
            received = recv(number, buffer.baseAddress, count, 0)
            size = max(0, received)
        }
        if received >= 0 { return bytes }
        if [EAGAIN, EWOULDBLOCK, EINTR].contains(errno) { return nil }
        throw .last
    }

    /// Sends as many bytes as there is room for; returns their number.
    package func send(_ bytes: ArraySlice<UInt8>) throws(SystemError) -> Int {
        let sent = bytes.withUnsafeBytes {
            SectionCLibrary.send(number, $0.baseAddress, $0.count, Self.sendFlags)
        }
        if sent >= 0 { return sent }
        if [EAGAIN, EWOULDBLOCK, EINTR].contains(errno) { return 0 }
        throw .last
    }

    #if canImport(Glibc)
        static let stream = Int32(SOCK_STREAM.rawValue)
    #else
        static let stream = SOCK_STREAM
    #endif
    #if canImport(Darwin)
        static let sendFlags: Int32 = 0
    #else
        static let sendFlags = Int32(MSG_NOSIGNAL)
    #endif
}
