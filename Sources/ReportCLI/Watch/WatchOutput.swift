import SectionKit

/// Shows a watched report, each time that it is updated.
protocol WatchOutput: Sendable {
    /// Shows the current report.
    ///
    /// - Parameter isWhole: whether all sections have loaded.
    /// - Throws: `UsageError` when the format cannot hold the report.
    func show(_ report: Report, isWhole: Bool) throws

    /// Shows notices of changes next to the report, if there is room.
    func showNews(_ news: [String])

    /// Rings the terminal's bell, if there is a terminal.
    func ring()

    /// Completes what is being written, and shows nothing more; may be called from any thread.
    func end()
}

extension WatchOutput {
    func showNews(_ news: [String]) {}
}
