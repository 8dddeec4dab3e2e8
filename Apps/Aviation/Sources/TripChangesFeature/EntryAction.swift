import FeatureKit
import Logbook
import RecordStore
import SectionKit

/// Adds, changes or removes an entry of a trip; undoing takes it back.
struct EntryAction: Action {
    let id: String
    let title: String
    let shape = ContentShape(facts: 8...8)
    let step: EntryStep
    let interactor: TripChangesInteractor

    func plan(into output: some SectionOutput<ActionPlan>) async {
        let plan = output.showing { [step] (planned: PlannedEntry) in
            ActionPlan(
                planned.summary(of: step),
                changes: planned.remarks.warnings + [.facts(planned.facts)])
        }
        await interactor.fetchPlan(
            step, reportingTo: SectionReply("The entry", step.participle, to: plan))
    }

    func currentValues(into output: some SectionOutput<FormValues>) async {
        guard case .edit = step else { return await output.show(.success(FormValues())) }
        let form = output.showing { (planned: PlannedEntry) in
            FormValues(
                RecordField<TripEntry>.all.reduce(OptionValues()) { $1.fill(planned.entry, $0) },
                of: planned.title, revision: planned.previous?.revision)
        }
        await interactor.fetchPlan(step, reportingTo: SectionReply("The entry", to: form))
    }

    func load(into output: some SectionOutput<PlannedEntry>) async {
        await output.show(.loading)
        await interactor.take(
            step, reportingTo: SectionReply("The entry", step.participle, to: output))
    }

    func body(for planned: PlannedEntry) -> [Block] {
        [.paragraph(InlineText(planned.result(of: step))), .facts(planned.facts)]
    }

    func warnings(for planned: PlannedEntry) -> [String] { planned.remarks }
}

extension PlannedEntry {
    /// What a step would do, starting with a verb.
    fileprivate func summary(of step: EntryStep) -> String {
        switch step {
        case .add: "add the entry \(title)"
        case .edit: "change the entry \(title)"
        case .photos: "add \(photos.count.counted("photo", "photos")) to \(title)"
        case .remove: "remove the entry \(title)"
        }
    }

    fileprivate func result(of step: EntryStep) -> String {
        switch step {
        case .add: "\(title) is in your log."
        case .edit, .photos:
            isChanged
                ? "\(title) is changed." : "\(title) stays as it is: there was nothing to change."
        case .remove:
            "\(title) is no longer in your log; 'flight-log undo' brings it back."
        }
    }

    fileprivate var facts: [Fact] {
        [
            Fact("trip", "Trip", .text(trip)),
            Fact("date", "Date", .text(orUnknown: entry.date?.formatted)),
            Fact("place", "Place", .text(orUnknown: entry.place)),
            Fact("position", "Position", .place(orUnknown: entry.position), keys: .place),
            Fact("text", "Text", .text(orUnknown: entry.text)),
            Fact("photo_count", "Photos", .integer(entry.photos.count)),
            .machines("photos", .text(entry.photos.joined(separator: ","))),
            Fact("id", "ID", .text(id.text)),
        ]
    }
}
