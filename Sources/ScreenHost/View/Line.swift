import SectionKit

/// A line of the screen: styled text and its width in columns.
package struct Line: Equatable, Sendable {
    let text: String
    let width: Int

    static let blank = Line("", width: 0)

    /// Creates a line from text of a known width.
    init(_ text: String, width: Int) {
        self.text = text
        self.width = width
    }

    /// Returns the line with another one to its right, from a column on.
    func beside(_ other: Line, at column: Int) -> Line {
        if other.width == 0 { return self }
        let gap = String(repeating: " ", count: max(0, column - width))
        return Line(text + gap + other.text, width: max(width, column) + other.width)
    }

    /// Creates a line from styled text, cut to a width; control sequences take no columns.
    package init(painted text: String, atMost limit: Int) {
        var kept = ""
        var width = 0
        var isCut = false
        var rest = text[...]
        while let character = rest.first {
            if character == "\u{1B}" {
                let sequence = rest.controlSequence
                kept += sequence
                rest = rest[sequence.endIndex...]
                continue
            }
            rest.removeFirst()
            let columns = character.displayWidth
            isCut = isCut || width + columns > limit
            if isCut { continue }
            kept.append(character)
            width += columns
        }
        self.init(kept, width: width)
    }
}

extension Substring {
    /// The control sequence or string at the beginning of text that our own surfaces wrote.
    fileprivate var controlSequence: Substring {
        let isString = dropFirst().first == "]"
        let end =
            isString
            ? dropFirst().firstIndex(of: "\\") : dropFirst(2).firstIndex { "@"..."~" ~= $0 }
        return end.map { self[...$0] } ?? self
    }
}
