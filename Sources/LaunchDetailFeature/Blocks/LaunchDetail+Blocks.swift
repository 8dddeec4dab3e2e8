import SectionEssentials
import SectionKit
import SpaceXLaunches

extension LaunchDetail {
    /// A sentence about the outcome, the rocket and the launch site; of a launch whose date is over, what
    /// it was planned for.
    func summary(at now: Date) -> InlineText {
        var sentence =
            switch launch.outcome {
            case .success: " flew successfully"
            case .partialFailure: " flew with a partial failure"
            case .failure: " failed"
            case .upcoming: planned(at: now)
            case .unknown: " flew"
            }
        if let rocket = launch.rocket { sentence += " on \(rocket)" }
        if let site = launch.launchpad { sentence += " from \(site)" }
        if launch.outcome == .unknown { sentence += "; its outcome is unknown" }
        return InlineText([.strong(launch.name), .plain(sentence + ".")])
    }

    /// That the launch is planned, or was for a date that is over.
    private func planned(at now: Date) -> String {
        guard launch.isOverdue(at: now), let date = launch.date else { return " is planned to fly" }
        return " was planned for \(date.formatted) when the record ended, to fly"
    }

    /// The facts about the launch as a whole; people read its name in the ``summary(at:)``.
    func facts(at now: Date) -> [Fact] {
        [
            .machines("name", .text(launch.name)),
            Fact("flight_number", "Flight number", .ordinal(orUnknown: launch.flightNumber))
                .asFigure,
            Fact("date_utc", "Date", .date(orUnknown: launch.date)).asFigure,
            .machines("date_precision", .text(orUnknown: launch.date?.precision.rawValue)),
            .machines("date_tentative", launch.isTentative.map(Cell.boolean) ?? .empty),
            known("window_seconds", "Launch window", window.map(Cell.duration)),
            known("static_fire_utc", "Static fire", staticFire.map { .date($0) }),
            .people("Outcome", .badge(launch.badge(at: now))).asFigure,
            .machines("outcome", .badge(launch.outcome.badge)),
            Fact("rocket", "Rocket", .text(orUnknown: launch.rocket)),
            Fact(
                "fairing", "Fairing", fairing.map { .condition(reused: $0.reused) } ?? .empty),
            Fact(
                "fairing_recovery", "Fairing recovery",
                fairing.map { .recovery($0.recovery) } ?? .empty),
            Fact("crew", "Crew", .integer(orUnknown: crew)),
            Fact("launchpad", "Launch site", .text(orUnknown: launch.launchpad)),
            Fact("launchpad_full_name", "Full site name", .text(orUnknown: site.fullName)),
            Fact("launchpad_place", "Place", .text(orUnknown: site.place)),
            .people("Position", .place(orUnknown: site.position)),
            .machines("latitude", .number(orUnknown: site.latitude)),
            .machines("longitude", .number(orUnknown: site.longitude)),
            .machines("id", .text(orUnknown: launch.id)),
        ]
    }

    /// A fact that people see only if it is known.
    private func known(_ key: String, _ label: String, _ value: Cell?) -> Fact {
        value.map { Fact(key, label, $0) } ?? .machines(key, .unknown)
    }
}
