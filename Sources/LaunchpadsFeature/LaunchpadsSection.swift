import FeatureKit
import Networking
import SectionKit
import SpaceXLaunches

/// Shows the launch sites on a map, and as a table with their launches.
struct LaunchpadsSection: Section {
    let id = LaunchpadsBuilder.name
    let title = "Launch sites"
    let shape = ContentShape(tables: 1...1, places: 1...1, maps: 1...1)
    let presenter: any PresenterInput<Void, Launchpads>

    func load(into output: some SectionOutput<Launchpads>) async {
        await presenter.present(in: output)
    }

    /// The table and the map are present for programs even if there are no sites.
    func body(for launchpads: Launchpads) -> [Block] {
        let opening: Block =
            launchpads.sites.isEmpty
            ? .notice(Notice(.info, InlineText(launchpads.part.following(launchpads.summary))))
            : .paragraph(InlineText(launchpads.part.following(launchpads.summary)))
        return [opening, .map(launchpads.map), .table(launchpads.table)]
    }

    func warnings(for launchpads: Launchpads) -> [String] {
        launchpads.warnings
    }

    func part(for launchpads: Launchpads) -> ListPart? {
        launchpads.part
    }
}
