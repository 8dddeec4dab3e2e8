import Photos
import SectionEssentials
import SectionKit
import Tracks
import Walking
import WorldMap

extension Walk {
    static let photosKey = "photos"

    /// The person's own photos, in the order in which they were taken, or the newest first.
    ///
    /// - Parameter limit: how many are shown.
    func gallery(
        _ limit: Int, _ order: ListOrder, _ units: UnitSystem, _ zone: DisplayZone
    ) -> [Block] {
        guard let album, !album.isEmpty else { return [] }
        let rows = album.enumerated().map(AlbumRow.init)
        let shown = (order == .asc ? rows : rows.reversed()).prefix(limit)
        var words = album.count.counted("photo", "photos")
        if let groups = album.last?.place.group, album.count > 1 {
            words += " at \(groups.counted("place", "places"))"
        }
        words += order == .asc ? ", in the order in which they were taken." : ", the newest first."
        if shown.count < album.count { words += " The first \(shown.count.grouped) are shown." }
        let first = shown.lazy.compactMap(\.photo.place.time).first
        return [.paragraph(InlineText(words))]
            + shown.map { .image($0.image(units, zone, after: first)) }
    }

    /// The photos as a table, which the map and the profile follow.
    func photoTable(_ units: UnitSystem, _ order: ListOrder) -> Table {
        let rows = (album ?? []).enumerated().map(AlbumRow.init)
        return Table(
            key: Self.photosKey, of: order == .asc ? rows : rows.reversed(),
            columns: TableColumn.ofAlbum(units), titledBy: "photo", identity: \.identity)
    }

    /// A photo that says that it was taken further from the way is not on its map, in metres.
    private static let farthestOnMap = 5_000.0

    /// The photos on a map: a number for each place, and a point for each photo.
    func albumPoints(_ units: UnitSystem) -> [MapPoint] {
        var group = 0
        return (album ?? []).enumerated().compactMap { index, photo in
            guard photo.place.away ?? 0 <= Self.farthestOnMap else { return nil }
            defer { group = photo.place.group }
            return photo.mapPoint(
                units, row: String(index + 1), isFirst: photo.place.group != group)
        }
    }

}

/// A photo with its number.
struct AlbumRow: Sendable {
    let index: Int
    let photo: WalkPhoto

    init(_ offset: Int, _ photo: WalkPhoto) {
        (index, self.photo) = (offset, photo)
    }

    var identity: String { String(index + 1) }

    /// The picture, with where and when it was taken.
    fileprivate func image(_ units: UnitSystem, _ zone: DisplayZone, after first: Date?) -> Image {
        photo.place.photo.ownImage(
            photo.picture, note: photo.note(units, zone, after: first), row: identity)
    }
}

extension WalkPhoto {
    /// Where and when it was taken, such as "3 · 1.2 km · 16:42 UTC".
    fileprivate func note(_ units: UnitSystem, _ zone: DisplayZone, after first: Date?) -> String {
        var parts = ["\(place.group)"]
        let tenths = Int(clamping: (place.distance / units.distanceSize * 10).rounded())
        parts.append("\(tenths / 10).\(tenths % 10) \(units.distanceUnit.symbol)")
        if let away = place.away { parts.append("\(units.distance(away).formatted) off the way") }
        if let time = place.time {
            let day = zone.day(time)
            let isSameDay = first.map { zone.day($0) == day } ?? true
            parts.append(isSameDay ? zone.timeOfDay(time) : "\(day), \(zone.timeOfDay(time))")
        }
        return parts.separated(by: " · ")
    }

    /// The photo on a map.
    fileprivate func mapPoint(_ units: UnitSystem, row: String, isFirst: Bool) -> MapPoint {
        let title = place.photo.title
        let credit = place.photo.attribution
        var note = "\(units.distance(place.distance).formatted) from the start"
        if let author = credit.author { note += ", by \(author)" }
        if let licence = credit.licence { note += ", \(licence)" }
        var links: [MapPoint.Link] = []
        if case .file(let path) = place.photo.location, let name = path.split(separator: "/").last {
            links.append(MapPoint.Link(fileName: String(name), text: title))
        }
        return MapPoint(
            place.coordinate, label: title, mark: isFirst ? "\(place.group)" : "", tone: .positive,
            priority: isFirst ? 1 : 0, row: row, elevation: place.elevation, time: place.time,
            note: note, links: links)
    }
}

extension Photo {
    /// The picture of a person's own photo.
    func ownImage(_ picture: Data?, note: String?, row: String? = nil) -> Image {
        let credit = attribution == Attribution() ? nil : attribution
        switch (picture, location) {
        case (let picture?, _):
            return Image(
                bytes: picture, alternative: title, attribution: credit, note: note, row: row)
        case (nil, .file(let path)):
            return Image(
                file: path, alternative: title, attribution: credit, note: note, row: row)
        case (nil, .bytes(let bytes)):
            return Image(
                bytes: bytes, alternative: title, attribution: credit, note: note, row: row)
        case (nil, .web(let link)):
            return Image(link, alternative: title, attribution: credit)
        }
    }
}

extension TableColumn<AlbumRow> {
    fileprivate static func ofAlbum(_ units: UnitSystem) -> [TableColumn] {
        [
            Self(Column("photo", "Photo", alignment: .trailing)) { .ordinal($0.index + 1) },
            Self(Column("place", "Place", alignment: .trailing)) {
                .integer($0.photo.place.group)
            },
            Self(Column("time", "Time")) {
                .date(
                    orUnknown: $0.photo.place.time.map { PreciseDate($0, precision: .hour) })
            },
            Self(.people("Distance", alignment: .trailing)) {
                .measure(units.distance($0.photo.place.distance))
            },
            Self(.machines("distance_m")) { .decimal($0.photo.place.distance, digits: 1) },
            Self(Column("position", "Position", priority: 3, keys: .place)) {
                .place($0.photo.place.coordinate)
            },
            Self(.machines("position_is_its_own")) {
                .boolean($0.photo.place.photo.coordinate != nil)
            },
            Self(.machines("off_the_way_m")) {
                $0.photo.place.away.map { .decimal($0, digits: 1) } ?? .empty
            },
            Self(Column("title", "Title", priority: 1)) { .text($0.photo.place.photo.title) },
            Self(.machines("file")) { row in
                guard case .file(let path) = row.photo.place.photo.location else { return .empty }
                return .text(path.split(separator: "/").last.map { String($0) } ?? path)
            },
            Self(Column("author", "Author", priority: 5)) {
                $0.photo.place.photo.attribution.author.map(Cell.text) ?? .empty
            },
            Self(Column("licence", "Licence", priority: 6)) {
                $0.photo.place.photo.attribution.licence.map(Cell.text) ?? .empty
            },
            Self(.picture) {
                .image($0.photo.place.photo.ownImage($0.photo.picture, note: nil))
            },
        ]
    }
}
