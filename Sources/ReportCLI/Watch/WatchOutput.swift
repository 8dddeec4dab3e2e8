import SectionKit

/// Shows a watched report, each time that it is updated.
protocol WatchOutput: Sendable {
    /// Is called before the first load, with the titles of the sections.
    func willLoad(_ titles: [String])

    /// Shows the current report.
    ///
    /// - Parameter isWhole: whether all sections have loaded.
    /// - Throws: `UsageError` when the format cannot hold the report.
    func show(_ report: Report, isWhole: Bool) throws

    /// Whether all that was wanted is shown, so that nothing more is loaded.
    var isDone: Bool { get }

    /// Whether content that moves between loads is shown as it moves.
    var movesContent: Bool { get }

    /// Whether changes of the content are announced, if the settings ask for that.
    var announcesChanges: Bool { get }

    /// Shows notices of changes next to the report, if there is room.
    func showNews(_ news: [String])

    /// Rings the terminal's bell, if there is a terminal.
    func ring()

    /// Completes what is being written, and shows nothing more; may be called from any thread.
    func end()
}

extension WatchOutput {
    func willLoad(_ titles: [String]) {}
    var isDone: Bool { false }
    var movesContent: Bool { false }
    var announcesChanges: Bool { true }
    func showNews(_ news: [String]) {}
}
