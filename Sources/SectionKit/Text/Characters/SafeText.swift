extension String {
    /// Text from outside made safe to print.
    ///
    /// Removes everything that could control the terminal, or reorder or hide text: control
    /// characters, escape, bidirectional and zero-width format characters, tags, noncharacters. The
    /// letters of an escape sequence stay visible. A run of tabs and line ends becomes a space. At
    /// most four marks on a letter stay: living scripts need no more, and hundreds would cover the
    /// lines above and below.
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
    /// Whether it always stays.
    fileprivate var isPlain: Bool { kind == .drawn && !isTabOrLineEnd && !drawsNothing }

    /// Whether it is a tab, line feed, vertical tab, form feed, carriage return, next line, or line
    /// or paragraph separator.
    fileprivate var isTabOrLineEnd: Bool {
        switch value {
        case 0x09...0x0D, 0x85, 0x2028, 0x2029: true
        default: false
        }
    }

    /// Whether it is the combining grapheme joiner, a mark by category only, or a noncharacter.
    fileprivate var drawsNothing: Bool {
        value == 0x034F || value > 0xFDCF && properties.isNoncharacterCodePoint
    }
}
