import SectionEssentials
import SectionKit
import TrackFiles
import Tracks
import Walking

extension Walk {
    /// What to know about the walk before anything else.
    var notices: [Notice] {
        var notices: [Notice] = []
        if isMadeUp {
            notices.append(
                Notice(.info, "Nobody has walked this: it is made up, and so are its photos."))
        }
        switch state {
        case .denied(let reason, let recovery):
            notices.append(Notice(.warning, InlineText("\(reason) \(recovery)")))
        case _ where isOver && track.pointCount == 0:
            notices.append(Notice(.warning, "No position came."))
        case .requesting where !isOver: notices.append(Notice(.info, "Waiting for a position."))
        case .requesting, .authorised: break
        }
        return notices
    }

    /// What was walked, in a sentence; nil before there is a point.
    func sentence(_ units: UnitSystem) -> String? {
        guard measures.pointCount > 0 else { return nil }
        let isTimed = measures.timedDistance >= measures.distance * 0.99
        let duration = isTimed ? measures.duration.map { " in \(Clock.text($0))" } : nil
        let climb = measures.climb.map { climb in
            ", \(units.height(climb.ascent).formatted) up and"
                + " \(units.height(climb.descent).formatted) down"
        }
        let count = album == nil ? photoCount : 0
        let photos = count == 0 ? "" : ", with \(count.counted("photo", "photos"))"
        let distance = units.distance(measures.distance).formatted
        return "\(name): \(distance)\(duration ?? "")\(climb ?? "")\(photos)."
    }

    /// What is known of the walk so far; the keys are those of a track where they mean the same.
    func facts(_ units: UnitSystem) -> [Fact] {
        let (climb, duration) = (measures.climb, measures.duration)
        // A walk without a position leaves no file.
        let recording = isOver && track.pointCount == 0 ? nil : recording
        func people(_ label: String, _ cell: Cell?) -> [Fact] {
            cell.map { [.people(label, $0)] } ?? []
        }
        // As of a track: lengths to a tenth, times to a second.
        func machines(_ key: String, _ number: Double?) -> Fact {
            let digits = key.hasSuffix("_m") ? 1 : 0
            return .machines(key, number.map { .decimal($0, digits: digits) } ?? .unknown)
        }
        return [
            Fact("name", "Walk", .text(name)), Fact("state", "State", .badge(badge)),
            .people("Distance", .measure(units.distance(measures.distance))).asFigure,
            machines("distance_m", measures.distance),
        ]
            + people("Duration", duration.map { .text(Clock.text($0)) }).map(\.asFigure)
            + people(
                "Between tracks", measures.timeBetweenTracks.map { .text(Clock.text($0)) })
            + people("Moving time", measures.movingTime.map { .text(Clock.text($0)) })
            + people("Ascent", climb.map { .measure(units.height($0.ascent)) }).map(\.asFigure)
            + people("Descent", climb.map { .measure(units.height($0.descent)) }) + [
                machines("timed_distance_m", duration.map { _ in measures.timedDistance }),
                machines("duration_s", duration), machines("moving_time_s", measures.movingTime),
                machines("ascent_m", climb?.ascent), machines("descent_m", climb?.descent),
                Fact("points", "Points", .integer(measures.pointCount)),
                .machines("noise_points", .integer(noise.points)),
                machines("noise_m", noise.metres),
                .machines("noise_heights", .integer(noise.heights)),
                .machines("activity", activity.map { .text($0.rawValue) } ?? .unknown),
                Fact("steps", "Steps", .integer(steps.count)),
                Fact("photos", "Photos", .integer(photoCount)),
                Fact("start", "Start", .date(orUnknown: time(measures.start))),
                Fact(
                    "end", isOver || hasArrived ? "End" : "Latest",
                    .date(orUnknown: time(measures.end))),
            ] + people("Recorded in", recording.map { .text($0.fileName) })
            + [.machines("recording", recording.map(Cell.text) ?? .unknown)]
    }

    /// The number of photos that were found.
    var photoCount: Int { album?.count ?? steps.count(where: \.hasPhoto) }

    private var badge: Badge {
        if isOver || hasArrived { return Badge("ended", .positive) }
        return switch state {
        case .requesting: Badge("waiting", .pending)
        case .authorised: Badge("walking", .positive)
        case .denied: Badge("no receiver", .negative)
        }
    }

    private func time(_ date: Date?) -> PreciseDate? {
        date.map { PreciseDate($0, precision: .hour) }
    }
}

extension WalkStep {
    var hasPhoto: Bool { if case .found = photo { true } else { false } }
}
