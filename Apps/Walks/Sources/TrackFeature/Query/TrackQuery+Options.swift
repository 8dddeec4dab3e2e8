import SectionKit
import TrackFiles
import Tracks
import Walking

/// The options of the section, in the order of help.
private enum TrackOption {
    static let files = SectionOption<[String]>(
        files: "files", placeholder: "FILE...",
        summary: "recorded tracks; - for standard input, none for a made-up walk",
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
    init(_ options: OptionValues) throws(UsageError) {
        self.init(
            files: WalkDependencies.files(named: try options.value(of: TrackOption.files)),
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
