/// What a server sends for a request.
package struct WebResponse: Sendable {
    /// The body of a response.
    package enum Body: Sendable {
        /// Bytes that are all there.
        case bytes([UInt8])

        /// Bytes that are sent as they are made.
        case stream(BodyStream)

        /// Bytes that come for as long as the client wants them.
        case endless(any EndlessBody)
    }

    /// The status code.
    package var status: Int

    /// The fields of the head, without those that the server adds: the date, and how the body and the
    /// connection end.
    package var fields: [(name: String, value: String)]

    package var body: Body

    /// Creates a response.
    package init(
        _ status: Int, fields: [(name: String, value: String)] = [], body: Body = .bytes([])
    ) {
        self.status = status
        self.fields = fields
        self.body = body
    }

    /// Creates a response with a text.
    package init(_ status: Int, type: String, _ text: String) {
        self.init(status, fields: [("Content-Type", type)], body: .bytes(Array(text.utf8)))
    }

    /// A response that says why a request is refused.
    package init(_ refusal: RequestRefusal) {
        self.init(refusal.status, type: "text/plain; charset=utf-8", refusal.reason + "\n")
    }

    /// The value of a field; nil if there is none.
    package func value(of name: String) -> String? {
        fields.first { $0.name.lowercased() == name.lowercased() }?.value
    }

    /// Returns what to send for a request: only that nothing has changed, if the client has the body
    /// already (RFC 9110, 13.1.2).
    package func ifChanged(for request: WebRequest) -> WebResponse {
        guard status == 200, let tag = value(of: "ETag"),
            request.method == "GET" || request.isHead,
            let known = request.value(of: "if-none-match")
        else { return self }
        let tags = known.split(separator: ",").map { $0.drop { $0 == " " } }
        // The comparison is weak: a tag with W/ before it is the same.
        guard known == "*" || tags.contains(where: { $0 == tag || $0 == "W/\(tag)" }) else {
            return self
        }
        let kept = fields.filter {
            !["content-type", "content-disposition"].contains($0.name.lowercased())
        }
        return WebResponse(304, fields: kept)
    }

    /// The words after a status code, which only people read.
    static func phrase(of status: Int) -> String {
        switch status {
        case 200: "OK"
        case 303: "See Other"
        case 304: "Not Modified"
        case 400: "Bad Request"
        case 403: "Forbidden"
        case 404: "Not Found"
        case 405: "Method Not Allowed"
        case 406: "Not Acceptable"
        case 408: "Request Timeout"
        case 409: "Conflict"
        case 413: "Content Too Large"
        case 414: "URI Too Long"
        case 415: "Unsupported Media Type"
        case 417: "Expectation Failed"
        case 421: "Misdirected Request"
        case 422: "Unprocessable Content"
        case 431: "Request Header Fields Too Large"
        case 500: "Internal Server Error"
        case 501: "Not Implemented"
        case 503: "Service Unavailable"
        case 505: "HTTP Version Not Supported"
        default: "Status"
        }
    }
}
