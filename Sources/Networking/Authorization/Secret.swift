/// A token or password, which no description of it shows.
public struct Secret: Hashable, Sendable {
    /// The text itself, to be sent and nothing else.
    let text: String

    /// Takes the text without the white space around it; nil if nothing is left, or if it has
    /// control characters, which no header field can hold.
    public init?(_ text: String) {
        let kept = text.drop(while: \.isWhitespace)
        let length = kept.reversed().drop(while: \.isWhitespace).count
        self.text = String(kept.prefix(length))
        let isPlain = self.text.unicodeScalars
            .allSatisfy { $0.properties.generalCategory != .control }
        if self.text.isEmpty || !isPlain { return nil }
    }
}

extension Secret: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// Three dots.
    public var description: String { "…" }

    /// Three dots.
    public var debugDescription: String { "…" }

    /// Nothing to look into.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
