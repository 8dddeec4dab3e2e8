import FeatureKit
import Logbook
import SectionKit

/// Adds, changes or removes a trip; undoing takes it back.
struct TripAction: Action {
    let id: String
    let title: String
    let shape = ContentShape(facts: LoggedTrip.factCount...LoggedTrip.factCount)
    let step: TripStep
    let interactor: TripChangesInteractor

    func plan(into output: some SectionOutput<ActionPlan>) async {
        let plan = output.showing { [step] (planned: PlannedTrip) in
            ActionPlan(
                planned.summary(of: step),
                changes: planned.remarks.warnings + planned.changes(of: step),
                changesNothing: !planned.isChanged && !step.isRemoval)
        }
        await interactor.fetchPlan(
            step, reportingTo: SectionReply("The trip", step.participle, to: plan))
    }

    func currentValues(into output: some SectionOutput<FormValues>) async {
        switch step {
        case .edit:
            let form = output.showing { (planned: PlannedTrip) in
                FormValues(
                    TripChangesOptions.edited.reduce(OptionValues()) {
                        $1.fill(planned.trip.trip, $0)
                    },
                    of: planned.previous?.trip.name, revision: planned.previous?.revision)
            }
            await interactor.fetchPlan(step, reportingTo: SectionReply("The trip", to: form))
        case .flights(let name, _, _):
            let form = output.showing { (choice: FlightChoice) in choice.form }
            await interactor.fetchChoice(of: name, reportingTo: SectionReply("The trip", to: form))
        case .add, .remove: await output.show(.success(FormValues()))
        }
    }

    func load(into output: some SectionOutput<PlannedTrip>) async {
        await output.show(.loading)
        await interactor.take(
            step, reportingTo: SectionReply("The trip", step.participle, to: output))
    }

    func body(for planned: PlannedTrip) -> [Block] {
        [.paragraph(InlineText(planned.result(of: step)))] + planned.suggestions(after: step)
            + [.facts(planned.trip.facts)]
    }

    func warnings(for planned: PlannedTrip) -> [String] { planned.remarks }
}

extension TripStep {
    fileprivate var isRemoval: Bool { if case .remove = self { true } else { false } }
}

extension [String] {
    /// The sentences as warnings.
    var warnings: [Block] { map { .notice(Notice(.warning, InlineText($0))) } }
}
