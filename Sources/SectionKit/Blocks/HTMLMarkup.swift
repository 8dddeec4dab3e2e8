/// Markup of HTML, whose interpolated texts are escaped.
///
/// ```swift
/// let name = "Fish & chips"
/// let markup: HTMLMarkup = "<strong>\(name)</strong>"
///
/// #expect(markup.text == "<strong>Fish &amp; chips</strong>")
/// ```
public struct HTMLMarkup: Equatable, Sendable {
    /// The markup.
    public let text: String

    /// Joins pieces of markup.
    public init(_ pieces: some Sequence<HTMLMarkup>) {
        text = pieces.map(\.text).joined()
    }
}

extension HTMLMarkup: ExpressibleByStringInterpolation {
    /// Takes a literal as it is.
    public init(stringLiteral literal: String) {
        text = literal
    }

    /// Takes the literal parts as they are, and the interpolated texts escaped.
    public init(stringInterpolation: StringInterpolation) {
        text = stringInterpolation.text
    }

    /// Escapes what is interpolated.
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var text = ""

        /// Starts an empty text.
        public init(literalCapacity: Int, interpolationCount: Int) {}

        /// Appends markup.
        public mutating func appendLiteral(_ literal: String) {
            text += literal
        }

        /// Appends markup that was made elsewhere.
        public mutating func appendInterpolation(_ markup: HTMLMarkup) {
            text += markup.text
        }

        /// Appends a text, escaped and without control characters, also within an attribute in quotes.
        public mutating func appendInterpolation(_ text: String) {
            self.text += text.safe.html
        }

        /// Appends running text, whose links can be followed.
        public mutating func appendInterpolation(_ text: InlineText) {
            self.text += text.mapTexts(\.safe).html
        }

        /// Appends a whole number, with digits only.
        public mutating func appendInterpolation(_ number: some BinaryInteger) {
            text += "\(number)"
        }

        /// Appends a number as machines read it; one that is not finite is 0.
        public mutating func appendInterpolation(_ number: Double) {
            text += "\(number.isFinite ? number : 0)"
        }
    }
}
