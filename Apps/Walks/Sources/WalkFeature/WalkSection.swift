import FeatureKit
import Photos
import SectionKit
import TrackFiles
import Tracks
import Walking

/// Shows a walk: how it goes, the photos along it, its steps, and a map.
struct WalkSection: Section {
    let id = WalkBuilder.name
    let title = "Walk"
    let request: WalkRequest
    let units: UnitSystem

    /// The number of photos to show; nil for all that may be shown.
    let limit: Int?

    /// The order of steps and photos; nil for the newest step first, and for a person's own photos in
    /// the order of the walk.
    let order: ListOrder?

    /// The zone of the times in headings.
    let zone: DisplayZone

    /// The only table to show; nil for everything.
    let table: WalkTable?

    let presenter: any PresenterInput<Void, Walk>

    var source: Report.Source? { WalkSource.walk(request) }

    func pageTitle(for walk: Walk) -> String {
        let name = walk.name.nonBlank ?? "Walk"
        return walk.measures.start.map { "\(name), \(zone.day($0))" } ?? name
    }

    var shape: ContentShape {
        if table != nil { return ContentShape(tables: 1...1, places: 1...1) }
        return ContentShape(
            facts: 0...Int.max, tables: 1...1, places: 1...1, maps: 0...1)
    }

    func load(into output: some SectionOutput<Walk>) async {
        await presenter.present(in: output)
    }

    func body(for walk: Walk) -> [Block] {
        switch table {
        case .steps: return [.table(walk.table(units, order ?? .desc))]
        case .photos: return [.table(walk.photoTable(units, order ?? .asc))]
        case nil: break
        }
        var blocks = walk.notices(for: request).map(Block.notice)
        blocks.append(.facts(walk.facts(units)))
        var drawings: [Block] = []
        if let map = walk.map(units) { drawings.append(.map(map)) }
        if let profile = walk.profile(units) { drawings.append(.lineChart(profile)) }
        drawings += walk.sensorCharts(units).map(Block.lineChart)
        if walk.album != nil {
            return blocks + walk.gallery(limit ?? .max, order ?? .asc, units, zone) + drawings
                + [.table(walk.photoTable(units, order ?? .asc))]
        }
        let most = request.photos == .flickr ? WalkOptions.mostOfFlickr : .max
        return blocks + walk.stream(limit ?? most, order ?? .desc, units, zone) + drawings
            + [.table(walk.table(units, order ?? .desc))]
    }

    func warnings(for walk: Walk) -> [String] {
        walk.warnings + walk.photosFailed
            + [walk.noise.sentence { units.distance($0).formatted }, walk.photosNotAskedFor]
            .compactMap(\.self)
    }

    /// Whether the walk is over, and points of it could not be recorded or photos not be loaded.
    func isPartial(_ walk: Walk) -> Bool {
        walk.isOver && (!walk.isRecorded || walk.lacksPhotos)
    }

    /// Each second while the walk goes on, or photos are awaited.
    func refreshInterval(for walk: Walk) -> Duration? {
        walk.isOver && !walk.awaitsPhotos ? nil : .seconds(1)
    }
}
