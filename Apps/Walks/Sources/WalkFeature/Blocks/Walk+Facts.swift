import Essentials
import SectionKit
import Tracks
import Walking

extension Walk {
    /// What to know about the walk before anything else.
    func notices(for request: WalkRequest) -> [Notice] {
        var notices: [Notice] = []
        if request.way == .demo {
            notices.append(
                Notice(.info, "Nobody has walked this: it is made up, and so are its photos."))
        }
        switch state {
        case _ where isOver: break
        case .requesting: notices.append(Notice(.info, "Waiting for a position."))
        case .denied(let reason, let recovery):
            notices.append(Notice(.warning, InlineText("\(reason) \(recovery)")))
        case .authorised: break
        }
        return notices
    }

    var facts: [Fact] {
        [
            Fact("name", "Walk", .text(name)),
            Fact("state", "State", .badge(badge)),
            Fact("start", "Start", .date(orUnknown: time(track.segments.first?.first))),
            Fact(
                "end", isOver ? "End" : "Latest", .date(orUnknown: time(track.segments.last?.last))),
            Fact(
                "distance_km", "Distance", .measure(Measure(measures.distance / 1000, .kilometre, digits: 2))
            ),
            Fact("steps", "Steps", .integer(steps.count)),
            Fact("photos", "Photos", .integer(steps.count(where: \.hasPhoto))),
        ]
    }

    private var badge: Badge {
        if isOver { return Badge("over", .neutral) }
        return switch state {
        case .requesting: Badge("waiting", .pending)
        case .authorised: Badge("walking", .positive)
        case .denied: Badge("no receiver", .negative)
        }
    }

    private func time(_ point: TrackPoint?) -> PreciseDate? {
        point?.time.map { PreciseDate($0, precision: .hour) }
    }
}

extension WalkStep {
    var hasPhoto: Bool { if case .found = photo { true } else { false } }
}
