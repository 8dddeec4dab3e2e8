/// Where text stands in a space wider than itself.
public enum Alignment: Sendable {
    /// The side on which a line starts, as text is set.
    case leading

    /// The side on which a line ends, as numbers are set.
    case trailing
}
