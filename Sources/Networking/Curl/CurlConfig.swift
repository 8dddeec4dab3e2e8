#if os(macOS) || os(Linux)
    import SectionEssentials

    /// A request as a configuration file for curl, validated and escaped.
    struct CurlConfig: Sendable {
        /// The text of the file; see `man curl` under `--config`.
        let text: String

        /// The host and port in the address.
        let authority: String

        /// The host in the address.
        var host: String {
            if authority.hasPrefix("["), let end = authority.firstIndex(of: "]") {
                return String(authority[...end])
            }
            return String(authority.prefix { $0 != ":" })
        }

        /// Whether the server is asked twice, first without credentials.
        let isChallenged: Bool

        /// The content to send; nil if the request has none.
        let content: Data?

        /// The longest the whole response may take.
        let timeout: Duration

        /// The descriptor to which the child writes the header, separate from the content.
        ///
        /// With `include` the two would share one stream, in which the trailer fields of a chunked
        /// response cannot be distinguished from its content.
        static let headDescriptor: Int32 = 3

        /// The descriptor from which the child reads the content to send.
        static let contentDescriptor: Int32 = 4

        /// Creates the configuration for a request.
        ///
        /// - Throws: `notAllowed` for a request that curl would read as a different one, `timedOut`
        ///   for a timeout of zero or less.
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
                // Only for a child that outlives this process, which enforces the real deadline.
                "max-time = \(timeout.components.seconds + 2)",
            ]
            // What stays on this machine passes no other: a proxy would see the credentials.
            let plainHost =
                authority.hasPrefix("[")
                ? authority.prefix { $0 != "]" } + "]" : authority.prefix { $0 != ":" }
            if Loopback.isHost(plainHost) { lines.append("noproxy = \"*\"") }
            isChallenged = request.security?.digest != nil
            if let security = request.security { lines += Self.lines(for: security) }
            if let silence = request.silence { lines += Self.lines(forSilence: silence) }
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

        /// Ends a request when nothing was sent or received for some time.
        private static func lines(forSilence silence: Duration) -> [String] {
            let seconds = max(1, silence.components.seconds)
            return [
                "connect-timeout = \(seconds)", "speed-limit = 1", "speed-time = \(seconds)",
            ]
        }

        private static func lines(for security: ConnectionSecurity) -> [String] {
            var lines: [String] = []
            if let path = security.authorities { lines.append("cacert = \(quoted(path))") }
            if let key = security.publicKey { lines.append("pinnedpubkey = \(quoted(key))") }
            if let path = security.certificate { lines.append("cert = \(quoted(path))") }
            if let path = security.certificateKey { lines.append("key = \(quoted(path))") }
            if let digest = security.digest {
                lines += ["digest", "user = \(quoted("\(digest.user):\(digest.password.text)"))"]
            }
            return lines
        }

        private static func lines(for method: HTTPMethod) -> [String] {
            switch method {
            case .get: []
            // Otherwise curl would wait for content, and write the header to standard output.
            case .head: ["head", "no-include"]
            default: ["request = \(quoted(method.rawValue))"]
            }
        }

        /// Makes curl read all of the content first, so that it sends `Content-Length`.
        ///
        /// By default, curl adds the content type of a form, and `Expect: 100-continue` for large
        /// content.
        private static func linesForContent(describedBy fields: [HTTPField]) -> [String] {
            let hasType = fields.contains { $0.name.lowercased() == "content-type" }
            return ["data-binary = \"@/dev/fd/\(contentDescriptor)\"", "header = \"Expect:\""]
                + (hasType ? [] : ["header = \"Content-Type:\""])
        }

        private static func line(of field: HTTPField) -> String {
            // With only a name and a colon, curl would remove the field.
            return field.value.isEmpty ? "\(field.name);" : "\(field.name): \(field.value)"
        }

        private static func quoted(_ value: String) -> String {
            let escaped = value.flatMap { ["\"", "\\"].contains($0) ? ["\\", $0] : [$0] }
            return "\"" + String(escaped) + "\""
        }
    }
#endif
