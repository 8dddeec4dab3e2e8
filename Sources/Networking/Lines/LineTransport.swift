/// Connects to servers that send lines.
///
/// A transport does not reconnect; see ``LineStream``.
public protocol LineTransport: Sendable {
    /// Connects to a server, and sends its greeting.
    ///
    /// Cancelling the task ends the call at once.
    ///
    /// - Throws: ``TransportError``, such as `unreachable` or `timedOut`; `notAllowed` for an
    ///   address that no attempt can reach.
    func connect(to server: LineServer) async throws(TransportError) -> any LineConnection

    /// Ends all current and later waits, which throw `cancelled`; call it before the program exits.
    ///
    /// Copies of a transport are shut down together.
    func shutDown()
}

/// A connection that receives lines, and is closed when it is deinitialized.
public protocol LineConnection: Sendable {
    /// Waits for the next line, without its end; invalid UTF-8 is replaced.
    ///
    /// Cancelling the task ends the wait at once, and the connection with it.
    ///
    /// - Throws: ``TransportError``: `connectionLost` at the end, even after an incomplete line;
    ///   `timedOut` after a silence; `malformed` for a line that is too long.
    mutating func nextLine() async throws(TransportError) -> String
}
