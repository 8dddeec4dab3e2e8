#if os(macOS) || os(Linux)
    import Essentials

    /// A request as curl reads it: a configuration file, checked and escaped.
    struct CurlConfig: Sendable {
        /// The text of the file; see `man curl` under `--config`.
        let text: String

        /// The host and port asked for, as the address names them.
        let authority: String

        /// The host asked for, without the port.
        var host: String {
            if authority.hasPrefix("["), let end = authority.firstIndex(of: "]") {
                return String(authority[...end])
            }
            return String(authority.prefix { $0 != ":" })
        }

        /// What is sent; nil when the request has no content.
        let content: Data?

        /// The time that the whole answer may take.
        let timeout: Duration

        /// The descriptor on which the child writes the header, apart from the content.
        ///
        /// With `include` the two would share one stream, where the trailer fields of a chunked
        /// answer cannot be told from its content.
        static let headDescriptor: Int32 = 3

        /// The descriptor on which the child reads the content to send.
        static let contentDescriptor: Int32 = 4

        /// Writes down a request.
        ///
        /// - Throws: `notAllowed` for what would mean something else to curl, `timedOut` for a
        ///   request that is given no time.
        init(_ request: HTTPRequest) throws(TransportError) {
            guard request.timeout > .zero else { throw .timedOut }
            try request.validate()
            timeout = min(request.timeout, .seconds(86_400))
            authority = try Self.authority(of: request.url)
            var lines = [
                "url = \(Self.quoted(request.url))",
                "globoff",
                "silent",
                "show-error",
                "proto = \"=https,http\"",
                "compressed",
                "suppress-connect-headers",
                "dump-header = \"/dev/fd/\(Self.headDescriptor)\"",
                // Only for a child that outlives this process: the deadline proper is kept here.
                "max-time = \(timeout.components.seconds + 2)",
            ]
            for field in request.fields {
                lines.append("header = \(Self.quoted(Self.line(of: field)))")
            }
            content = request.body ?? (request.method.expectsContent ? Data() : nil)
            lines += Self.lines(for: request.method)
            if content != nil { lines += Self.linesForContent(describedBy: request.fields) }
            text = lines.joined(separator: "\n") + "\n"
        }

        private static func authority(of url: String) throws(TransportError) -> String {
            guard url.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else {
                throw .notAllowed(reason: "the address has characters that are not percent-encoded")
            }
            let scheme = url.prefix { $0 != ":" }
            guard ["http", "https"].contains(scheme.lowercased()),
                url.dropFirst(scheme.count).hasPrefix("://")
            else {
                throw .notAllowed(reason: "the address does not start with http:// or https://")
            }
            let authority = url.dropFirst(scheme.count + 3).prefix { !"/?#\\".contains($0) }
            let host = authority.split(separator: "@", omittingEmptySubsequences: false).last ?? ""
            guard !host.isEmpty else { throw .notAllowed(reason: "the address names no host") }
            return String(host)
        }

        private static func lines(for method: HTTPMethod) -> [String] {
            switch method {
            case .get: []
            // Or curl would wait for content; it would also write the header to standard output.
            case .head: ["head", "no-include"]
            default: ["request = \(quoted(method.rawValue))"]
            }
        }

        /// Lets curl read the content to its end, so that it can tell the server the length.
        ///
        /// By itself curl says that content is a form, and asks first whether much of it is wanted.
        private static func linesForContent(describedBy fields: [HTTPField]) -> [String] {
            let hasType = fields.contains { $0.name.lowercased() == "content-type" }
            return ["data-binary = \"@/dev/fd/\(contentDescriptor)\"", "header = \"Expect:\""]
                + (hasType ? [] : ["header = \"Content-Type:\""])
        }

        private static func line(of field: HTTPField) -> String {
            // A name and a colon alone would tell curl to leave the field out.
            return field.value.isEmpty ? "\(field.name);" : "\(field.name): \(field.value)"
        }

        private static func quoted(_ value: String) -> String {
            let escaped = value.flatMap { ["\"", "\\"].contains($0) ? ["\\", $0] : [$0] }
            return "\"" + String(escaped) + "\""
        }
    }
#endif
