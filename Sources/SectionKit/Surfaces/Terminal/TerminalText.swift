/// Running text wrapped to a terminal's width, each span in its ink.
struct TerminalText {
    /// The lines, painted.
    let lines: [String]

    /// Wraps a text; spans that have no ink of their own take `ink`.
    init(_ text: InlineText, style: TerminalStyle, _ ink: Ink = .plain) {
        let spans = text.spans.map { span in
            (scalars: style.encoded(Self.words(of: span)).unicodeScalars, ink: span.ink ?? ink)
        }
        let inks = spans.flatMap { span in
            span.scalars.map { (scalar: $0, ink: span.ink) }
        }
        let words = spans.map { String($0.scalars) }.joined()
        var next = inks.startIndex
        lines = words.wrapped(to: style.width ?? .max).map { line in
            var painted = ""
            var run = (text: "", ink: ink)
            for scalar in line.unicodeScalars {
                // Wrapping only takes spaces away: what is left comes in the text's order.
                while next < inks.endIndex, inks[next].scalar != scalar { next += 1 }
                let ink = next < inks.endIndex ? inks[next].ink : run.ink
                if ink != run.ink {
                    painted += style.paint(run.text, run.ink)
                    run = ("", ink)
                }
                run.text.unicodeScalars.append(scalar)
                next += 1
            }
            return painted + style.paint(run.text, run.ink)
        }
    }

    /// The words of a span; a link that is not its own text is followed by its address.
    private static func words(of span: InlineText.Span) -> String {
        guard case .link(let link, let text) = span, text != link.url else { return span.text }
        return "\(text) <\(link.url)>"
    }
}

extension InlineText.Span {
    fileprivate var ink: Ink? {
        switch self {
        case .plain: nil
        case .strong: .strong
        case .emphasis: .strong
        case .code: .tone(.pending)
        case .link: .link
        }
    }
}
