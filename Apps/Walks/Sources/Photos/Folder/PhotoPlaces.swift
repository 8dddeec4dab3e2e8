import Essentials
import Geodesy
import SectionKit
import Tracks

/// The steps that photos belong to.
struct PhotoPlaces: Sendable {
    private let photos: [FolderPhoto]
    private let clock: CameraClock

    /// The photos of each step by its number, the best first, as indices.
    private var places: [Int: [Int]] = [:]

    /// What is wrong with the photos that belong to no step, as plain sentences.
    private(set) var problems: [String] = []

    /// How far from a step a photo may be, in metres.
    static let radius = 100.0

    /// How long before the first step, and after the last, a photo without a position may be taken,
    /// in seconds.
    static let margin = 300.0

    /// Places photos at steps.
    ///
    /// A photo goes to the nearest step. The photos that a step has in addition to its nearest one
    /// may also be shown at the steps around it that are near.
    init(_ photos: [FolderPhoto], _ clock: CameraClock, _ steps: [Step]) {
        self.photos = photos
        self.clock = clock
        var stray = StrayPhotos()
        /// Of a photo without a position, 0: it can be shown at no other step, so it is the first.
        var distances: [Double] = []
        for (index, photo) in photos.enumerated() {
            var distance = 0.0
            if let coordinate = photo.metadata.coordinate {
                let time = photo.metadata.time(clock)
                if let nearest = Self.nearest(to: coordinate, at: time, steps) {
                    places[nearest.step, default: []].append(index)
                    distance = nearest.distance
                } else {
                    stray.add(photo.name, .isElsewhere)
                }
            } else if let time = photo.metadata.time(clock) {
                if let step = Self.step(at: time, steps) {
                    places[step, default: []].append(index)
                } else {
                    stray.add(photo.name, .isAtAnotherTime)
                }
            } else {
                stray.add(
                    photo.name, photo.metadata.cameraTime == nil ? .saysNothing : .needsZone)
            }
            distances.append(distance)
        }
        for (step, found) in places {
            places[step] = found.sorted { (distances[$0], $0) < (distances[$1], $1) }
        }
        share(among: steps)
        problems = stray.sentences
    }

    /// The photos that may be shown at a step, the best first.
    func photos(at step: Step) -> [FolderPhoto] {
        (places[step.number] ?? []).map { photos[$0] }
    }

    /// How many steps away from its own a photo may be shown.
    private static let detour = 2

    /// Offers the photos that are not the best of their step to the steps around it that are near.
    private mutating func share(among steps: [Step]) {
        let spare = places.flatMap { step, found in
            found.dropFirst().compactMap { index in
                photos[index].metadata.coordinate.map {
                    (step: step, index: index, coordinate: $0)
                }
            }
        }
        guard !spare.isEmpty else { return }
        for step in steps {
            let near = spare.filter {
                $0.step != step.number && abs($0.step - step.number) <= Self.detour
            }
            .map { (index: $0.index, distance: Self.distance($0.coordinate, step)) }
            .filter { $0.distance <= Self.radius }
            .sorted { ($0.distance, $0.index) < ($1.distance, $1.index) }
            places[step.number, default: []] += near.map(\.index)
        }
    }

    /// The step that is nearest to a position; if the way passes there more than once, when it does
    /// so nearest to a time.
    private static func nearest(
        to coordinate: Coordinate,
        at time: Date?,
        _ steps: [Step]
    ) -> (step: Int, distance: Double)? {
        var nearest: (step: Int, distance: Double, wait: Double)?
        /// The nearest step of the steps in a row that are near, and the least time from one.
        var passing: (step: Int, distance: Double, wait: Double)?
        func pass() {
            guard let pass = passing.take() else { return }
            if (pass.wait, pass.distance) < (
                nearest?.wait ?? .infinity, nearest?.distance ?? .infinity
            ) {
                nearest = pass
            }
        }
        for step in steps {
            let distance = distance(coordinate, step)
            guard distance <= radius else {
                pass()
                continue
            }
            let wait = time.flatMap { time in
                step.point.time.map { abs($0.timeIntervalSince(time)) }
            }
            let best = passing ?? (step.number, distance, .infinity)
            passing = (
                distance < best.distance ? step.number : best.step, min(distance, best.distance),
                min(wait ?? 0, best.wait)
            )
        }
        pass()
        return nearest.map { ($0.step, $0.distance) }
    }

    /// The distance of a position from a step in metres; infinite if it is surely too far.
    private static func distance(_ coordinate: Coordinate, _ step: Step) -> Double {
        let point = step.point.coordinate
        // One degree of latitude is 111 km.
        guard abs(point.latitude - coordinate.latitude) < 2 * radius / 111_000 else {
            return .infinity
        }
        return point.haversineDistance(to: coordinate)
    }

    private static func step(at time: Date, _ steps: [Step]) -> Int? {
        for step in steps {
            guard let end = step.point.time, time <= end else { continue }
            let start = step.previous.map { $0.time ?? end } ?? end.addingTimeInterval(-margin)
            if time > start { return step.number }
        }
        guard let last = steps.last, let end = last.point.time, steps.count > 1,
            time > end, time <= end.addingTimeInterval(margin)
        else { return nil }
        return last.number
    }
}
