/// Whether the colours of a page or a terminal are for a light or a dark background.
public enum ColorScheme: String, CaseIterable, Sendable {
    /// What the reader prefers: the wish that the browser knows, and the terminal's own 16 colours.
    case auto

    /// Dark text on a light background.
    case light

    /// Light text on a dark background.
    case dark
}
