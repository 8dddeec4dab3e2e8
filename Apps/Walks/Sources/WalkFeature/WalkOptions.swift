import FeatureKit
import Photos
import SectionKit
import TrackFiles
import Tracks
import Walking

/// The options of the command.
enum WalkOptions {
    static let file = SectionOption<[String]>(
        files: "file", placeholder: "FILE",
        summary: "the track to walk again, or the name of one of your walks",
        example: "lake.gpx", kind: TrackFormat.files
    ).withOptionalValue

    static let speed = SectionOption(
        "speed", placeholder: "TIMES",
        summary: "walk at this many times the recorded speed, and not at once", in: 1...1000,
        example: 60)

    static let every = SectionOption(
        "every", placeholder: "METRES",
        summary: "the distance between steps, each of which gets a photo (default: 100)",
        in: 10...100_000, example: 250)

    static let track = SectionOption(
        "track", placeholder: "N", summary: "only this track of a file with several (default: all)",
        minimum: 1, example: 2)

    static let limit = SectionOption(
        "limit", placeholder: "COUNT",
        summary:
            "the number of photos to show (default: all, but 30 of Flickr, which permits no more"
            + " on a page)",
        in: 0...100_000, example: 10)

    /// The most photos of Flickr on a page (https://www.flickr.com/help/terms/api).
    static let mostOfFlickr = 30

    static let sort = SectionOption<ListOrder>(
        "sort", placeholder: "ORDER",
        summary:
            "the oldest or the newest first (default: in the order of the walk, while it goes on"
            + " the newest first)",
        default: nil)

    static let units = SectionOption<UnitSystem>(
        "units", placeholder: "UNITS", summary: "the units of the report", default: .metric)

    static let live = SectionOption<Bool>(
        "live",
        summary: "follow a receiver by gpsd until q or Ctrl-C, which saves and shows the walk"
    ).givenEachTime(because: "it saves a walk")

    static let receiver = SectionOption(
        "gpsd", placeholder: "HOST:PORT",
        summary: "with --live, the gpsd to follow (default: localhost:2947)",
        accepts: "localhost or a numeric address, and a port", example: "192.0.2.7:2947",
        parse: ReceiverAddress.init)

    static let recording = SectionOption(
        "record", placeholder: "FILE",
        summary: "with --live, record in this GPX file, and not among your recent walks",
        accepts: "the name of a file that does not exist", example: "lake.gpx",
        suggestions: .files(.extensions(["gpx"]))
    ) { (text: String) in text.isEmpty ? nil : text }
    .givenEachTime(because: "it names the file of one walk")

    static let trimStart = SectionOption(
        "trim-start", placeholder: "METRES",
        summary: "leave out the start of each track, before any photo is asked for", minimum: 0,
        example: 200)

    static let trimEnd = SectionOption(
        "trim-end", placeholder: "METRES",
        summary: "leave out the end of each track, before any photo is asked for", minimum: 0,
        example: 200)

    static let activity = SectionOption<Activity>(
        "activity", placeholder: "ACTIVITY",
        summary: "how the track moves, which says what is too fast (default: as its file says,"
            + " or by its speeds)",
        default: nil)

    static let rows = SectionOption<WalkTable>(
        "table", placeholder: "TABLE", summary: "show only this table, such as for CSV",
        default: nil)

    /// How a live walk goes on without a terminal.
    static let withoutTerminal = CommandNote(
        "Without a terminal, a live walk goes on until it is told to end:",
        lines: [
            "nohup walk-report walk --live -o walk.html &",
            "kill %1                  # saves the walk and writes walk.html",
            "",
            "# or as ~/.config/systemd/user/walk.service:",
            "[Unit]",
            "Description=A walk with a receiver",
            "[Service]",
            "ExecStart=%h/.local/bin/walk-report walk --live -o %h/walk.html",
            "# systemctl --user start walk; systemctl --user stop walk",
        ])

    static let all: [OptionDescription] =
        [
            file.description, live.description, receiver.description, recording.description,
            speed.description, every.description, track.description, trimStart.description,
            trimEnd.description, activity.description, units.description, sort.description,
            limit.description, rows.description,
        ] + PhotoOptions.all
}

/// A table that can be shown alone.
enum WalkTable: String, CaseIterable, Sendable {
    /// The steps, with the photos of services.
    case steps

    /// Your own photos.
    case photos
}

extension WalkRequest {
    /// Reads the request from option values.
    ///
    /// - Throws: `UsageError` when options contradict each other, or a value is not valid.
    init(_ values: OptionValues, _ dependencies: WalkDependencies) throws(UsageError) {
        let named = try values.value(of: WalkOptions.file)
        let files = WalkDependencies.files(named: named)
        let isLive = try values.value(of: WalkOptions.live) ?? false
        let receiver = try values.value(of: WalkOptions.receiver)
        let recording = try values.value(of: WalkOptions.recording)
        guard files.count < 2 else { throw UsageError("walk takes one file.") }
        guard isLive || (receiver == nil && recording == nil) else {
            throw UsageError(conflict: "--gpsd and --record need --live.")
        }
        let unnamed = named == nil && dependencies.showsNewest ? WalkRequest.Way.newest : .demo
        self.init(isLive ? .receiver(receiver) : files.first.map { .file($0) } ?? unnamed)
        self.recording = recording
        speed = try values.value(of: WalkOptions.speed).map(Double.init)
        every = try values.value(of: WalkOptions.every).map(Double.init) ?? every
        track = try values.value(of: WalkOptions.track)
        activity = try values.value(of: WalkOptions.activity)
        trimStart = try values.value(of: WalkOptions.trimStart).map(Double.init) ?? 0
        trimEnd = try values.value(of: WalkOptions.trimEnd).map(Double.init) ?? 0
        photos =
            try PhotoOptions.source(
                values, shownIn: dependencies.context.displayZone,
                zone: dependencies.context.zone)
            ?? (mayBeMadeUp ? .drawn : .none)
        mayAskOften = try values.value(of: PhotoOptions.often) ?? false
        guard isLive else { return }
        guard files.isEmpty, speed == nil, track == nil, trimStart == 0, trimEnd == 0 else {
            throw UsageError(
                conflict: "--live follows a receiver: it takes no file, --speed, --track or --trim."
            )
        }
    }
}
