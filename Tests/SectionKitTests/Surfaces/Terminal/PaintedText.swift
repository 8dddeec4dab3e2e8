/// Terminal text read as a terminal reads it: its scalars, each with the parameters in force.
struct PaintedText {
    /// The scalars that are shown, with the parameters of ECMA-48's SGR sequence; "" for none.
    private(set) var scalars: [(scalar: Unicode.Scalar, ink: String)] = []

    /// The text without its sequences.
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

    /// The inks in the order they are used, each once in a row; spaces do not tell theirs.
    var inks: [String] {
        scalars.filter { $0.scalar != " " }.reduce(into: []) { inks, letter in
            if inks.last != letter.ink { inks.append(letter.ink) }
        }
    }
}
