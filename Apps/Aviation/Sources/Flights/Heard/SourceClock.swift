package import SectionEssentials
import Synchronization

/// Compares the clock of a source with that of this machine, from one answer to the next.
///
/// An answer whose time is not that of now has one of two reasons: the clock of the source is wrong,
/// and then its times go on as fast as ours; or the source has stopped, and then they do not.
package final class SourceClock: Sendable {
    /// What the time of an answer says.
    package enum Reading: Equatable {
        /// The clocks agree.
        case same

        /// The clock of the source is behind by this many seconds, or ahead if they are negative.
        case behind(Double)

        /// The time of the answer is this many seconds ago, or ahead if they are negative, and it is
        /// not known yet, or not true, that times go on.
        case unconfirmed(Double)
    }

    private struct State {
        /// The latest time of an answer, and when an answer first had it.
        var time: Date?
        var since: Date?

        /// By how many seconds the clock of the source is behind, once its times went on.
        var confirmed: Double?
    }

    private let state = Mutex(State())

    package init() {}

    /// Takes the time of an answer.
    package func read(_ time: Date, at now: Date) -> Reading {
        state.withLock { state in
            let difference = now.timeIntervalSince(time)
            if let last = state.time, let since = state.since, last != time {
                let advance = time.timeIntervalSince(last)
                let passed = now.timeIntervalSince(since)
                let goesOn = advance > 0 && (advance - passed).magnitude <= 5 + passed / 2
                state.confirmed = goesOn ? difference : nil
                (state.time, state.since) = (time, now)
            } else if state.time == nil {
                (state.time, state.since) = (time, now)
            }
            if difference.magnitude <= MaximumAge.clockTolerance { return .same }
            return state.confirmed.map(Reading.behind) ?? .unconfirmed(difference)
        }
    }
}

extension Sky {
    /// The sky with its times by the clock of this machine, and a warning if that of the source
    /// differs.
    ///
    /// - Parameters:
    ///   - name: what the source is called in a sentence, such as "the receiver".
    consuming func timed(
        by clock: SourceClock,
        at now: Date,
        of name: String
    ) -> (sky: Sky, isConfirmed: Bool) {
        var sky = self
        switch clock.read(sky.time, at: now) {
        case .same: return (sky, true)
        case .behind(let seconds):
            sky.shift(by: seconds)
            let words = "\(seconds.magnitude.ageWords) \(seconds > 0 ? "behind" : "ahead")"
            sky.warnings.append(
                "The clock of \(name) is \(words); ages count by that clock.")
            return (sky, true)
        case .unconfirmed(let seconds) where seconds > 0:
            sky.warnings.append(
                "The answer of \(name) is \(seconds.ageWords) old by its own time: it has"
                    + " stopped, or its clock is wrong.")
            return (sky, false)
        case .unconfirmed(let seconds):
            // From a time in the future nobody can tell how old a position is.
            sky.shift(by: seconds)
            for place in sky.aircraft.indices {
                sky.aircraft[place].positionTime = nil
                sky.aircraft[place].lastContact = nil
            }
            sky.warnings.append(
                "The answer of \(name) is of a time \((-seconds).ageWords) ahead: its clock is"
                    + " wrong, and how old positions are is not known.")
            return (sky, false)
        }
    }

    /// Moves all times by some seconds.
    mutating func shift(by seconds: Double) {
        time += seconds
        for place in aircraft.indices {
            aircraft[place].positionTime? += seconds
            aircraft[place].lastContact? += seconds
        }
    }
}
