public import Networking
public import SectionKit

/// A place that a program's reports can take their facts from.
public struct ReportSource: Sendable {
    /// What reports say of the source.
    public let about: Report.Source

    /// The API it speaks.
    public let api: API

    /// What help says of it, in a few words.
    public let summary: String

    /// Whether a server may be asked.
    let isLive: Bool

    /// The environment variables it heeds.
    let variables: [EnvironmentVariable]

    private let makeRequest: @Sendable (Connection) throws(UsageError) -> any BaseRequestInput

    private init(
        _ about: Report.Source,
        api: API,
        summary: String,
        isLive: Bool,
        variables: [EnvironmentVariable] = [],
        makeRequest: @escaping @Sendable (Connection) throws(UsageError) -> any BaseRequestInput
    ) {
        self.about = about
        self.api = api
        self.summary = summary
        self.isLive = isLive
        self.variables = variables
        self.makeRequest = makeRequest
    }

    /// Describes a source that needs no network.
    public init(
        _ about: Report.Source,
        api: API = .only,
        summary: String,
        request: @escaping @Sendable () -> any BaseRequestInput
    ) {
        self.init(about, api: api, summary: summary, isLive: false) { _ in request() }
    }

    /// Describes a server on the network.
    public init(
        _ about: Report.Source,
        api: API = .only,
        summary: String,
        server: ReportServer
    ) {
        let address = server.addressVariable.map {
            EnvironmentVariable(name: $0, meaning: "another address of \(about.id)")
        }
        let token = server.tokenVariable.map {
            EnvironmentVariable(name: $0, meaning: "a token for \(about.id)")
        }
        let variables = [address, token].compactMap(\.self)
        self.init(about, api: api, summary: summary, isLive: true, variables: variables) {
            connection throws(UsageError) in
            try connection.request(to: server)
        }
    }

    func request(over connection: Connection) throws(UsageError) -> any BaseRequestInput {
        try makeRequest(connection)
    }
}

extension [ReportSource] {
    /// Whether any of them is a server, whose answers are kept.
    var askServers: Bool { contains(where: \.isLive) }
}
