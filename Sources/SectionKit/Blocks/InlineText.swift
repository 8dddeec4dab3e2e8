/// Running text made of spans; a string literal is plain text.
public struct InlineText: Equatable, Sendable {
    /// A run of text of one kind.
    public enum Span: Equatable, Sendable {
        /// Words as any others.
        case plain(String)

        /// Words that matter more than those around them.
        case strong(String)

        /// Words that are stressed, or a title.
        case emphasis(String)

        /// Words that are typed or read by a machine.
        case code(String)

        /// Words that lead to an address on the web.
        case link(WebLink, text: String)
    }

    /// The spans, in reading order.
    public let spans: [Span]

    /// Joins spans into a text.
    public init(_ spans: [Span]) {
        self.spans = spans
    }

    /// Makes a plain text.
    public init(_ text: String) {
        self.init([.plain(text)])
    }

    /// The words alone, without their kinds.
    public var plainText: String {
        spans.map(\.text).joined()
    }
}

extension InlineText: ExpressibleByStringInterpolation {
    /// Makes a plain text from a literal.
    public init(stringLiteral value: String) {
        self.init(value)
    }
}

extension InlineText.Span {
    /// The words of the span.
    public var text: String {
        switch self {
        case .plain(let text), .strong(let text), .emphasis(let text), .code(let text): text
        case .link(_, let text): text
        }
    }
}
