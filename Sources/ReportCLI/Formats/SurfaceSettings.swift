public import SectionKit

/// The settings of a report that a format makes its surface from.
public struct SurfaceSettings: Sendable {
    /// The width and colours of text; without a terminal the width is unlimited.
    public let style: TerminalStyle

    /// The time zone of times.
    public let zone: DisplayZone

    /// Whether to show images rather than links to them.
    public let images: Bool

    /// Whether to write only ASCII characters.
    public var ascii: Bool { style.ascii }

    /// Creates settings.
    public init(
        style: TerminalStyle = TerminalStyle(),
        zone: DisplayZone = .utc,
        images: Bool = true
    ) {
        self.style = style
        self.zone = zone
        self.images = images
    }
}
