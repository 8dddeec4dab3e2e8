/// A piece of content, such as a table or a list of facts; it says what something is, not what it
/// looks like.
///
/// ```swift
/// let blocks: [Block] = [
///     .heading("Longest rivers"),
///     .table(River.table(of: River.longest)),
///     .notice(Notice(.info, "Sources disagree on the lengths.")),
/// ]
/// ```
public enum Block: Equatable, Sendable {
    /// A heading inside a section, below the section's own title.
    case heading(String)

    /// A paragraph of running text.
    case paragraph(InlineText)

    /// A list of named values, such as those of one company.
    case facts([Fact])

    /// A table.
    case table(Table)

    /// A bar chart.
    case chart(BarChart)

    /// A line chart.
    case lineChart(LineChart)

    /// A map.
    case map(Map)

    /// A picture.
    case image(Image)

    /// A note that stands out from the text.
    case notice(Notice)

    /// A block of one's own; `Block(_:)` makes it.
    case custom(Custom)

    /// The table; nil for anything else.
    package var table: Table? { if case .table(let table) = self { table } else { nil } }
}

/// A note, with how much it matters.
public struct Notice: Equatable, Sendable {
    /// How much a note matters.
    public enum Level: String, Equatable, Sendable, CaseIterable {
        /// Good to know.
        case info

        /// Something may be wrong.
        case warning

        /// Something is wrong.
        case error
    }

    /// How much it matters.
    public let level: Level

    /// The text of the note.
    public let text: InlineText

    /// Creates a note.
    public init(_ level: Level, _ text: InlineText) {
        self.level = level
        self.text = text
    }
}
