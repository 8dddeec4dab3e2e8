/// A token or password, hidden from descriptions and reflection.
public struct Secret: Hashable, Sendable {
    /// The secret text; only for sending, or for signing what is sent.
    public let text: String

    /// Creates a secret without surrounding white space; nil if it is empty or contains control
    /// characters, which a header field cannot contain.
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

    /// A mirror without children.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
