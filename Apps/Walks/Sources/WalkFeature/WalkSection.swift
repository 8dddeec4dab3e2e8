import SectionKit
import Tracks
import Walking

/// Shows a walk: how it goes, the photos along it, its steps, and a map.
struct WalkSection: Section {
    let id = WalkBuilder.name
    let title = "Walk"
    let request: WalkRequest
    let units: UnitSystem

    /// The number of photos to show.
    let limit: Int

    let presenter: any WalkPresenterInput

    var shape: ContentShape {
        ContentShape(
            facts: 0...Int.max, tables: 1...1, places: 1...1, maps: 0...1)
    }

    func load(into output: some SectionOutput<Walk>) async {
        await presenter.presentWalk(in: output)
    }

    func body(for walk: Walk) -> [Block] {
        var blocks = walk.notices(for: request).map(Block.notice)
        blocks.append(.facts(walk.facts(units)))
        blocks += walk.stream(limit, units)
        if let map = walk.map(units) { blocks.append(.map(map)) }
        if let profile = walk.profile(units) { blocks.append(.lineChart(profile)) }
        return blocks + [.table(walk.table(units))]
    }

    func warnings(for walk: Walk) -> [String] { walk.warnings }

    /// Each second while the walk goes on.
    func refreshInterval(for walk: Walk) -> Duration? {
        walk.isOver ? nil : .seconds(1)
    }
}
