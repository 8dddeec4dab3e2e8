/// The scale bar of a map: how long a round number of metres or kilometres is.
struct MapScaleBar {
    /// The bar and its length in words, such as `├────┤ 500 km`.
    let text: String

    /// Creates the longest bar of 1, 2 or 5 times a power of ten that takes at most a quarter of the
    /// columns.
    init(_ projection: MapProjection, columns: Int, ascii: Bool) {
        let kilometresPerColumn = projection.kilometresPerDot * 2
        let longest = Double(max(columns / 4, 4)) * kilometresPerColumn
        var length = 1e-3
        while length * 10 <= longest { length *= 10 }
        length *= [5, 2, 1].first { length * $0 <= longest } ?? 1
        let bar = max(3, Int((length / kilometresPerColumn).rounded()))
        let ends = ascii ? ("|", "-", "|") : ("├", "─", "┤")
        let metres = Int((length * 1000).rounded())
        let number = length < 1 ? "\(metres) m" : "\(Int(length.rounded()).grouped) km"
        // Far from the middle parallel, only distances along meridians keep their length.
        let isTall = projection.latitudes > 60
        text =
            ends.0 + String(repeating: ends.1, count: bar - 2) + ends.2 + " " + number
            + (isTall ? ascii ? " (N-S)" : " (N–S)" : "")
    }
}
