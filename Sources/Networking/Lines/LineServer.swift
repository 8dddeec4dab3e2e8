/// A server that sends lines of text over TCP for as long as one listens, such as gpsd or a receiver
/// of aircraft's signals.
public struct LineServer: Equatable, Sendable {
    /// Its numeric address, IPv4 or IPv6, or `localhost`; other names are not looked up.
    public var host: String

    /// Its port.
    public var port: UInt16

    /// Lines to send once connected, without their ends, such as gpsd's `?WATCH={"enable":true}`.
    public var greeting: [String]

    /// How long connecting and greeting may take.
    public var timeout: Duration

    /// How long no whole line may come before the connection counts as lost.
    public var silence: Duration

    /// How long a line may be, in bytes without its end.
    public var lineLimit: Int

    /// Describes a server.
    public init(
        host: String,
        port: UInt16,
        greeting: [String] = [],
        timeout: Duration = .seconds(10),
        silence: Duration = .seconds(60),
        lineLimit: Int = 64 << 10
    ) {
        self.host = host
        self.port = port
        self.greeting = greeting
        self.timeout = timeout
        self.silence = silence
        self.lineLimit = lineLimit
    }

    /// The address and the port, as people write them.
    var authority: String { host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)" }
}
