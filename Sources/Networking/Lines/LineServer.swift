/// A server that sends lines of text over TCP for as long as one listens, such as gpsd or a receiver
/// of aircraft's signals.
///
/// ```swift
/// static let receiver = LineServer(
///     "receiver", host: "localhost", port: 30_003, addressVariable: "FLIGHT_REPORT_RECEIVER")
/// ```
public struct LineServer: Equatable, Sendable {
    /// The name that people know it by, such as `receiver`; `--base-url` takes it.
    public var name: String

    /// Its numeric address, IPv4 or IPv6, or `localhost`; other names are not looked up.
    public var host: String

    /// Its port.
    public var port: UInt16

    /// The environment variable that names another host and port, such as `192.0.2.7:30003`.
    public var addressVariable: String?

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
        _ name: String,
        host: String,
        port: UInt16,
        addressVariable: String? = nil,
        greeting: [String] = [],
        timeout: Duration = .seconds(10),
        silence: Duration = .seconds(60),
        lineLimit: Int = 64 << 10
    ) {
        self.name = name
        self.host = host
        self.port = port
        self.addressVariable = addressVariable
        self.greeting = greeting
        self.timeout = timeout
        self.silence = silence
        self.lineLimit = lineLimit
    }

    /// The address and the port, as people write them.
    var authority: String { host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)" }
}
