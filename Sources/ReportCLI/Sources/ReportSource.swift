public import FeatureKit
public import Networking
public import SectionKit

/// A place that a program's reports can take their facts from: what its sections are made of.
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
    /// What reports say of the source.
    public let about: Report.Source

    /// What help says of it, in a few words.
    public let summary: String

    /// The servers it may ask; none for a source that needs no network.
    public let servers: [Server]

    /// The servers whose lines it may follow.
    public let lineServers: [LineServer]

    let makeDependencies: @Sendable (SourceContext) throws(UsageError) -> Dependencies

    /// Describes a source.
    ///
    /// - Parameters:
    ///   - about: what reports say of it.
    ///   - summary: what help says of it, in a few words.
    ///   - servers: the servers it may ask.
    ///   - lineServers: the servers whose lines it may follow.
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
    /// Describes a source that one request answers for, without the network.
    public init(
        _ about: Report.Source,
        summary: String,
        request: @escaping @Sendable () -> any BaseRequestInput
    ) {
        self.init(about, summary: summary) { context in
            FeatureDependencies(request: request(), now: context.now, memory: context.memory)
        }
    }

    /// Describes a source that is one server.
    public init(_ about: Report.Source, summary: String, server: Server) {
        self.init(about, summary: summary, servers: [server]) { context throws(UsageError) in
            FeatureDependencies(
                request: try context.request(to: server), now: context.now, memory: context.memory)
        }
    }
}
