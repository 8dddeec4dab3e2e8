/// The role of a piece of terminal text, shown by colour or weight.
package enum TextStyle: Equatable, Sendable {
    case plain, strong, faint, title, link
    case tone(Badge.Tone)
    case error

    /// A line of a chart; the first six look different.
    case series(Int)

    /// What is chosen in a drawing, which is reversed, also without colours.
    case selected

    /// The parameters of the SGR sequence (ECMA-48), in the 16 colours that every theme defines.
    package var parameters: String? {
        switch self {
        case .plain: nil
        case .strong: "1"
        case .faint: "2"
        case .title: "1;36"
        case .link: "34"
        case .tone(.positive): "32"
        case .tone(.negative), .error: "31"
        case .tone(.pending): "33"
        case .tone(.neutral): "35"
        case .series(let index): ["36", "33", "35", "32", "34", "31"][index % 6]
        case .selected: "7"
        }
    }
}

extension String {
    /// The text with SGR attributes (ECMA-48, select graphic rendition), such as `1` for bold or
    /// `4;7` for underlined and reversed.
    package func styled(_ parameters: String) -> String {
        if isEmpty || parameters.isEmpty { return self }
        return "\u{1B}[\(parameters)m\(self)\u{1B}[0m"
    }
}
