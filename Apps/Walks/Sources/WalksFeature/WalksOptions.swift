import SectionKit
import TrackFiles
import Walking

/// The options of the actions.
enum WalksOptions {
    /// A walk of the list.
    static let walk = SectionOption<String>(
        operand: "walk", placeholder: "WALK", summary: "the walk, by its file or its name",
        accepts: "a file or a name", example: "lake.gpx", parse: words
    )
    .suggesting(.rows(of: "walks"))

    /// A file to add.
    static let file = SectionOption<String>(
        operand: "file", placeholder: "FILE", summary: "a file with a recorded track",
        accepts: "the name of a file", example: "lake.gpx", parse: words
    )
    .suggesting(.files(TrackFormat.files, for: .keeping))

    static let name = SectionOption<String>(
        "name", placeholder: "NAME", summary: "the new name", accepts: "a name",
        example: "'Around the lake'", parse: words)

    static let newName = SectionOption<String>(
        "name", placeholder: "NAME", summary: "the name in the list (default: that of the track)",
        accepts: "a name", example: "'Around the lake'", parse: words)

    /// Without it, no photos are kept with the walk.
    static let photos = SectionOption<String>(
        "photos", placeholder: "DIR", summary: "the folder; without it, none is kept",
        accepts: "the name of a folder", example: "~/Pictures/lake", suggestions: .files(.folder),
        parse: words)

    static let withFile = SectionOption<Bool>(
        "file", summary: "delete its file too, which cannot be undone")

    static let receiver = SectionOption(
        "gpsd", placeholder: "HOST:PORT",
        summary: "the gpsd to follow (default: localhost:2947)",
        accepts: "localhost or a numeric address, and a port", example: "192.0.2.7:2947",
        parse: ReceiverAddress.init)

    static let positions = SectionOption<SentPositions>(
        "positions", placeholder: "POSITIONS",
        summary: "where the device is, which a page of 'serve' sends as it goes",
        accepts: "a start, and positions since then",
        example: "'2026-11-29T10:00:00Z 54.4609,-3.0886,0,8,120 54.4618,-3.0886,80,8'",
        suggestions: .positions, parse: SentPositions.init)

    /// Trims a text; nil if nothing is left.
    @Sendable private static func words(_ text: String) -> String? {
        text[...].trimmed.typed
    }
}
