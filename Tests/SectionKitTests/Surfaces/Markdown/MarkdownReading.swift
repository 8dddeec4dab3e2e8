import SectionKit

extension String {
    /// The scalars that are inline markup in GitHub Flavored Markdown: those without a backslash.
    var bareMarkup: [Unicode.Scalar] {
        markdownScalars.filter { !$0.isEscaped && "\\`*_[]<>|~".unicodeScalars.contains($0.scalar) }
            .map(\.scalar)
    }

    /// The text of Markdown without inline markup.
    var withoutEscapes: String {
        var text = UnicodeScalarView()
        text.append(contentsOf: markdownScalars.map(\.scalar))
        return String(text)
    }

    /// The cells of a table line, between its unescaped pipes.
    var markdownCells: [String] {
        var cells = [""]
        for (scalar, isEscaped) in markdownScalars {
            if scalar == "|", !isEscaped {
                cells.append("")
            } else {
                cells[cells.count - 1].unicodeScalars.append(scalar)
            }
        }
        return cells.dropFirst().dropLast().map { $0[...].trimmed }
    }

    /// The scalars, each with whether it is escaped by a backslash.
    private var markdownScalars: [(scalar: Unicode.Scalar, isEscaped: Bool)] {
        var scalars: [(scalar: Unicode.Scalar, isEscaped: Bool)] = []
        var isEscaped = false
        for scalar in unicodeScalars {
            if scalar == "\\", !isEscaped {
                isEscaped = true
            } else {
                scalars.append((scalar, isEscaped))
                isEscaped = false
            }
        }
        return scalars + (isEscaped ? [("\\", false)] : [])
    }
}
