public import SectionKit

/// The settings of a report that a format makes its surface from.
public struct SurfaceSettings: Sendable {
    /// The width and colours of text; without a terminal the width is unlimited.
    ///
    /// Pages take its colour scheme.
    public internal(set) var style: TerminalStyle

    /// The time zone of times.
    public let zone: DisplayZone

    /// Whether to show images rather than links to them.
    public let images: Bool

    /// Whether to write private values (`Column.keptPrivate`) in every format.
    public let isPersonal: Bool

    /// Whether the command takes `--personal`, which a note about private values then proposes.
    var takesPersonal = true

    /// Whether Markdown begins with a list of contents.
    package let hasContents: Bool

    /// Whether CSV begins with a byte order mark.
    package let hasByteOrderMark: Bool

    /// Whether to write only ASCII characters.
    public var ascii: Bool { style.ascii }

    /// Creates settings.
    public init(
        style: TerminalStyle = TerminalStyle(),
        zone: DisplayZone = .utc,
        images: Bool = true,
        isPersonal: Bool = false,
        hasContents: Bool = false,
        hasByteOrderMark: Bool = false
    ) {
        self.style = style
        self.zone = zone
        self.images = images
        self.isPersonal = isPersonal
        self.hasContents = hasContents
        self.hasByteOrderMark = hasByteOrderMark
    }
}
