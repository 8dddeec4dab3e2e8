import Networking
import SectionEssentials
import SectionKit
import SpaceXLaunches

/// Consecutive launches, from the first to the last.
struct LaunchSpan: Equatable, Sendable {
    let first: Launch
    let last: Launch

    /// The number of launches; in a run of successes, unknown outcomes are not counted.
    let count: Int

    /// Whole seconds from the first to the last; nil unless both times are known to the hour.
    var seconds: Int? {
        guard let start = first.date, let end = last.date,
            start.precision == .hour, end.precision == .hour
        else { return nil }
        return Int(clamping: end.date.timeIntervalSince(start.date))
    }
}

extension LaunchSpan {
    /// The same span, whose launches have all their texts.
    func whole(in entity: LaunchesEntity) throws(RequestError) -> LaunchSpan {
        let ends = try entity.whole([first, last])
        return LaunchSpan(first: ends[0], last: ends[1], count: count)
    }

    /// The longest run of successes without a failure; the earliest if there are several.
    ///
    /// A launch with an unknown outcome neither ends a run nor makes it longer.
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
            case .failure, .partialFailure: current = nil
            case .unknown, .upcoming: break
            }
        }
        return longest
    }

    /// The shortest time between consecutive launches; the earliest if there are several.
    ///
    /// Pairs in which a time is not known to the hour are skipped.
    static func shortestTurnaround(of flown: [Launch]) -> LaunchSpan? {
        zip(flown, flown.dropFirst()).lazy
            .map { LaunchSpan(first: $0, last: $1, count: 2) }
            .filter { $0.seconds != nil }
            .min { $0.seconds ?? 0 < $1.seconds ?? 0 }
    }
}
