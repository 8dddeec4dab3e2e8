public import Networking
public import SectionKit

/// A place that a program's reports can take their facts from.
public struct ReportSource: Sendable {
    /// What reports say of the source.
    public let source: Report.Source

    /// What help says of it, in a few words.
    public let summary: String

    private let makeRequest: @Sendable () -> any BaseRequestInput

    /// Describes a source and how to ask it.
    public init(
        _ source: Report.Source,
        summary: String,
        request: @escaping @Sendable () -> any BaseRequestInput
    ) {
        self.source = source
        self.summary = summary
        makeRequest = request
    }

    func request() -> any BaseRequestInput {
        makeRequest()
    }
}
