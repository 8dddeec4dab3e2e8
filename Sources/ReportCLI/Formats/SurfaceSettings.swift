public import SectionKit

/// What a person wants of a report's text, for a format to make its surface of.
public struct SurfaceSettings: Sendable {
    /// How wide the text may be, and whether in colours; what no terminal shows is unbounded.
    public let style: TerminalStyle

    /// The zone to show times in.
    public let zone: DisplayZone

    /// Whether pictures are wanted, rather than links to them.
    public let images: Bool

    /// Whether nothing but ASCII is to be written.
    public var ascii: Bool { style.ascii }

    /// Gathers what is wanted.
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
