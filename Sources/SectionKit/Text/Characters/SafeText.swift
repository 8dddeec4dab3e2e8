extension String {
    /// The text from outside made safe to print.
    ///
    /// What could command the terminal, reorder or hide what is shown is removed: controls, escape,
    /// bidirectional and zero-width format characters, tags, noncharacters. So an escape sequence
    /// loses only its power: its letters stay visible. A run of tabs and line ends becomes a space.
    /// The first four marks stacked on a letter stay: living scripts need no more, and hundreds
    /// would run over the lines above and below.
    public var safe: String {
        if isPrintableASCII || unicodeScalars.allSatisfy({ $0.isPlain }) { return self }
        var result = UnicodeScalarView()
        var isAfterBreak = false
        var marks = 0
        for scalar in unicodeScalars {
            let isBreak = scalar.isTabOrLineEnd
            let kind = isBreak ? .drawn : scalar.kind
            if kind == .control || scalar.drawsNothing { continue }
            marks = kind == .mark ? marks + 1 : 0
            if marks <= maximumMarks, !(isBreak && isAfterBreak) {
                result.append(isBreak ? " " : scalar)
            }
            isAfterBreak = isBreak
        }
        return String(result)
    }
}

private let maximumMarks = 4

extension Unicode.Scalar {
    /// Whether it stays, whatever it stands beside.
    fileprivate var isPlain: Bool { kind == .drawn && !isTabOrLineEnd && !drawsNothing }

    /// Tab, line feed, vertical tab, form feed, carriage return, next line, line and paragraph
    /// separator.
    fileprivate var isTabOrLineEnd: Bool {
        switch value {
        case 0x09...0x0D, 0x85, 0x2028, 0x2029: true
        default: false
        }
    }

    /// The combining grapheme joiner, a mark by category only, and the noncharacters.
    fileprivate var drawsNothing: Bool {
        value == 0x034F || value > 0xFDCF && properties.isNoncharacterCodePoint
    }
}
