import SectionKit

/// A word, or several on a line, and where it is in a picture, in pixels or points from the upper
/// left corner.
struct TextBox: Equatable, Sendable {
    var text: String
    var left: Int
    var top: Int
    var right: Int
    var bottom: Int

    /// How sure it was recognised, in percent; nil for a word that was written.
    var confidence: Int?

    /// What it may be instead, each with another letter or digit that is possible there, as the program
    /// that recognised it says.
    var others: [String] = []

    var height: Int { bottom - top }

    /// The most words that are read.
    static let limit = 5_000

    /// Reads the table of pdftotext with `-tsv`, whose columns are level, page, paragraph, block, line,
    /// word, left, top, width, height, confidence, text.
    static func boxes(ofTable table: String) -> [TextBox] {
        table.split(separator: "\n").prefix(limit).compactMap { line in
            let cells = line.split(separator: "\t", omittingEmptySubsequences: false)
            guard cells.count >= 12, cells[0] == "5", let left = Double(cells[6]),
                let top = Double(cells[7]), let width = Double(cells[8]),
                let height = Double(cells[9])
            else { return nil }
            let numbers = [left, top, width, height]
            guard numbers.allSatisfy({ (0...1e6).contains($0) }) else { return nil }
            let text = cells[11][...].trimmed
            if text.isEmpty { return nil }
            return TextBox(
                text: String(text.prefix(200)), left: Int(left), top: Int(top),
                right: Int(left + width), bottom: Int(top + height))
        }
    }
}
