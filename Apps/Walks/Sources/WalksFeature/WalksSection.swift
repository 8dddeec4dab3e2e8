import FeatureKit
import RecordStore
import SectionKit
import Walking

/// Shows the recent walks, and on top the one that goes on.
struct WalksSection: Section {
    let id = WalksBuilder.name
    let title = "Walks"
    let shape = ContentShape(tables: 2...2)
    let source: Report.Source? = WalkSource.recordings
    let presenter: any PresenterInput<Void, WalkList>

    /// Reports changes of the list; nil where it is loaded once.
    var changes: RecordChanges?

    /// The folder of recordings, if there is one: one of them may go on.
    var recordings: [String] = []

    func load(into output: some SectionOutput<WalkList>) async {
        changes?.begin(also: recordings)
        await presenter.present(in: output)
    }

    func body(for list: WalkList) -> [Block] {
        list.blocks
    }

    func warnings(for list: WalkList) -> [String] {
        list.warnings
    }

    /// Each second while a walk goes on.
    func refreshInterval(for list: WalkList) -> Duration? {
        list.current == nil ? nil : .seconds(1)
    }

    func waitForChange() async -> Bool { await changes?.next() ?? false }

    func notices(of new: WalkList, since old: WalkList) -> [String] {
        guard let walk = old.current, new.current == nil else { return [] }
        return ["\(walk.name) has ended."]
    }
}
