/// The text that the values of a form were read from, such as that of a picture.
///
/// A form shows it beside its fields, so that a person can compare what was read with what is
/// written, and marks the line of the field that has the focus.
public struct FormText: Equatable, Sendable {
    /// What the text is, such as "Recognised text".
    public let title: String

    /// The lines, from the top.
    public let lines: [String]

    /// The index of the line that the value of an option was read from, by the option's name.
    public let places: [String: Int]

    /// Creates the text.
    public init(_ title: String, lines: [String], places: [String: Int] = [:]) {
        self.title = title
        self.lines = lines
        self.places = places
    }
}
