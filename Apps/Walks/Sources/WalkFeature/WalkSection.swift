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

    /// The order of steps and photos; nil for that of the walk, and for the newest first while it
    /// goes on.
    let order: ListOrder?

    /// The zone of the times in headings.
    let zone: DisplayZone

    /// The only table to show; nil for everything.
    let table: WalkTable?

    let presenter: any PresenterInput<Void, Walk>

    var source: Report.Source? { WalkSource.walk(request) }

    func pageTitle(for walk: Walk) -> String {
        let name = walk.name.nonBlank ?? "Walk"
        guard let day = walk.measures.start.map(zone.day) else { return name }
        // A recording without a name is named after its day.
        return name.contains(day.suffix(4)) ? name : "\(name), \(day)"
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
        let order = order ?? (walk.isOver || walk.album != nil ? .asc : .desc)
        switch table {
        case .steps: return [.table(walk.table(units, order))]
        case .photos: return [.table(walk.photoTable(units, order))]
        case nil: break
        }
        let most = request.photos == .flickr ? WalkOptions.mostOfFlickr : .max
        let hasAlbum = walk.album != nil
        var blocks = [walk.sentence(units).map { Block.paragraph(InlineText($0)) }]
            .compactMap(\.self)
        blocks += walk.notices.map(Block.notice)
        let facts = walk.facts(units)
        let map = [walk.map(units).map(Block.map)].compactMap(\.self)
        let charts =
            [walk.profile(units).map(Block.lineChart)].compactMap(\.self)
            + walk.sensorCharts(units).map(Block.lineChart)
        let photos =
            hasAlbum
            ? walk.gallery(limit ?? .max, order, units, zone)
            : walk.stream(limit ?? most, order, units, zone)
        // Who walks looks at what is new; later, one looks first where it was.
        if walk.isOver {
            let title = map.isEmpty || photos.isEmpty ? [] : [Block.heading("Photos")]
            blocks.append(.facts(facts.filter(\.isFigure)))
            blocks += map + title + photos + charts
            blocks.append(.facts(facts.filter { !$0.isFigure }))
        } else {
            blocks.append(.facts(facts))
            blocks += photos + map + charts
        }
        blocks.append(
            .table(hasAlbum ? walk.photoTable(units, order) : walk.table(units, order)))
        return blocks
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
