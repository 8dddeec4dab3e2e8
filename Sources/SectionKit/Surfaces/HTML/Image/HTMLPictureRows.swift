import SectionEssentials

/// The pictures of a section that belong to rows of a table, which its map or its charts follow.
struct HTMLPictureRows {
    /// The key of the table.
    let table: String

    /// The map that shows the rows; nil if there is none.
    private let map: String?

    /// The numbers of the rows that are on the map.
    private let placed: Set<Int>

    private let prefix: String
    private let rows: [String: Int]

    /// The numbers of the rows that have a picture.
    private let pictured: Set<Int>

    /// Finds them in the content of a section; nil if there are none.
    init?(in content: [Block], section: String) {
        let pictures = content.compactMap { block in
            if case .image(let image) = block { image.row } else { nil }
        }
        guard !pictures.isEmpty, let table = Self.table(in: content) else { return nil }
        let rows = table.indicesByIdentity
        self.rows = rows
        self.table = table.key
        prefix = "\(section)-\(table.key)".html
        let map = content.lazy.compactMap { block in
            if case .map(let map) = block, map.table == table.key { map } else { nil }
        }.first
        self.map = map.map { "\(section)-\($0.key)".html }
        placed = Set(map?.points.compactMap { $0.row.flatMap { rows[$0] } } ?? [])
        pictured = Set(pictures.compactMap { rows[$0] })
    }

    /// The table that the first map or chart follows.
    private static func table(in content: [Block]) -> Table? {
        content.lazy.compactMap { block in
            switch block {
            case .map(let map): content.table(of: map)
            case .lineChart(let chart): chart.rows.flatMap { content.table(named: $0.table) }
            default: nil
            }
        }.first
    }

    /// The number of the row of a picture; nil if it belongs to none.
    func row(of image: Image) -> Int? { image.row.flatMap { rows[$0] } }

    /// The identifier of the picture of a row in the page; nil if it has none.
    func id(ofRow row: Int) -> String? {
        pictured.contains(row) ? "\(prefix)-\(row + 1)" : nil
    }

    /// The identifier of the place of a row on the map; nil if it has none.
    func place(ofRow row: Int) -> String? {
        placed.contains(row) ? map.map { "\($0)-at-\(row + 1)" } : nil
    }
}
