import Geodesy
import SectionEssentials
import SectionKit
import Tracks

/// Places the photos of a folder on a way.
///
/// A photo belongs to a walk if it was taken beside the way, or during it. It is placed where and
/// when it says that it was taken; without a position, where the way was at its time.
struct PhotoPlaces {
    /// How far from the way a photo may be taken, in metres, if nothing is known of its time.
    static let radius = 100.0

    /// How long before the start of the way, and after its end, a photo may be taken, in seconds.
    static let margin = 300.0

    /// The longest break between two tracks that is part of the walk, in seconds.
    static let pause = 4 * 3_600.0

    /// Photos that are taken one after the other within this distance are a group, in metres.
    static let groupRadius = 25.0

    private let way: WayIndex
    private let cutOff: WayIndex

    init(_ way: PhotoWay) {
        self.way = WayIndex(way.tracks)
        cutOff = WayIndex(way.cutOff.map { Track(segments: [[$0]]) })
    }

    /// Places photos; says what is left out, and of what is placed, what is doubtful.
    func album(_ photos: [FolderPhoto], _ clock: CameraClock) -> Album {
        var stray = StrayPhotos()
        var placed: [(photo: PlacedPhoto, order: Order)] = []
        for photo in photos {
            let time = photo.metadata.time(clock)
            switch place(photo, time) {
            case .success(let spot):
                let position = photo.metadata.coordinate ?? spot.coordinate
                if let away = spot.away { stray.add(photo.name, .isOffTheWay(metres: away)) }
                if spot.isAtAnotherTime { stray.add(photo.name, .isOfAnotherTime) }
                placed.append(
                    (
                        PlacedPhoto(
                            photo: photo.photo(clock), coordinate: position,
                            distance: spot.distance, time: time, elevation: spot.elevation,
                            away: spot.away),
                        Order(
                            seconds: (time ?? spot.time)?.timeIntervalSinceReferenceDate,
                            distance: spot.distance, path: photo.path)
                    ))
            case .failure(let reason): stray.add(photo.name, reason)
            }
        }
        let byTime = placed.allSatisfy { $0.order.seconds != nil }
        placed.sort { $0.order.isBefore($1.order, byTime: byTime) }
        return Album(photos: Self.grouped(placed.map(\.photo)), problems: stray.sentences)
    }

    /// Where a photo belongs on the way.
    private struct Place {
        let coordinate: Coordinate
        let distance: Double
        let time: Date?
        let elevation: Double?
        var away: Double?
        var isAtAnotherTime = false

        init(_ spot: WayIndex.Spot) {
            (coordinate, distance, time, elevation) = (
                spot.coordinate, spot.distance, spot.time, spot.elevation
            )
        }
    }

    private func place(
        _ photo: FolderPhoto, _ time: Date?
    ) -> Result<Place, StrayPhotos.Reason> {
        guard !way.isEmpty else { return .failure(.isElsewhere) }
        let position = photo.metadata.coordinate
        let during = time.flatMap { way.spot(at: $0, margin: Self.margin, pause: Self.pause) }
        if let position {
            let pass = way.pass(of: position, at: time, within: Self.radius)
            let hidden = cutOff.pass(of: position, at: nil, within: Self.radius)
            if let hidden, hidden.away < pass?.away ?? .infinity { return .failure(.isCutOff) }
            if let pass {
                var place = Place(pass.spot)
                place.isAtAnotherTime = time != nil && way.hasTimes && during == nil
                return .success(place)
            }
            guard let during, let time, !isCutOff(time, during) else {
                return .failure(.isElsewhere)
            }
            var place = Place(during)
            place.away = position.haversineDistance(to: during.coordinate)
            return .success(place)
        }
        guard let time else {
            return .failure(photo.metadata.cameraTime == nil ? .saysNothing : .needsZone)
        }
        guard let during else {
            let hidden = cutOff.spot(at: time, margin: Self.margin, pause: 0)
            return .failure(
                hidden == nil ? .isAtAnotherTime(camera: photo.metadata.camera) : .isCutOff)
        }
        return isCutOff(time, during) ? .failure(.isCutOff) : .success(Place(during))
    }

    /// Whether a time is nearer to what is cut off of the way than to the way.
    private func isCutOff(_ time: Date, _ spot: WayIndex.Spot) -> Bool {
        guard let hidden = cutOff.spot(at: time, margin: Self.margin, pause: 0)?.time,
            let known = spot.time
        else { return false }
        return hidden.timeIntervalSince(time).magnitude < known.timeIntervalSince(time).magnitude
    }

    /// The order of photos: by time if the times of all are known or follow from the way, else by
    /// the way.
    private struct Order {
        let seconds: Double?
        let distance: Double
        let path: String

        func isBefore(_ other: Order, byTime: Bool) -> Bool {
            if byTime {
                return (seconds ?? 0, distance, path) < (
                    other.seconds ?? 0, other.distance, other.path
                )
            }
            return (distance, seconds ?? 0, path) < (other.distance, other.seconds ?? 0, other.path)
        }
    }

    /// Numbers the groups: photos in a row that are near the first of them.
    private static func grouped(_ photos: [PlacedPhoto]) -> [PlacedPhoto] {
        var (photos, first) = (photos, 0)
        for index in photos.indices {
            if index > 0 {
                let start = photos[first].coordinate
                if start.haversineDistance(to: photos[index].coordinate) > groupRadius {
                    first = index
                }
            }
            photos[index].group =
                index == first
                ? (index == 0 ? 1 : photos[index - 1].group + 1) : photos[first].group
        }
        return photos
    }
}
