extension HTTPRequest {
    /// Rejects a request that a server would read as a different one.
    ///
    /// - Throws: `notAllowed` for a method or a field that HTTP does not allow, for fields about
    ///   the connection and the length, which the transport sets, and for content of a HEAD
    ///   request.
    package func validate() throws(TransportError) {
        guard HTTPHead.isToken(method.rawValue.utf8) else {
            throw .notAllowed(reason: "the method has an invalid name")
        }
        guard method != .head || body == nil else {
            throw .notAllowed(reason: "a HEAD request cannot have content")
        }
        for field in fields {
            guard HTTPHead.isToken(field.name.utf8) else {
                throw .notAllowed(reason: "a header field has an invalid name")
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
