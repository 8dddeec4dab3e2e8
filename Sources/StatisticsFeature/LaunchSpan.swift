import Essentials
import SectionKit
import SpaceXLaunches

/// Launches that followed one another, from the first to the last of them.
struct LaunchSpan: Equatable, Sendable {
    let first: Launch
    let last: Launch

    /// How many launches it has; those of unknown outcome in a run of successes do not count.
    let count: Int

    /// Whole seconds from the first to the last, if both are known to the hour.
    var seconds: Int? {
        guard let start = first.date, let end = last.date,
            start.precision == .hour, end.precision == .hour
        else { return nil }
        return Int(end.date.timeIntervalSince(start.date))
    }
}

extension LaunchSpan {
    /// The longest run of successes without a failure in it, the earliest of equals.
    ///
    /// A launch of unknown outcome neither ends a run nor makes it longer.
    static func longestRun(of flown: [Launch]) -> LaunchSpan? {
        var longest: LaunchSpan?
        var current: LaunchSpan?
        for launch in flown {
            switch launch.outcome {
            case .success:
                let run = LaunchSpan(
                    first: current?.first ?? launch, last: launch, count: (current?.count ?? 0) + 1)
                if run.count > longest?.count ?? 0 { longest = run }
                current = run
            case .failure: current = nil
            case .unknown, .upcoming: break
            }
        }
        return longest
    }

    /// The shortest time between a launch and the next, the earliest of equals.
    ///
    /// Where one of the two is not known to the hour there is no telling.
    static func shortestTurnaround(of flown: [Launch]) -> LaunchSpan? {
        zip(flown, flown.dropFirst()).lazy
            .map { LaunchSpan(first: $0, last: $1, count: 2) }
            .filter { $0.seconds != nil }
            .min { $0.seconds ?? 0 < $1.seconds ?? 0 }
    }
}
