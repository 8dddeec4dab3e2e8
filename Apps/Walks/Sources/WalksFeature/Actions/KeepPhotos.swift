import FeatureKit
import SectionKit
import Walking

/// Keeps a folder of photos with a walk of the list, which is shown with them from then on.
struct KeepPhotos: Action {
    let id = WalksBuilder.photos
    let title = "Keep photos with a walk"
    let shape = ContentShape.walk
    let walk: String

    /// The folder; nil for none from now on.
    let folder: String?

    let interactor: WalksInteractor

    func plan(into output: some SectionOutput<ActionPlan>) async {
        let plan = output.showing { (walk: RecordedWalk) in
            ActionPlan(
                folder.map { "keep the photos in \($0) with “\(walk.name)”" }
                    ?? "keep no photos with “\(walk.name)”")
        }
        await interactor.fetchWalk(
            walk, reportingTo: SectionReply("The walk", "changed", to: plan))
    }

    func currentValues(into output: some SectionOutput<FormValues>) async {
        let form = output.showing { (walk: RecordedWalk) in
            guard let folder = walk.photos else { return FormValues(of: walk.name) }
            return FormValues(
                OptionValues().setting(WalksOptions.photos, to: folder), of: walk.name)
        }
        await interactor.fetchWalk(walk, reportingTo: SectionReply("The walk", to: form))
    }

    func load(into output: some SectionOutput<RecordedWalk>) async {
        await output.show(.loading)
        await interactor.keep(
            photosIn: folder, with: walk,
            reportingTo: SectionReply("The walk", "changed", to: output))
    }

    func body(for walk: RecordedWalk) -> [Block] {
        walk.blocks(walk.photos == nil ? "has no photos of its own now" : "has its photos")
    }
}
