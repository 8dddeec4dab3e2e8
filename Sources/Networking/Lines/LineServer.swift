/// A server that sends lines of text over TCP while a client is connected, such as gpsd or a
/// receiver of aircraft signals.
///
/// ```swift
/// static let radio = LineServer(
///     "radio", host: "localhost", port: 10_110, addressVariable: "HARBOUR_RADIO")
/// ```
public struct LineServer: Equatable, Sendable {
    /// The name for users, such as `receiver`; `--base-url` accepts it.
    public var name: String

    /// The numeric IPv4 or IPv6 address, or `localhost`; other names are not resolved.
    public var host: String

    /// The TCP port.
    public var port: UInt16

    /// The environment variable for another host and port, such as `192.0.2.7:30003`.
    public var addressVariable: String?

    /// The lines to send when connected, without line feeds, such as gpsd's
    /// `?WATCH={"enable":true}`.
    public var greeting: [String]

    /// The longest that connecting and sending the greeting may take.
    public var timeout: Duration

    /// The longest time without a complete line before the connection counts as lost.
    public var silence: Duration

    /// The maximum length of a line, in bytes without its end.
    public var lineLimit: Int

    /// Creates a line server.
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

    /// The host and port, such as `localhost:30003` or `[::1]:30003`.
    var authority: String { host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)" }
}
