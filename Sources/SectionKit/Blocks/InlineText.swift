/// Running text made of spans; a string literal makes plain text.
public struct InlineText: Equatable, Sendable {
    /// A run of text of one kind.
    public enum Span: Equatable, Sendable {
        /// Plain text.
        case plain(String)

        /// Important text.
        case strong(String)

        /// Stressed text, or the title of a work.
        case emphasis(String)

        /// Code, or text to type.
        case code(String)

        /// Text that is good or bad news, such as the bar of a drawing.
        case toned(Badge.Tone, text: String)

        /// The text of a link.
        case link(WebLink, text: String)
    }

    /// The spans, in reading order.
    public let spans: [Span]

    /// Creates a text of spans.
    public init(_ spans: [Span]) {
        self.spans = spans
    }

    /// Creates a plain text.
    public init(_ text: String) {
        self.init([.plain(text)])
    }

    /// The text of all spans.
    public var plainText: String {
        spans.map(\.text).joined()
    }
}

extension InlineText: ExpressibleByStringInterpolation {
    /// Creates a plain text from a literal.
    public init(stringLiteral value: String) {
        self.init(value)
    }
}

extension InlineText.Span {
    /// The text of the span.
    public var text: String {
        switch self {
        case .plain(let text), .strong(let text), .emphasis(let text), .code(let text): text
        case .toned(_, let text), .link(_, let text): text
        }
    }
}
