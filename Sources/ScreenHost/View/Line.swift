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
        if let width = text.simpleWidth, width <= limit {
            self.init(text, width: width)
            return
        }
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
            // What is isolated ends also where it is cut.
            if isCut && character != "\u{2069}" { continue }
            kept.append(character)
            width += columns
        }
        self.init(kept, width: width)
    }
}

extension String {
    /// The width of styled text of which each scalar takes one column for itself, such as ASCII,
    /// arrows, boxes and dots; nil if there may be others.
    fileprivate var simpleWidth: Int? {
        enum Place { case text, escape, sequence }
        var place = Place.text
        var width = 0
        for scalar in unicodeScalars {
            switch (place, scalar.value) {
            case (.text, 0x1B): place = .escape
            case (.text, 0x20...0x7E), (.text, 0xA1...0xAC), (.text, 0xAE...0x2FF),
                (.text, 0x2010...0x2027), (.text, 0x2030...0x205E), (.text, 0x2190...0x21FF),
                (.text, 0x2500...0x257F), (.text, 0x25A0...0x25FC), (.text, 0x2800...0x28FF):
                width += 1
            case (.escape, 0x5B): place = .sequence
            case (.sequence, 0x40...0x7E): place = .text
            case (.sequence, _): break
            default: return nil
            }
        }
        return width
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
