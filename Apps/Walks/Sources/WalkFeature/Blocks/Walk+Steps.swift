import Geodesy
import Photos
import SectionKit
import Tracks
import Walking
import WorldMap

extension Walk {
    static let stepsKey = "steps"

    /// The steps, each with its place and its photo; people see the columns of photos only if some
    /// are wanted.
    func table(_ units: UnitSystem, _ order: ListOrder) -> Table {
        let hasPhotos = steps.contains { $0.photo != .notWanted }
        return Table(
            key: Self.stepsKey, of: order == .asc ? steps : steps.reversed(),
            columns: TableColumn.ofPlaces(units)
                + (hasPhotos
                    ? TableColumn.ofPhotos : TableColumn.ofPhotos.map { $0.forMachines }),
            titledBy: "step", links: ["page_url"], identity: \.identity)
    }

    /// The way and its steps; nil before there is a point.
    func map(_ units: UnitSystem) -> Map? {
        guard measures.pointCount > 0 else { return nil }
        return Map(
            key: "map", title: "The way", on: .naturalEarth,
            points: album == nil ? steps.map { $0.mapPoint(units) } : albumPoints(units),
            lines: [MapLine(track: track.segments, label: name, length: measures.distance)],
            tones: album == nil ? [.positive: "with a photo", .neutral: "without a photo"] : [:],
            table: album == nil ? Self.stepsKey : Self.photosKey)
    }

    /// The heights over the distance; nil with fewer than two.
    func sensorCharts(_ units: UnitSystem) -> [LineChart] {
        SensorLines(of: track, length: measures.distance).charts(
            in: units, following: rows.table, rows: rows.places)
    }

    /// The table that charts follow, with the distance of each row in metres, in the order of the way.
    private var rows: (table: String, places: [(identity: String, distance: Double)]) {
        guard let album else {
            return (Self.stepsKey, steps.map { ($0.identity, $0.step.distance) })
        }
        let places = album.enumerated().map { (String($0 + 1), $1.place.distance) }
        return (Self.photosKey, places.sorted { $0.1 < $1.1 })
    }

    func profile(_ units: UnitSystem) -> LineChart? {
        Profile(of: track, length: measures.distance).chart(
            in: units, following: rows.table, rows: rows.places)
    }
}

extension WalkStep {
    /// The step on a map, with its photo.
    fileprivate func mapPoint(_ units: UnitSystem) -> MapPoint {
        MapPoint(
            step.point.coordinate, label: found?.title ?? heading(units),
            mark: hasPhoto ? identity : "", tone: hasPhoto ? .positive : .neutral,
            priority: hasPhoto ? 1 : 0, row: identity, elevation: step.point.elevation,
            time: step.point.time, note: note(units), links: found?.links ?? [])
    }

    /// Where the step is, and whose photo is there.
    private func note(_ units: UnitSystem) -> String {
        var note = heading(units)
        if let author = found?.attribution.author { note += ", by \(author)" }
        if let licence = found?.attribution.licence { note += ", \(licence)" }
        return note
    }

    /// The identity of its row.
    var identity: String { String(step.number) }

    /// The photo that was found; nil if there is none.
    var found: Photo? {
        if case .found(let photo, _) = photo { photo } else { nil }
    }

    /// The picture, if it is on this machine.
    fileprivate var picture: Image? {
        if case .found(let photo, let picture) = photo { photo.image(picture) } else { nil }
    }

    fileprivate var badge: Badge {
        switch photo {
        case .notWanted: Badge("not wanted", .neutral)
        case .loading: Badge("loading", .pending)
        case .found: Badge("found", .positive)
        case .nothingHere: Badge("none here", .neutral)
        case .failed: Badge("failed", .negative)
        case .notAsked: Badge("not asked", .neutral)
        }
    }
}

extension TableColumn<WalkStep> {
    /// Where a step is.
    fileprivate static func ofPlaces(_ units: UnitSystem) -> [TableColumn] {
        [
            Self(Column("step", "Step", alignment: .trailing)) { .ordinal($0.step.number) },
            Self(Column("time", "Time", priority: 2)) {
                .date(orUnknown: $0.step.point.time.map { PreciseDate($0, precision: .hour) })
            },
            Self(.people("Distance", alignment: .trailing)) {
                .measure(units.distance($0.step.distance))
            },
            Self(.machines("distance_m")) { .decimal($0.step.distance, digits: 1) },
            Self(Column("position", "Position", priority: 3, keys: .place)) {
                .place($0.step.point.coordinate)
            },
            Self(.people("Elevation", alignment: .trailing, priority: 4)) {
                .measure(orUnknown: $0.step.point.elevation.map { units.height($0) })
            },
            Self(.machines("elevation_m")) {
                $0.step.point.elevation.map { .decimal($0, digits: 1) } ?? .unknown
            },
        ]
    }

    /// The photo of a step.
    fileprivate static var ofPhotos: [TableColumn] {
        [
            Self(Column("photo", "Photo")) { .badge($0.badge) },
            Self(Column("title", "Title", priority: 1)) {
                $0.found.map { .text($0.title) } ?? .empty
            },
            Self(Column("author", "Author", priority: 5)) {
                $0.found?.attribution.author.map(Cell.text) ?? .empty
            },
            Self(Column("licence", "Licence", priority: 6)) {
                $0.found?.attribution.licence.map(Cell.text) ?? .empty
            },
            Self(Column("page_url", "Page", priority: 7)) {
                .link(orEmpty: $0.found?.attribution.pageLink?.url)
            },
            Self(.picture) { $0.picture.map(Cell.image) ?? .empty },
        ]
    }
}

extension Photo {
    /// The page of the photo, or else its picture.
    fileprivate var links: [MapPoint.Link] {
        if let page = attribution.pageLink { return [MapPoint.Link(page, text: title)] }
        return switch location {
        case .web(let link): [MapPoint.Link(link, text: title)]
        case .file(let path):
            path.split(separator: "/").last.map {
                [MapPoint.Link(fileName: String($0), text: title)]
            } ?? []
        case .bytes: []
        }
    }
}
