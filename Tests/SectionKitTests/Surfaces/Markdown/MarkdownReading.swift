import SectionKit

extension String {
    /// The scalars that GitHub's dialect takes for inline markup: those without a backslash.
    var bareMarkup: [Unicode.Scalar] {
        markdownScalars.filter { !$0.isEscaped && "\\`*_[]<>|~".unicodeScalars.contains($0.scalar) }
            .map(\.scalar)
    }

    /// The text that the Markdown of words alone stands for.
    var withoutEscapes: String {
        var text = UnicodeScalarView()
        text.append(contentsOf: markdownScalars.map(\.scalar))
        return String(text)
    }

    /// The cells of a line of a table, as they stand between its bare pipes.
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

    /// The scalars, each with whether a backslash before it takes its meaning away.
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
