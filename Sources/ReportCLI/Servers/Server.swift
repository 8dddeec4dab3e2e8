public import Networking
import SectionKit

/// A server on the network that a source asks.
///
/// ```swift
/// static let pilots = Server(
///     "pilots",
///     address: "https://pilots.harbour.example",
///     credentials: .client(
///         tokenURL: "/oauth/token", id: "HARBOUR_PILOTS_ID", secret: "HARBOUR_PILOTS_SECRET")
/// )
/// ```
public struct Server: Sendable {
    /// The name that people use for it, such as `opensky`, also in `--base-url`.
    public let name: String

    /// Its http or https address, which `--base-url` overrides.
    public let address: String

    /// The environment variable that overrides the address.
    public let addressVariable: String?

    /// Where the credentials for it come from; nil if it needs none.
    public let credentials: ServerCredentials?

    /// How long its responses stay fresh, unless the response or the resource says.
    public let freshness: Duration

    /// How long the response that there is no such resource, status 404 or 410, stays fresh unless
    /// the response says; nil to ask again each time.
    public let missFreshness: Duration?

    /// How old a cached response may be, whatever the server says, such as by its terms of use; nil
    /// for no limit.
    public let longestAge: Duration?

    /// The shortest time between two loads from it when a report is watched or a screen refreshes
    /// itself.
    ///
    /// Its responses stay fresh for no longer than until the next update of a watched report. Zero
    /// is for a server whose responses do not change meanwhile: they stay as fresh as otherwise.
    public let minimumInterval: Duration

    /// The `User-Agent` field of requests to it; nil for the program's name and version.
    public let userAgent: String?

    /// The header fields, in addition to `Retry-After`, in which it says how many seconds to wait,
    /// such as `X-Rate-Limit-Retry-After-Seconds`.
    public let retryAfterFields: [String]

    /// The maximum number of requests to it at the same time.
    public let requestsAtOnce: Int

    /// How it is recognised, and how this side proves who it is, as a client asks it; nil for what
    /// is usual.
    public let security: ConnectionSecurity?

    /// Describes a server.
    public init(
        _ name: String,
        address: String,
        addressVariable: String? = nil,
        credentials: ServerCredentials? = nil,
        freshness: Duration = .seconds(600),
        missFreshness: Duration? = nil,
        longestAge: Duration? = nil,
        minimumInterval: Duration = .seconds(10),
        userAgent: String? = nil,
        retryAfterFields: [String] = [],
        requestsAtOnce: Int = RequestLimiter.defaultCount,
        security: ConnectionSecurity? = nil
    ) {
        self.name = name
        self.address = address
        self.addressVariable = addressVariable
        self.credentials = credentials
        self.freshness = freshness
        self.missFreshness = missFreshness
        self.longestAge = longestAge
        self.minimumInterval = minimumInterval
        self.userAgent = userAgent
        self.retryAfterFields = retryAfterFields
        self.requestsAtOnce = requestsAtOnce
        self.security = security
    }
}

extension Server {
    /// Returns how long its responses stay fresh in a report that is watched at a pace.
    ///
    /// - Parameter pace: nil if the report is not watched.
    func freshness(at pace: WatchPace?) -> Duration {
        guard let pace, minimumInterval > .zero else { return freshness }
        return min(freshness, max(minimumInterval, pace.interval ?? .zero))
    }

    /// The names of the environment variables that configure it.
    var variableNames: [String] {
        var names = credentials?.variableNames ?? []
        if let addressVariable { names.append(addressVariable) }
        return names
    }

    /// The environment variables that configure it.
    var variables: [EnvironmentVariable] {
        let address = addressVariable.map { EnvironmentVariable(name: $0, addressOf: name) }
        return [address].compactMap(\.self) + (credentials?.variables(of: name) ?? [])
    }
}
