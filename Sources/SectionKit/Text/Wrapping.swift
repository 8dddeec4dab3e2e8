extension String {
    /// Returns the text in lines of at most `width` columns, without leading or trailing spaces.
    ///
    /// Lines break at spaces, and words longer than a line between characters. A character wider
    /// than `width` gets a line of its own. Empty text gives one empty line.
    package func wrapped(to width: Int) -> [String] {
        var lines: [String] = []
        var line = ""
        var room = width
        for word in split(separator: " ") {
            let columns = word.displayWidth
            if !line.isEmpty, columns < room {
                line.append(" ")
                line.append(contentsOf: word)
                room -= columns + 1
            } else {
                if !line.isEmpty { lines.append(line) }
                var pieces = columns > width ? word.broken(to: width) : [word]
                line = String(pieces.removeLast())
                lines += pieces.map(String.init)
                room = width - line.displayWidth
            }
        }
        return lines + [line]
    }
}

extension Substring {
    /// Returns the word in pieces of at most `width` columns.
    fileprivate func broken(to width: Int) -> [Substring] {
        var pieces: [Substring] = []
        var rest = self
        while !rest.isEmpty {
            let fitting = rest.prefix(columns: width)
            let piece = fitting.isEmpty ? rest.prefix(1) : fitting
            pieces.append(piece)
            rest = rest[piece.endIndex...]
        }
        return pieces
    }
}
