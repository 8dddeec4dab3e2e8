extension HTTPRequest {
    /// Refuses what would become something else on its way.
    ///
    /// - Throws: `notAllowed` for a method or a field that HTTP does not allow, for fields that tell
    ///   where the content ends, which the transport does, and for content of a HEAD request.
    package func validate() throws(TransportError) {
        guard HTTPHead.isToken(method.rawValue.utf8) else {
            throw .notAllowed(reason: "the method has a name that HTTP does not allow")
        }
        guard method != .head || body == nil else {
            throw .notAllowed(reason: "a HEAD request has no content")
        }
        for field in fields {
            guard HTTPHead.isToken(field.name.utf8) else {
                throw .notAllowed(reason: "a header field has a name that HTTP does not allow")
            }
            guard !Self.framing.contains(field.name.lowercased()) else {
                throw .notAllowed(reason: "the header field \(field.name) is set by the transport")
            }
            let hasControls = field.value.unicodeScalars.contains {
                $0.properties.generalCategory == .control
            }
            guard !hasControls else {
                throw .notAllowed(reason: "the header field \(field.name) has control characters")
            }
        }
    }

    private static let framing: Set = [
        "connection", "content-length", "expect", "te", "trailer", "transfer-encoding", "upgrade",
    ]
}
