import Networking
import SectionEssentials

/// Reads a CSV document in pieces, and compares that with what it gives in one piece.
enum CSVTrial {
    static func verdict(on document: [UInt8], _ number: UInt64) -> String {
        let results = Pieces.values(of: table, in: document, number)
        guard let (_, whole) = results.last(where: { $0.sizes == "\(max(document.count, 1))" })
        else { return "DIFFERS: it was not read whole" }
        if let (sizes, result) = results.first(where: { $0.result != whole }) {
            return "DIFFERS in pieces of \(sizes): \(result), not \(whole)"
        }
        switch whole {
        case .success(let rows):
            return "accepts \(CRC32.checksum(of: rows.records.joined().utf8)) "
                + "\(rows.records.count) rows, \(rows.dropped) dropped"
        case .failure(let error): return "refuses: \(error.summary)"
        }
    }

    /// Rows as text that another program can make too; fields of white space are empty.
    private static let table = Resource<Records<String>>.csv(
        of: Endpoint("/"), called: "rows"
    ) { header in
        let columns = header.names.map(header.column(ifPresent:))
        return { row in
            columns.map { (row.text($0) ?? "") + "\u{1}" }.joined() + "\u{2}"
        }
    }
}
