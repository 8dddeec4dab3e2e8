public import FeatureKit
public import Networking
public import SectionKit

/// A source of facts: makes the dependencies that a program's sections are built from.
///
/// ```swift
/// ReportSource(
///     Report.Source(id: "live", summary: "OpenSky, and airports built into this program."),
///     summary: "what flies now",
///     servers: [.openSky, .routes]
/// ) { context throws(UsageError) in
///     SkyDependencies(
///         flights: try context.request(to: .openSky), routes: try context.request(to: .routes),
///         airports: EmbeddedResponses.airports, now: context.now)
/// }
/// ```
public struct ReportSource<Dependencies: Sendable>: Sendable {
    /// How reports describe the source.
    public let about: Report.Source

    /// A description for help, in a few words.
    public let summary: String

    /// The servers that it asks; empty for a source that needs no network.
    public let servers: [Server]

    /// The servers whose lines it follows.
    public let lineServers: [LineServer]

    let makeDependencies: @Sendable (SourceContext) throws(UsageError) -> Dependencies

    /// Describes a source.
    ///
    /// - Parameters:
    ///   - about: how reports describe it.
    ///   - summary: a description for help, in a few words.
    ///   - servers: the servers that it asks.
    ///   - lineServers: the servers whose lines it follows.
    ///   - dependencies: makes what sections are built from, without doing any work.
    public init(
        _ about: Report.Source,
        summary: String,
        servers: [Server] = [],
        lineServers: [LineServer] = [],
        dependencies: @escaping @Sendable (SourceContext) throws(UsageError) -> Dependencies
    ) {
        self.about = about
        self.summary = summary
        self.servers = servers
        self.lineServers = lineServers
        makeDependencies = dependencies
    }
}

extension ReportSource where Dependencies == FeatureDependencies {
    /// Describes a source whose facts come from one request, without the network.
    public init(
        _ about: Report.Source,
        summary: String,
        request: @escaping @Sendable () -> any BaseRequestInput
    ) {
        self.init(about, summary: summary) { context in
            FeatureDependencies(request: request(), now: context.now, memory: context.memory)
        }
    }

    /// Describes a source whose facts come from one server.
    public init(_ about: Report.Source, summary: String, server: Server) {
        self.init(about, summary: summary, servers: [server]) { context throws(UsageError) in
            FeatureDependencies(
                request: try context.request(to: server), now: context.now, memory: context.memory)
        }
    }
}
