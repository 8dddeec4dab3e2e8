/// The most that a client may send, and how long it may take.
package struct RequestLimits: Sendable {
    /// The bytes of a request line.
    package var line = 8_192

    /// The bytes of a head, with its request line, and of the trailer of a body.
    package var head = 16_384

    /// The number of fields in a head.
    package var fields = 100

    /// The bytes of a body.
    package var body = 65_536

    /// The bytes around the chunks of a body, such as their lengths.
    package var chunkLines = 16_384

    /// The number of connections at one time.
    package var connections = 256

    /// The time until a head is complete, since its first byte or since the client connected.
    package var headTime = Duration.seconds(10)

    /// The time until a body is complete, since its head was.
    package var bodyTime = Duration.seconds(30)

    /// The time that a connection stays open without a request.
    package var idleTime = Duration.seconds(60)

    /// The time in which a client must take some bytes of a response.
    package var stallTime = Duration.seconds(30)

    /// The time in which a client must take all bytes of a response that are there.
    package var writeTime = Duration.seconds(600)

    /// The time after which something is written of a body that goes on without an end.
    package var beatTime = Duration.seconds(15)

    /// The time in which what a refused client still sends is read, so that it sees the response.
    package var lingerTime = Duration.seconds(2)

    /// Creates the usual limits.
    package init() {}
}
