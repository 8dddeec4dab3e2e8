package import SectionEssentials

/// A part of a track, such as a kilometre of it.
package struct Split: Equatable, Sendable {
    /// The number, from 1.
    package let number: Int

    /// The length in metres; the last split is usually shorter than the others.
    package internal(set) var distance = 0.0

    /// When it begins; nil if that is unknown.
    package let start: Date?

    /// When it ends; nil if that is unknown.
    package internal(set) var end: Date?

    /// How far it goes up and down, in metres; nil if no height is known.
    package internal(set) var ascent: Double?
    package internal(set) var descent: Double?

    init(number: Int, start: Date?) {
        self.number = number
        self.start = start
    }

    /// The seconds from its start to its end, with all pauses; nil if they are unknown or times run
    /// backwards.
    package var duration: Double? {
        guard let start, let end, end >= start else { return nil }
        return end.timeIntervalSince(start)
    }

    /// The average speed in metres per second; nil if it is unknown.
    package var speed: Double? { TrackMeasures.speed(over: distance, in: duration) }
}
