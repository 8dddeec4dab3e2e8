/// Parses terminal text into scalars with their SGR parameters.
struct PaintedText {
    /// The visible scalars, with their SGR parameters (ECMA-48); "" for none.
    private(set) var scalars: [(scalar: Unicode.Scalar, ink: String)] = []

    /// The text without escape sequences.
    var plain: String {
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars.map(\.scalar))
        return String(text)
    }

    init(_ text: String) {
        var ink = ""
        var rest = text.unicodeScalars[...]
        while let scalar = rest.popFirst() {
            guard scalar == "\u{1B}", rest.first == "[", let end = rest.firstIndex(of: "m") else {
                scalars.append((scalar, ink))
                continue
            }
            let parameters = String(rest[..<end].dropFirst())
            ink = parameters == "0" ? "" : parameters
            rest = rest[rest.index(after: end)...]
        }
    }

    /// The SGR parameters in order of use, without repetitions and spaces.
    var inks: [String] {
        scalars.filter { $0.scalar != " " }.reduce(into: []) { inks, letter in
            if inks.last != letter.ink { inks.append(letter.ink) }
        }
    }
}
