/// The role of a piece of terminal text, shown by colour or weight.
package enum TextStyle: Equatable, Sendable {
    case plain, strong, faint, title, link
    case tone(Badge.Tone)
    case error

    /// A point or a line of a map.
    case mapped(Badge.Tone)

    /// A point or a line of a map whose colour says a value: the index of the range of its scale.
    case scaled(Int)

    /// What lies on the land of a map.
    case ground(Ground)

    /// A line of a chart; the first six look different.
    case series(Int)

    /// What is chosen in a drawing, which is reversed, also without colours.
    case selected

    /// What has a colour of its own on the land of a map.
    package enum Ground: Sendable { case water, wood, road }

    /// The parameters of the SGR sequence (ECMA-48); nil for none.
    package func parameters(in scheme: ColorScheme) -> String? {
        switch self {
        case .plain: nil
        case .strong: "1"
        case .selected: "7"
        case .title: "1;" + ColorToken.accent.parameters(in: scheme)
        case .faint: ColorToken.faint.parameters(in: scheme)
        case .link: ColorToken.link.parameters(in: scheme)
        case .error: ColorToken.negative.parameters(in: scheme)
        case .tone(let tone): ColorToken(tone).parameters(in: scheme)
        case .mapped(let tone): ColorToken(onMap: tone).parameters(in: scheme)
        case .scaled(let range):
            ColorToken.scale[range % ColorToken.scale.count].parameters(in: scheme)
        case .ground(.water): ColorToken.water.parameters(in: scheme)
        case .ground(.wood): ColorToken.wood.parameters(in: scheme)
        case .ground(.road): ColorToken.road.parameters(in: scheme)
        case .series(let index):
            ColorToken.series[index % ColorToken.series.count].parameters(in: scheme)
        }
    }
}

extension ColorToken {
    /// Creates the colour of a text in a tone.
    init(_ tone: Badge.Tone) {
        self =
            switch tone {
            case .positive: .positive
            case .negative: .negative
            case .pending: .pending
            case .neutral: .neutral
            }
    }

    /// Creates the colour of a point or a line in a tone, on a map.
    init(onMap tone: Badge.Tone) {
        self = tone == .neutral ? .route : ColorToken(tone)
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
