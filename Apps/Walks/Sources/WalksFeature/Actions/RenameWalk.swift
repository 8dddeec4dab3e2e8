import FeatureKit
import SectionKit
import Walking

/// Gives a walk of the list another name; its file stays as it is.
struct RenameWalk: Action {
    let id = WalksBuilder.rename
    let title = "Rename a walk"
    let shape = ContentShape.walk
    let walk: String

    /// The new name; nil keeps the old one.
    let name: String?

    let interactor: WalksInteractor

    func plan(into output: some SectionOutput<ActionPlan>) async {
        let plan = output.showing { (walk: RecordedWalk) in
            ActionPlan(name.map { "rename “\(walk.name)” to “\($0)”" } ?? "keep “\(walk.name)”")
        }
        await interactor.fetchWalk(
            walk, reportingTo: SectionReply("The walk", "renamed", to: plan))
    }

    func currentValues(into output: some SectionOutput<FormValues>) async {
        let form = output.showing { (walk: RecordedWalk) in
            FormValues(OptionValues().setting(WalksOptions.name, to: walk.name), of: walk.name)
        }
        await interactor.fetchWalk(walk, reportingTo: SectionReply("The walk", to: form))
    }

    func load(into output: some SectionOutput<RecordedWalk>) async {
        await output.show(.loading)
        let reply = SectionReply<_, WalksError>("The walk", "renamed", to: output)
        if let name {
            await interactor.rename(walk, to: name, reportingTo: reply)
        } else {
            await interactor.fetchWalk(walk, reportingTo: reply)
        }
    }

    func body(for walk: RecordedWalk) -> [Block] {
        walk.blocks(saying: "The walk is called “\(walk.name)” now.")
    }
}
