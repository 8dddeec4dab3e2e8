/// Parses terminal text into scalars with their SGR parameters.
struct StyledText {
    /// The visible scalars, with their SGR parameters (ECMA-48); "" for none.
    private(set) var scalars: [(scalar: Unicode.Scalar, attributes: String)] = []

    /// The text without escape sequences.
    var plain: String {
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars.map(\.scalar))
        return String(text)
    }

    init(_ text: String) {
        var attributes = ""
        var rest = text.unicodeScalars[...]
        while let scalar = rest.popFirst() {
            guard scalar == "\u{1B}", rest.first == "[", let end = rest.firstIndex(of: "m") else {
                scalars.append((scalar, attributes))
                continue
            }
            let parameters = String(rest[..<end].dropFirst())
            attributes = parameters == "0" ? "" : parameters
            rest = rest[rest.index(after: end)...]
        }
    }

    /// The SGR parameters in order of use, without repetitions and spaces.
    var attributeRuns: [String] {
        scalars.filter { $0.scalar != " " }.reduce(into: []) { attributeRuns, letter in
            if attributeRuns.last != letter.attributes { attributeRuns.append(letter.attributes) }
        }
    }
}
