extension String {
    /// Text from outside made safe to print.
    ///
    /// Removes everything that could control the terminal, or reorder or hide text: control
    /// characters, escape, bidirectional and zero-width format characters, tags, noncharacters. The
    /// letters of an escape sequence stay visible. Joiners stay where they change how a text is
    /// read, and tags in flags (`Joiners`). A run of tabs and line ends becomes a space. At most
    /// four marks on a letter stay: living scripts need no more, and hundreds would cover the lines
    /// above and below.
    public var safe: String {
        if isPrintableASCII || unicodeScalars.allSatisfy({ $0.isPlain }) { return self }
        var result: [Unicode.Scalar] = []
        var isAfterBreak = false
        var hasJoiners = false
        var marks = 0
        var rest = self[...].unicodeScalars
        while let scalar = rest.popFirst() {
            let isBreak = scalar.isTabOrLineEnd
            let kind = isBreak ? .drawn : scalar.kind
            if kind == .control, !scalar.isJoiner || scalar.drawsNothing { continue }
            if scalar.isJoiner {
                hasJoiners = true
            } else {
                marks = kind == .mark ? marks + 1 : 0
                if scalar.drawsNothing || marks > maximumMarks || isBreak && isAfterBreak {
                    continue
                }
                isAfterBreak = isBreak
            }
            result.append(isBreak ? " " : scalar)
            guard scalar == "\u{1F3F4}" else { continue }
            let tags = rest.lengthOfFlagTags
            result += rest.prefix(tags)
            rest.removeFirst(tags)
        }
        if hasJoiners { return Joiners(scalars: result).resolved }
        return String(String.UnicodeScalarView(result))
    }

    /// The text as a person typed it: only control characters are removed, and a run of tabs and
    /// line ends becomes a space.
    ///
    /// This is what is stored; whatever shows it makes it ``safe``.
    public var asTyped: String {
        if isPrintableASCII { return self }
        var result = String.UnicodeScalarView()
        var isAfterBreak = false
        for scalar in unicodeScalars {
            let isBreak = scalar.isTabOrLineEnd
            if !isBreak, scalar.properties.generalCategory == .control { continue }
            if !(isBreak && isAfterBreak) { result.append(isBreak ? " " : scalar) }
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
