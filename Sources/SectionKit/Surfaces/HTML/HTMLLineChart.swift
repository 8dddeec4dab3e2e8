/// Writes a line chart as a drawing with a table of its numbers.
struct HTMLLineChart {
    /// The markup; nil if there are no positions.
    let html: String?

    init(_ chart: LineChart, cells: HTMLCells) {
        html = nil
    }
}
