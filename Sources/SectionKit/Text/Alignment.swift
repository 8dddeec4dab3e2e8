/// Where text stands in a space wider than itself.
public enum Alignment: Sendable {
    case leading, trailing
}
