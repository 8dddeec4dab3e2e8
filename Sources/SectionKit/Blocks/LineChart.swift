/// A line chart of one or several series, such as the height along a way.
///
/// In formats for machines it is a table with one row for each position.
public struct LineChart: Equatable, Sendable {
    /// The name of the positions for machines, in snake_case, unique in a section.
    public let key: String

    /// What the chart shows, such as "Elevation".
    public let title: String

    /// The numbers of the chart, with one row for each position.
    public let table: Table
}
