import FeatureKit
import SectionKit

/// Removes all past searches.
struct ClearSearches: Action {
    let id = FlightSearchBuilder.clear
    let title = "Clear the past searches"
    let shape = ContentShape(facts: 1...1)
    let interactor: SearchInteractor

    func plan(into output: some SectionOutput<ActionPlan>) async {
        let plan = output.showing { (count: Int) in
            ActionPlan("remove \(count.counted("past search", "past searches"))")
        }
        await interactor.fetchSearchCount(
            reportingTo: SectionReply("The past searches", "removed", to: plan))
    }

    func load(into output: some SectionOutput<Int>) async {
        await output.show(.loading)
        await interactor.clearSearches(
            reportingTo: SectionReply("The past searches", "removed", to: output))
    }

    func body(for count: Int) -> [Block] {
        [
            .paragraph("The past searches are removed."),
            .facts([Fact("removed", "Removed", .integer(count))]),
        ]
    }
}
