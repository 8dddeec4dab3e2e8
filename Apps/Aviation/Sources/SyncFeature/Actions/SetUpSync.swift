import FeatureKit
import RecordSync
import SectionKit

/// Sets up the server or folder with which this machine is synced.
struct SetUpSync: Action {
    let id = SyncBuilder.setUp
    let title = "Set up syncing"
    let shape = ContentShape(facts: 5...6)
    let setup: SyncSetup
    let interactor: SyncInteractor

    func plan(into output: some SectionOutput<ActionPlan>) async {
        let place = setup.place.text
        let plan = output.showing { (found: SyncFound) in
            ActionPlan(
                (found.encrypts ? "encrypt your log at \(place)" : "sync your log with \(place)")
                    + found.instead,
                changes: found.warning + [.facts(found.facts(at: place))])
        }
        await interactor.look(setup, reportingTo: SectionReply("Syncing", "set up", to: plan))
    }

    func load(into output: some SectionOutput<SyncFound>) async {
        await output.show(.loading)
        await interactor.setUp(setup, reportingTo: SectionReply("Syncing", "set up", to: output))
    }

    func body(for found: SyncFound) -> [Block] {
        [
            .paragraph(InlineText("Syncing is set up. Run 'flight-log sync' to sync.\(found.old)")),
            .facts(found.facts(at: setup.place.text)),
        ]
    }
}

extension SyncFound {
    /// The place that is replaced, in the plan; empty for none.
    fileprivate var instead: String { replaced.map { " instead of \($0.text)" } ?? "" }

    /// What stays in the place that is replaced; empty for none.
    fileprivate var old: String { replaced.map { " What is in \($0.text) stays there." } ?? "" }

    fileprivate var warning: [Block] {
        if encrypts {
            return [
                .notice(
                    Notice(
                        .warning,
                        """
                        Set up your other machines with this key too. Old versions and backups \
                        that the other side keeps stay as they are, not encrypted.
                        """))
            ]
        }
        guard let replaced, unsent > 0 else { return [] }
        return [.notice(.unsent(unsent, to: replaced.text))]
    }

    fileprivate func facts(at place: String) -> [Fact] {
        let safety = conditions.map { Fact("safe_by", "Kept apart by", .text($0.words)) }
        return [
            Fact("place", "Place", .text(place)).keptPrivate,
            Fact("encryption", "Encrypted", .text(key.words)).keptPrivate,
            Fact("records", "Record files there", .integer(records)),
            Fact("other_files", "Other files there", .integer(others)),
            Fact("records_here", "Records here", .integer(recordsHere)),
        ] + [safety].compactMap(\.self)
    }
}
