import SectionKit

extension [SectionSnapshot] {
    /// Checks that the rows that were written could all be read; call after writing.
    ///
    /// - Throws: the failure of the first table with rows that could not.
    func checkRows() throws(OutputError) {
        for section in self {
            guard case .success(let blocks) = section.state else { continue }
            for case .table(let table) in blocks {
                if let reason = table.rows.failure { throw .failed(reason: reason) }
            }
        }
    }
}
