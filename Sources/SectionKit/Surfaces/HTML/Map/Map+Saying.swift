import SectionEssentials

extension Map {
    /// Returns the map, whose points without a note say some cells of their rows.
    ///
    /// - Parameter table: the table that the points belong to; nil for none.
    func saying(what table: Table?, _ formatter: ValueFormatter) -> Map {
        guard let table, !says.isEmpty else { return self }
        let columns = says.compactMap { name in
            table.columns.firstIndex { $0.key == name || $0.key == nil && $0.title == name }
        }
        let rows = table.indicesByIdentity
        let points = points.map { point in
            guard point.note == nil, let row = point.row.flatMap({ rows[$0] }) else {
                return point
            }
            let cells = table.rows[row]
            // A person reads the name already.
            let words = columns.compactMap { formatter.text(of: cells[$0])?.nonBlank }
                .filter { $0 != point.label }
            return point.noted(words.separated(by: ", "))
        }
        return Map(
            key: key, title: title, on: base, frame: frame, points: points, lines: lines,
            areas: areas, scale: scale, tones: tones, table: self.table,
            isCompanion: isCompanion)
    }
}
