import Photos
import SectionKit
import Walking

/// The options of the command.
enum WalkOptions {
    static let file = SectionOption<[String]>(
        files: "file", placeholder: "FILE", summary: "the track to walk again", example: "lake.gpx"
    ).withOptionalValue

    static let speed = SectionOption(
        "speed", placeholder: "TIMES",
        summary: "walk at this many times the recorded speed, and not at once", in: 1...1000)

    static let every = SectionOption(
        "every", placeholder: "METRES",
        summary: "the distance between steps, each of which gets a photo (default: 100)",
        in: 10...100_000)

    static let track = SectionOption(
        "track", placeholder: "N", summary: "the track of a file with several", minimum: 1)

    static let limit = SectionOption(
        "limit", placeholder: "COUNT", summary: "the number of photos to show (default: 30)",
        in: 0...1000)

    /// The number of photos without `--limit`.
    static let usualLimit = 30

    static let all: [OptionDescription] = [
        file.description, speed.description, every.description, track.description,
        limit.description,
    ]
}

extension WalkRequest {
    /// Reads the request from option values.
    init(_ values: OptionValues) throws(UsageError) {
        let files = try values.value(of: WalkOptions.file) ?? []
        guard files.count < 2 else { throw UsageError("walk takes one file.") }
        self.init(files.first.map { .file($0) } ?? .demo)
        speed = try values.value(of: WalkOptions.speed).map(Double.init)
        every = try values.value(of: WalkOptions.every).map(Double.init) ?? every
        track = try values.value(of: WalkOptions.track)
    }
}
