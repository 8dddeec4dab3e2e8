extension String {
    /// Returns the text padded with spaces to `width` columns; wider text stays as it is.
    package func padded(to width: Int, _ alignment: Alignment = .leading) -> String {
        let spare = max(0, width - displayWidth)
        let before =
            switch alignment {
            case .leading: 0
            case .trailing: spare
            }
        return String(repeating: " ", count: before) + self
            + String(repeating: " ", count: spare - before)
    }

    /// Returns the text cut to `width` columns, with `mark` at its end if anything was cut.
    ///
    /// A mark that does not fit is left out.
    package func truncated(to width: Int, mark: String = "…") -> String {
        if displayWidth <= width { return self }
        let room = width - mark.displayWidth
        if room < 0 { return String(self[...].prefix(columns: width)) }
        return self[...].prefix(columns: room) + mark
    }
}

extension Substring {
    /// Returns the longest prefix of at most `width` columns.
    package func prefix(columns width: Int) -> Substring {
        var room = width
        return prefix {
            room -= $0.displayWidth
            return room >= 0
        }
    }
}
