import SectionKit

/// Syncs when it loads, and shows what was done.
///
/// It is a section and no action, so that it can be watched; syncing again changes nothing that was
/// not changed in the meantime.
struct SyncSection: Section {
    let id = SyncBuilder.name
    let title = "Sync"
    let shape = ContentShape(facts: 1...10)

    /// Whether the photos that are missing are fetched too.
    let fetchesPhotos: Bool

    /// Whether older versions of the other side become the newest.
    let acceptsOlder: Bool

    let presenter: SyncPresenter

    func load(into output: some SectionOutput<SyncReport>) async {
        await presenter.presentSync(
            fetchingPhotos: fetchesPhotos, acceptingOlder: acceptsOlder, in: output)
    }

    func body(for report: SyncReport) -> [Block] { report.blocks }

    func warnings(for report: SyncReport) -> [String] { report.warnings }

    /// Whether there is nothing to sync with, or a file was left alone.
    func isPartial(_ report: SyncReport) -> Bool { !report.warnings.isEmpty }

    /// A second, because every change would be sent on its own.
    var pauseAfterChange: Duration { .seconds(1) }

    /// Syncs as soon as the shared folder or the log has changed, also while the section is not seen.
    func waitForChange() async -> Bool { await presenter.syncAfterChange() }

    /// A minute, if there is something to sync with.
    func refreshInterval(for report: SyncReport) -> Duration? {
        report.place.map { _ in .seconds(60) }
    }
}
