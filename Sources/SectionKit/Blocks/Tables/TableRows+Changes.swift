/// Rows with other cells: changed at once if they are given, otherwise whenever a row is made.
extension TableRows {
    /// The rows with `columns` cells each: missing cells are empty, and extra ones are dropped.
    func fitted(to columns: Int) -> TableRows {
        switch storage {
        case .given(let rows):
            let isFitted = rows.allSatisfy { $0.count == columns }
            return isFitted ? self : TableRows(rows.map { $0.fitted(to: columns) })
        case .made(let maker):
            if maker.columns == columns { return self }
            return TableRows(count: count, columns: columns, failure: maker.failure) {
                row, wanted in
                let cells = maker.cells(row, wanted)
                return wanted == nil ? cells.fitted(to: columns) : cells
            }
        }
    }

    /// Some of the rows, by their indices.
    func keeping(_ kept: [Int]) -> TableRows {
        switch storage {
        case .given(let rows): TableRows(kept.map { rows[$0] })
        case .made(let maker):
            TableRows(
                RowMaker(
                    count: kept.count, columns: maker.columns, failure: maker.failure
                ) { row, wanted in maker.cells(kept[row], wanted) })
        }
    }

    /// The rows with every text transformed; addresses stay as they are.
    func mapTexts(_ transform: @escaping @Sendable (String) -> String) -> TableRows {
        switch storage {
        case .given(let rows): TableRows(rows.map { $0.mapTexts(transform) })
        case .made(let maker):
            TableRows(
                RowMaker(
                    count: count, columns: maker.columns, failure: maker.failure
                ) { row, wanted in maker.cells(row, wanted).mapTexts(transform) })
        }
    }
}

extension [Cell] {
    fileprivate func fitted(to columns: Int) -> [Cell] {
        let missing = columns - count
        if missing == 0 { return self }
        return missing > 0
            ? self + Array(repeating: .empty, count: missing) : Array(prefix(columns))
    }

    fileprivate func mapTexts(_ transform: (String) -> String) -> [Cell] {
        // Nearly all rows stay as they are and need no copy.
        allSatisfy { $0.isUnchanged(by: transform) } ? self : map { $0.mapTexts(transform) }
    }
}
