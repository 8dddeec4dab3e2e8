import SectionKit

/// Where a report that is watched is shown, each time that it was made.
protocol WatchOutput: Sendable {
    /// Shows the report as it stands; `isWhole` when all that was to load has.
    ///
    /// - Throws: `UsageError` where the format cannot hold the report.
    func show(_ report: Report, isWhole: Bool) throws

    /// Tells what has changed beside the report, where there is room.
    func tell(_ news: [String])

    /// Rings the terminal's bell, if a person is at one.
    func ring()

    /// Leaves what was shown whole, and shows nothing more; may be called from any thread.
    func end()
}

extension WatchOutput {
    func tell(_ news: [String]) {}
}
