import FeatureKit
import RecordSync
import SectionKit

/// Syncs once, when a person presses its key.
struct SyncNow: Action {
    let id = SyncBuilder.now
    let title = "Sync now"
    let shape = ContentShape(facts: 1...10)
    let interactor: SyncInteractor

    func plan(into output: some SectionOutput<ActionPlan>) async {
        let plan = output.showing { (state: SyncState) in
            let records = { (count: Int) in count.counted("record", "records") }
            return ActionPlan("send \(records(state.sends)) and read \(records(state.fetches))")
        }
        await interactor.fetchState(reportingTo: SectionReply("The log", "compared", to: plan))
    }

    func load(into output: some SectionOutput<SyncReport>) async {
        await output.show(.loading)
        await interactor.sync(
            fetchingPhotos: false, acceptingOlder: false,
            reportingTo: SectionReply("The log", "synced", to: output))
    }

    func body(for report: SyncReport) -> [Block] { report.blocks }

    func warnings(for report: SyncReport) -> [String] { report.warnings }

    /// Whether there is nothing to sync with, or a file was left alone.
    func isPartial(_ report: SyncReport) -> Bool { !report.warnings.isEmpty }
}
