/// Running text made of spans; a string literal is plain text.
public struct InlineText: Equatable, Sendable {
    /// A run of text of one kind.
    public enum Span: Equatable, Sendable {
        case plain(String)
        case strong(String)
        case emphasis(String)
        case code(String)
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
