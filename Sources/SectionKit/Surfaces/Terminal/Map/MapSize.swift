/// How many columns and rows a map takes in a report.
struct MapSize: Equatable {
    let columns: Int
    let rows: Int

    /// The columns of a map in a pipe, where the width is unknown: those of most terminals.
    private static let usual = 80

    /// The most columns: a wider map would need more rows than a screen has.
    private static let most = 160

    /// Fits an area into a width.
    ///
    /// A map is at most as high as one of the whole Earth would be, a line for four columns, so that
    /// the title and a few rows of the list fit on the screen with it; and at least half as high.
    init(for area: MapExtent, in width: Int?) {
        columns = min(width ?? Self.usual, Self.most)
        let rows = MapProjection.rows(for: area, columns: columns)
        self.rows = min(max(rows, columns / 8), columns / 4)
    }
}
