import SectionKit

/// One line of the screen: painted text, and the columns it takes.
package struct Line: Equatable, Sendable {
    let text: String
    let width: Int

    static let blank = Line("", width: 0)

    /// Takes text whose width is known.
    init(_ text: String, width: Int) {
        self.text = text
        self.width = width
    }

    /// Takes painted text, cut to a width; its control sequences take no columns.
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
    /// The control sequence or string that the text begins with, as our own surfaces write them.
    fileprivate var controlSequence: Substring {
        let isString = dropFirst().first == "]"
        let end =
            isString
            ? dropFirst().firstIndex(of: "\\") : dropFirst(2).firstIndex { "@"..."~" ~= $0 }
        return end.map { self[...$0] } ?? self
    }
}
