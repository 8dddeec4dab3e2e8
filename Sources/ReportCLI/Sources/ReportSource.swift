public import FeatureKit
public import Networking
public import SectionKit

/// A source of facts: makes the dependencies that a program's sections are built from.
///
/// ```swift
/// private static let live = ReportSource(
///     Report.Source(id: "live", summary: "the services of the harbour."),
///     summary: "the services of the harbour",
///     servers: [.gauge, .customs, .pilots],
///     lineServers: [.radio]
/// ) { context throws(UsageError) in
///     HarbourDependencies(
///         tides: Feed(try context.request(to: .gauge), "gauge", "the tide gauge at the pier."),
///         ships: Feed(try context.request(to: .customs), "customs", "the customs house."),
///         pilots: Feed(try context.request(to: .pilots), "pilots", "the pilots' office."),
///         berths: Feed(EmbeddedResponses.day, "chart", "the harbour's chart of 2025."),
///         radio: try context.lines(from: .radio))
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

    /// The values of options with which `browse` and `serve` open a section, by the names of sections
    /// and options, such as a place in the middle of a recording.
    ///
    /// A section for which a person has set one of these options, also as a default, has none of them.
    public let opening: [String: [String: String]]

    let makeDependencies: @Sendable (SourceContext) throws(UsageError) -> Dependencies

    /// Describes a source.
    ///
    /// - Parameters:
    ///   - about: how reports describe it.
    ///   - summary: a description for help, in a few words.
    ///   - servers: the servers that it asks.
    ///   - lineServers: the servers whose lines it follows.
    ///   - opening: the values of options with which `browse` and `serve` open a section.
    ///   - dependencies: makes what sections are built from, without doing any work.
    public init(
        _ about: Report.Source,
        summary: String,
        servers: [Server] = [],
        lineServers: [LineServer] = [],
        opening: [String: [String: String]] = [:],
        dependencies: @escaping @Sendable (SourceContext) throws(UsageError) -> Dependencies
    ) {
        self.about = about
        self.summary = summary
        self.servers = servers
        self.lineServers = lineServers
        self.opening = opening
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
