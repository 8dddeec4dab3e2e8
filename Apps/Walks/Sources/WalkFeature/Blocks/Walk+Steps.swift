import Geodesy
import Photos
import SectionKit
import Tracks
import Walking
import WorldMap

extension Walk {
    private static let stepsKey = "steps"

    /// The steps, each with its place and its photo; people see the columns of photos only if some
    /// are wanted.
    var table: Table {
        let hasPhotos = steps.contains { $0.photo != .notWanted }
        return Table(
            key: Self.stepsKey, of: steps,
            columns: TableColumn.ofPlaces
                + (hasPhotos
                    ? TableColumn.ofPhotos : TableColumn.ofPhotos.map { $0.forMachines }),
            titledBy: "step", links: ["page_url"], identity: \.identity)
    }

    /// The way and its steps; nil before there is a point.
    var map: Map? {
        guard track.pointCount > 0 else { return nil }
        return Map(
            key: "map", title: "The way", on: .naturalEarth,
            points: steps.map { step in
                MapPoint(
                    step.step.point.coordinate, label: step.found?.title ?? step.heading,
                    tone: step.hasPhoto ? .positive : .neutral,
                    priority: step.hasPhoto ? 1 : 0, row: step.identity)
            },
            lines: [MapLine(track: track.segments, label: name)], table: Self.stepsKey)
    }
}

extension WalkStep {
    fileprivate var identity: String { String(step.number) }

    fileprivate var found: Photo? {
        if case .found(let photo, _) = photo { photo } else { nil }
    }

    fileprivate var badge: Badge {
        switch photo {
        case .notWanted: Badge("not wanted", .neutral)
        case .loading: Badge("loading", .pending)
        case .found: Badge("found", .positive)
        case .nothingHere: Badge("none here", .neutral)
        case .failed: Badge("failed", .negative)
        }
    }
}

extension TableColumn<WalkStep> {
    /// Where a step is.
    fileprivate static var ofPlaces: [TableColumn] {
        [
            Self(Column("step", "Step", alignment: .trailing)) { .integer($0.step.number) },
            Self(Column("time", "Time", priority: 2)) {
                .date(orUnknown: $0.step.point.time.map { PreciseDate($0, precision: .hour) })
            },
            Self(Column("distance_km", "Distance", alignment: .trailing)) {
                .measure(Measure($0.step.distance / 1000, .kilometre, digits: 2))
            },
            Self(Column("position", "Position", priority: 3, keys: .place)) {
                .place($0.step.point.coordinate)
            },
            Self(Column("elevation_m", "Elevation", alignment: .trailing, priority: 4)) {
                .measure(orUnknown: $0.step.point.elevation.map { Measure($0, .metre) })
            },
        ]
    }

    /// The photo of a step.
    fileprivate static var ofPhotos: [TableColumn] {
        [
            Self(Column("photo", "Photo")) { .badge($0.badge) },
            Self(Column("title", "Title", priority: 1)) { .text(orUnknown: $0.found?.title) },
            Self(Column("author", "Author", priority: 5)) {
                .text(orUnknown: $0.found?.attribution.author)
            },
            Self(Column("licence", "Licence", priority: 6)) {
                .text(orUnknown: $0.found?.attribution.licence)
            },
            Self(Column("page_url", "Page", priority: 7)) {
                .link(orEmpty: $0.found?.attribution.pageLink?.url)
            },
        ]
    }
}
