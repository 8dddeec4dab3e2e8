@testable import ReportCLI

extension ReportOptions {
    /// The options of a program without anything of its own.
    static let test = ReportOptions(sources: [], sections: [], readsInput: false)
}
