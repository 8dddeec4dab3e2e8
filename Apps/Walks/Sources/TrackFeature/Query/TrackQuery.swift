import Tracks

/// What is asked of recorded tracks.
struct TrackQuery: Equatable, Sendable {
    /// A table that is shown alone; the raw values are those of the option.
    enum Rows: String, CaseIterable, Sendable {
        /// One row for each kilometre or mile.
        case splits

        /// One row for each step.
        case steps

        /// One row for each recorded point.
        case points

        /// One row for each track.
        case tracks
    }

    /// The paths of the files, in order; none for the made-up walk.
    var files: [String] = []

    /// The number of the only track, from 1 over all files; nil for all.
    var number: Int?

    /// The units that people see.
    var units = UnitSystem.metric

    /// The metres that are cut off at the start of each track.
    var trimmedStart = 0.0

    /// The metres that are cut off at the end of each track.
    var trimmedEnd = 0.0

    /// How far a removed point may be from the simplified track, in metres; 0 for all points.
    var tolerance = 0.0

    /// How the tracks move; nil for what their files or speeds say.
    var activity: Activity?

    /// The speed that a leg must exceed to count as movement, in metres per second.
    var movingSpeed = TrackMeasures.movingSpeed

    /// How far a way must turn up or down to count, in metres; nil to follow the noise of heights.
    var ascentThreshold: Double?

    /// The least distance between steps, in metres.
    var every = 100.0

    /// The only table; nil for the whole report.
    var rows: Rows?
}
