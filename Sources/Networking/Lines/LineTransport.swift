/// Connects to servers that send lines: bytes on the wire, nothing more.
///
/// A transport connects once and tries nothing again; see ``LineStream``.
public protocol LineTransport: Sendable {
    /// Call to connect, and to send what the server is to be greeted with.
    ///
    /// Cancelling the task ends that at once.
    ///
    /// - Throws: ``TransportError``, such as `unreachable` or `timedOut`; `notAllowed` for an
    ///   address that no attempt can reach.
    func connect(to server: LineServer) async throws(TransportError) -> any LineConnection

    /// Call before a program ends: all that wait for a connection or a line, now or later, throw
    /// `cancelled`.
    ///
    /// Copies of a transport are shut down together.
    func shutDown()
}

/// A connection over which lines come, closed when it is let go of.
public protocol LineConnection: Sendable {
    /// Call to get the next line, without its end; what is not UTF-8 in it is replaced.
    ///
    /// Cancelling the task ends the wait at once, and the connection with it.
    ///
    /// - Throws: ``TransportError``: `connectionLost` at the end, whatever came after the last whole
    ///   line; `timedOut` after a silence; `malformed` for a line that is too long.
    mutating func nextLine() async throws(TransportError) -> String
}
