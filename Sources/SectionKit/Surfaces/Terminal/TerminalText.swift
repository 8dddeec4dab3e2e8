/// Wraps text to the width of a terminal, with each span in its style.
struct TerminalText {
    /// The styled lines.
    let lines: [String]

    /// Wraps a text; spans without a style of their own use `textStyle`.
    init(_ text: InlineText, style: TerminalStyle, _ textStyle: TextStyle = .plain) {
        let words = text.spans.map { style.encoded(Self.words(of: $0, style)) }
        let source = zip(words, text.spans).flatMap { words, span in
            words.unicodeScalars.map {
                (scalar: $0, textStyle: span.textStyle ?? textStyle, link: span.link)
            }
        }
        var next = source.startIndex
        lines = words.separated(by: "").wrapped(to: style.width ?? .max).map { line in
            var painted = ""
            var run = (text: "", textStyle: textStyle, link: nil as WebLink?)
            for scalar in line.unicodeScalars {
                // Wrapping only removes spaces, so the other scalars come in the same order.
                while next < source.endIndex, source[next].scalar != scalar { next += 1 }
                if next < source.endIndex,
                    (source[next].textStyle, source[next].link) != (run.textStyle, run.link)
                {
                    painted += style.paint(run.text, run.textStyle, to: run.link)
                    run = ("", source[next].textStyle, source[next].link)
                }
                run.text.unicodeScalars.append(scalar)
                next += 1
            }
            return painted + style.paint(run.text, run.textStyle, to: run.link)
        }
    }

    private init(lines: [String]) {
        self.lines = lines
    }

    /// Lays out a line whose spaces are part of it; it is wrapped as other text if it is too wide.
    static func drawing(_ text: InlineText, style: TerminalStyle) -> TerminalText {
        let texts = text.spans.map { style.encoded(words(of: $0, style)) }
        if texts.separated(by: "").displayWidth > style.width ?? .max {
            return TerminalText(text, style: style)
        }
        let painted = zip(texts, text.spans).map { text, span in
            style.paint(text, span.textStyle ?? .plain, to: span.link)
        }
        return TerminalText(lines: [painted.separated(by: "")])
    }

    /// The text of a span; without hyperlinks, a link is followed by its address unless its text
    /// is the address.
    private static func words(of span: InlineText.Span, _ style: TerminalStyle) -> String {
        guard !style.hyperlinks, let link = span.link, span.text != link.url else {
            return span.text
        }
        return "\(span.text) <\(link.url)>"
    }
}

extension InlineText.Span {
    fileprivate var link: WebLink? {
        if case .link(let link, _) = self { link } else { nil }
    }

    fileprivate var textStyle: TextStyle? {
        switch self {
        case .plain: nil
        case .strong: .strong
        case .emphasis: .strong
        case .code: .tone(.pending)
        case .toned(let tone, _): .tone(tone)
        case .link: .link
        }
    }
}
