#if os(macOS) || os(Linux)
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

        /// The time that the whole answer may take.
        let timeout: Duration

        /// The descriptor on which the child writes the header, apart from the content.
        ///
        /// With `include` the two would share one stream, where the trailer fields of a chunked
        /// answer cannot be told from its content.
        static let headDescriptor: Int32 = 3

        /// Writes down a request.
        ///
        /// - Throws: `notAllowed` for what would mean something else to curl, `timedOut` for a
        ///   request that is given no time.
        init(_ request: HTTPRequest) throws(TransportError) {
            guard request.timeout > .zero else { throw .timedOut }
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
                lines.append("header = \(Self.quoted(try Self.line(of: field)))")
            }
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

        private static func line(of field: HTTPField) throws(TransportError) -> String {
            guard HTTPHead.isToken(field.name.utf8) else {
                throw .notAllowed(reason: "a header field has a name that HTTP does not allow")
            }
            guard
                field.value.unicodeScalars.allSatisfy({ $0.properties.generalCategory != .control })
            else {
                throw .notAllowed(reason: "the header field \(field.name) has control characters")
            }
            // A name and a colon alone would tell curl to leave the field out.
            return field.value.isEmpty ? "\(field.name);" : "\(field.name): \(field.value)"
        }

        private static func quoted(_ value: String) -> String {
            let escaped = value.flatMap { ["\"", "\\"].contains($0) ? ["\\", $0] : [$0] }
            return "\"" + String(escaped) + "\""
        }
    }
#endif
