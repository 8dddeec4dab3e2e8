@testable import ReportCLI

extension ReportOptions {
    /// The options of a program without sections and sources.
    static let test = ReportOptions(sources: [], sections: [], readsInput: false)
}
