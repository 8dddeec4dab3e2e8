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

    /// The zone of the times in headings.
    let zone: DisplayZone

    /// The only table to show; nil for everything.
    let table: WalkTable?

    let presenter: any WalkPresenterInput

    var source: Report.Source? { WalkSource.walk(request) }

    var shape: ContentShape {
        if table != nil { return ContentShape(tables: 1...1, places: 1...1) }
        return ContentShape(facts: 0...Int.max, tables: 1...1, places: 1...1, maps: 0...1)
    }

    func load(into output: some SectionOutput<Walk>) async {
        await presenter.presentWalk(in: output)
    }

    func body(for walk: Walk) -> [Block] {
        if table == .steps { return [.table(walk.table(units))] }
        var blocks = walk.notices(for: request).map(Block.notice)
        blocks.append(.facts(walk.facts(units)))
        let stream = walk.stream(limit, units, zone)
        var drawings: [Block] = []
        if let map = walk.map(units) { drawings.append(.map(map)) }
        if let profile = walk.profile(units) { drawings.append(.lineChart(profile)) }
        // While the walk goes on, the newest photo is at the top.
        blocks += walk.isOver ? drawings + stream : stream + drawings
        return blocks + [.table(walk.table(units))]
    }

    func warnings(for walk: Walk) -> [String] {
        walk.warnings + [walk.photosNotAskedFor].compactMap(\.self)
    }

    /// Whether the walk is over and points of it could not be recorded.
    func isPartial(_ walk: Walk) -> Bool {
        walk.isOver && !walk.isRecorded
    }

    /// Each second while the walk goes on, or photos are awaited.
    func refreshInterval(for walk: Walk) -> Duration? {
        walk.isOver && !walk.awaitsPhotos ? nil : .seconds(1)
    }
}
