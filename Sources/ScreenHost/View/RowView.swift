import SectionKit

/// Draws the rows of a list.
struct RowView {
    /// The words of the search, without case and accents.
    let words: [[UInt8]]
    let theme: Theme
    let columns: Int

    /// Draws a row; columns that have just changed are underlined, and bold if there is colour.
    func line(
        _ pieces: [TerminalList.Piece],
        isCursor: Bool,
        changed: Set<Int> = []
    ) -> Line {
        let text =
            theme.painted(isCursor ? theme.cursorMark : "  ", reversed: isCursor)
            + pieces.map { piece in
                let isChanged = piece.column.map(changed.contains) ?? false
                return isChanged
                    ? theme.styled(
                        piece.text, .tone(.pending), reversed: isCursor, underlined: true)
                    : marked(piece, isReversed: isCursor)
            }.joined()
        return Line(painted: text, atMost: columns)
    }

    /// The text with search matches underlined, and bold if there is colour.
    private func marked(_ piece: TerminalList.Piece, isReversed: Bool) -> String {
        let text = piece.text
        guard !words.isEmpty else {
            return theme.styled(text, piece.textStyle, reversed: isReversed)
        }
        var painted = ""
        var start = text.startIndex
        for range in text.ranges(ofFolded: words).sorted(by: { $0.lowerBound < $1.lowerBound }) {
            guard range.upperBound > start else { continue }
            let lower = max(range.lowerBound, start)
            painted += theme.styled(
                String(text[start..<lower]), piece.textStyle, reversed: isReversed)
            painted += theme.styled(
                String(text[lower..<range.upperBound]), .tone(.pending), reversed: isReversed,
                underlined: true)
            start = range.upperBound
        }
        return painted
            + theme.styled(String(text[start...]), piece.textStyle, reversed: isReversed)
    }
}
