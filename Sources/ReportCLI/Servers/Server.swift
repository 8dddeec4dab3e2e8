public import Networking

/// A server on the network that a source asks.
///
/// ```swift
/// static let openSky = Server(
///     "opensky",
///     address: "https://opensky-network.org",
///     addressVariable: "FLIGHT_REPORT_OPENSKY_URL",
///     credentials: .client(
///         tokenURL: "https://auth.opensky-network.org/auth/realms/…/token",
///         id: "OPENSKY_CLIENT_ID", secret: "OPENSKY_CLIENT_SECRET"),
///     freshness: .seconds(10)
/// )
/// ```
public struct Server: Sendable {
    /// The name that people know it by, such as `opensky`; `--base-url` takes it.
    public let name: String

    /// Its address, http or https; `--base-url` names another for one call.
    public let address: String

    /// The environment variable that names another address.
    public let addressVariable: String?

    /// How it is told who asks, if it wants to know.
    public let credentials: ServerCredentials?

    /// How long its answers stay fresh, unless it or the resource says.
    public let freshness: Duration

    /// How long to wait between asking it and asking it again, when a report is watched or a screen
    /// refreshes itself.
    public let minimumInterval: Duration

    /// The `User-Agent` that it is sent; nil for the program's name and version.
    public let userAgent: String?

    /// How many requests it is sent at once.
    public let requestsAtOnce: Int

    /// Describes a server.
    public init(
        _ name: String,
        address: String,
        addressVariable: String? = nil,
        credentials: ServerCredentials? = nil,
        freshness: Duration = .seconds(600),
        minimumInterval: Duration = .seconds(10),
        userAgent: String? = nil,
        requestsAtOnce: Int = RequestLimiter.defaultCount
    ) {
        self.name = name
        self.address = address
        self.addressVariable = addressVariable
        self.credentials = credentials
        self.freshness = freshness
        self.minimumInterval = minimumInterval
        self.userAgent = userAgent
        self.requestsAtOnce = requestsAtOnce
    }
}

extension Server {
    /// The names of the environment variables that it heeds.
    var variableNames: [String] {
        var names = credentials?.variableNames ?? []
        if let addressVariable { names.append(addressVariable) }
        return names
    }

    /// The environment variables that it heeds.
    var variables: [EnvironmentVariable] {
        let address = addressVariable.map { EnvironmentVariable(name: $0, addressOf: name) }
        return [address].compactMap(\.self) + (credentials?.variables(of: name) ?? [])
    }
}
