import SectionKit
import TrackFiles
import Tracks
import Walking

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

    /// Whether the newest walk of the list is shown in the place of the made-up one, if there is one.
    var showsNewest = false

    /// Whether it is asked on a screen, where no file can be named, but walks can be added.
    var isOnScreen = false

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

/// The options of the section, in the order of help.
private enum TrackOption {
    static let files = SectionOption<[String]>(
        files: "files", placeholder: "FILE...",
        summary:
            "recorded tracks, or names of your walks; - for standard input, none for a made-up"
            + " walk",
        example: "walk.gpx", kind: TrackFormat.files
    ).withOptionalValue
    static let number = SectionOption<Int>(
        "track", placeholder: "N", summary: "only this track, from 1", minimum: 1, example: 2)
    static let trimStart = metres(
        "trim-start", summary: "cut off the first metres of each track, as around a home")
    static let trimEnd = metres(
        "trim-end", summary: "cut off the last metres of each track")
    static let simplify = metres(
        "simplify", summary: "leave out points that are this close to the track without them")
    static let activity = SectionOption<Activity>(
        "activity", placeholder: "ACTIVITY",
        summary: "how the tracks move, which says what is too fast (default: as their files say,"
            + " or by their speeds)",
        default: nil)
    static let moving = SectionOption(
        "moving", placeholder: "KM/H",
        summary: "count legs above this speed as moving time (default: 1), up and down included",
        accepts: "a number of kilometres per hour", example: "0.5"
    ) { (text: String) in Double(text).flatMap { (0...100).contains($0) ? $0 : nil } }
    static let ascentThreshold = SectionOption(
        "ascent-threshold", placeholder: "METRES",
        summary:
            "count rises and falls from this height on (default: 2, or more for noisy heights)",
        accepts: "a number of metres", example: "5"
    ) { (text: String) in Double(text).flatMap { (0.1...1_000).contains($0) ? $0 : nil } }
    static let every = metres("every", least: 1, summary: "the distance between steps")
    static let units = SectionOption<UnitSystem>(
        "units", placeholder: "UNITS", summary: "the units of the report", default: .metric)
    static let rows = SectionOption<TrackQuery.Rows>(
        "table", placeholder: "TABLE", summary: "only this table, as for CSV", default: nil)

    private static func metres(
        _ name: String,
        least: Double = 0,
        summary: String
    ) -> SectionOption<Double> {
        SectionOption(
            name, placeholder: "METRES", summary: summary,
            accepts: "a number of metres\(least > 0 ? ", 1 or more" : "")", example: "100"
        ) { text in
            Double(text).flatMap { (least...40_000_000).contains($0) ? $0 : nil }
        }
    }
}

extension TrackQuery {
    static let options = [
        TrackOption.files.description, TrackOption.number.description,
        TrackOption.trimStart.description, TrackOption.trimEnd.description,
        TrackOption.simplify.description, TrackOption.every.description,
        TrackOption.activity.description, TrackOption.moving.description,
        TrackOption.ascentThreshold.description,
        TrackOption.units.description, TrackOption.rows.description,
    ]

    /// Reads the query from option values.
    ///
    /// - Throws: `UsageError` when a value is not valid for its option.
    init(_ options: OptionValues, isOnScreen: Bool = false) throws(UsageError) {
        let named = try options.value(of: TrackOption.files)
        self.init(
            files: WalkDependencies.files(named: named),
            showsNewest: named == nil && isOnScreen,
            isOnScreen: isOnScreen,
            number: try options.value(of: TrackOption.number),
            units: try options.required(TrackOption.units),
            trimmedStart: try options.value(of: TrackOption.trimStart) ?? 0,
            trimmedEnd: try options.value(of: TrackOption.trimEnd) ?? 0,
            tolerance: try options.value(of: TrackOption.simplify) ?? 0,
            activity: try options.value(of: TrackOption.activity),
            movingSpeed: try options.value(of: TrackOption.moving).map { $0 / 3.6 }
                ?? TrackMeasures.movingSpeed,
            ascentThreshold: try options.value(of: TrackOption.ascentThreshold),
            every: try options.value(of: TrackOption.every) ?? 100,
            rows: try options.value(of: TrackOption.rows))
    }
}
