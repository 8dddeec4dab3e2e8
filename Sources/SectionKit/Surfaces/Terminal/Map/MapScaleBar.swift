import SectionEssentials

/// The scale bar of a map: how long a round number of metres or kilometres is.
struct MapScaleBar {
    /// The bar and its length in words, such as `├────┤ 500 km`.
    let text: String

    /// Creates the longest bar of 1, 2 or 5 times a power of ten that takes at most a quarter of the
    /// columns.
    init(_ projection: MapProjection, columns: Int, ascii: Bool) {
        let metresPerColumn = projection.metresPerDot * 2
        let length = ScaleLength(atMost: Double(max(columns / 4, 4)) * metresPerColumn)
        let bar = max(3, Int(clamping: (length.metres / metresPerColumn).rounded()))
        let ends = ascii ? ("|", "-", "|") : ("├", "─", "┤")
        // Far from the middle parallel, only distances along meridians keep their length.
        let isTall = projection.latitudes > 60
        text =
            ends.0 + String(repeating: ends.1, count: bar - 2) + ends.2 + " " + length.text
            + (isTall ? ascii ? " (N-S)" : " (N–S)" : "")
    }
}
