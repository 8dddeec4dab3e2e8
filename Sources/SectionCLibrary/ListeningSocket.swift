import Synchronization

extension Descriptor {
    /// Opens a non-blocking socket that takes connections at an address.
    ///
    /// - Throws: ``SystemError``, such as that the address is in use.
    package static func listening(at address: SocketAddress) throws(SystemError) -> Descriptor {
        let opened = spawning.withLock { _ in
            let number = socket(address.family, Socket.stream, 0)
            if number >= 0 { _ = fcntl(number, F_SETFD, FD_CLOEXEC) }
            return number
        }
        guard opened >= 0 else { throw .last }
        let descriptor = try Descriptor(owning: opened).raised()
        // A port stays reserved for a while after its server has ended.
        var on: Int32 = 1
        let size = socklen_t(MemoryLayout<Int32>.size)
        setsockopt(descriptor.number, SOL_SOCKET, SO_REUSEADDR, &on, size)
        _ = fcntl(descriptor.number, F_SETFL, O_NONBLOCK)
        guard address.withAddress({ bind(descriptor.number, $0, $1) }) == 0,
            listen(descriptor.number, SOMAXCONN) == 0
        else { throw .last }
        return descriptor
    }

    /// Takes the next connection of a listening socket, which does not block; nil if there is none.
    ///
    /// - Throws: ``SystemError`` if the process has no descriptor left for one.
    package borrowing func acceptConnection() throws(SystemError) -> Descriptor? {
        let (taken, code) = spawning.withLock { _ in
            let number = accept(self.number, nil, nil)
            let code = errno
            if number >= 0 { _ = fcntl(number, F_SETFD, FD_CLOEXEC) }
            return (number, code)
        }
        guard taken >= 0 else {
            if [EMFILE, ENFILE, ENOBUFS, ENOMEM].contains(code) { throw SystemError(code) }
            return nil
        }
        let descriptor = try Descriptor(owning: taken).raised()
        _ = fcntl(descriptor.number, F_SETFL, O_NONBLOCK)
        var on: Int32 = 1
        let size = socklen_t(MemoryLayout<Int32>.size)
        // Small pieces of a response are sent at once; it fails for a Unix socket, which does anyway.
        setsockopt(descriptor.number, Int32(IPPROTO_TCP), TCP_NODELAY, &on, size)
        #if canImport(Darwin)
            setsockopt(descriptor.number, SOL_SOCKET, SO_NOSIGPIPE, &on, size)
        #endif
        return descriptor
    }

    /// Reads what a socket has received; nil if there is nothing yet, empty at its end or when it has
    /// failed.
    package borrowing func receive(atMost count: Int) -> [UInt8]? {
        var received = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, size in
            received = recv(number, buffer.baseAddress, count, 0)
            size = max(0, received)
        }
        return received < 0 && [EAGAIN, EWOULDBLOCK, EINTR].contains(errno) ? nil : bytes
    }

    /// Sends as many bytes as there is room for, from a place; returns their number, or nil if the
    /// socket has failed.
    package borrowing func send(_ bytes: [UInt8], from start: Int) -> Int? {
        let sent = bytes.withUnsafeBytes { buffer in
            let rest = UnsafeRawBufferPointer(rebasing: buffer[start...])
            return SectionCLibrary.send(number, rest.baseAddress, rest.count, Socket.sendFlags)
        }
        if sent >= 0 { return sent }
        return [EAGAIN, EWOULDBLOCK, EINTR].contains(errno) ? 0 : nil
    }

    /// Tells the other side of a socket that nothing more is sent.
    package borrowing func endSending() {
        shutdown(number, Int32(SHUT_WR))
    }
}

extension SocketAddress {
    /// The address of a Unix socket; nil if its path is too long.
    package init?(path: String) {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let capacity = MemoryLayout.size(ofValue: address.sun_path)
        guard !path.isEmpty, path.utf8.count < capacity else { return nil }
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
        self.init(family: AF_UNIX, bytes: withUnsafeBytes(of: address) { Array($0) })
    }

    /// The port that a socket was given by the system; nil for a Unix socket.
    package func port(of socket: Int32) -> UInt16? {
        guard family != AF_UNIX else { return nil }
        var storage = sockaddr_storage()
        var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
        return withUnsafeMutablePointer(to: &storage) { storage in
            storage.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                guard getsockname(socket, $0, &length) == 0 else { return nil }
                // The port is at the same place for both families.
                return $0.withMemoryRebound(to: sockaddr_in.self, capacity: 1) {
                    UInt16(bigEndian: $0.pointee.sin_port)
                }
            }
        }
    }

    /// Whether this machine alone can reach it.
    package static func isLoopback(_ host: String) -> Bool {
        all(of: host, port: 0).allSatisfy { address in
            switch address.family {
            case AF_INET: address.bytes.dropFirst(4).first == 127
            case AF_INET6: Array(address.bytes[8..<24]) == [UInt8](repeating: 0, count: 15) + [1]
            default: true
            }
        }
    }

    /// Whether a text is a numeric address, such as `192.0.2.7` or `[::1]`.
    package static func isNumeric(_ host: String) -> Bool {
        host.lowercased() != "localhost" && !all(of: host, port: 0).isEmpty
    }
}

/// Whether there is a Unix socket at a path.
package func isSocket(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFSOCK
}
