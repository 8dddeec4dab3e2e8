/// The side on which text lines up in a wider space.
public enum Alignment: Sendable {
    /// The side on which a line starts, as for text.
    case leading

    /// The side on which a line ends, as for numbers.
    case trailing
}
