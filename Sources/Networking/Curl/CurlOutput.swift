#if os(macOS) || os(Linux)
    import CLibrary
    import Essentials

    /// All that a run of curl left behind.
    struct CurlOutput: Sendable {
        let ending: ChildProcesses.Ending
        let head: Data
        let body: Data
        let complaint: Data

        /// The answer, if the run brought one.
        func response(to config: CurlConfig) throws(TransportError) -> HTTPResponse {
            switch ending {
            case .exited(0): break
            case .exited(let code): throw failure(code, config)
            case .killed, .signalled(SIGINT), .signalled(SIGTERM), .signalled(SIGHUP),
                .signalled(SIGQUIT):
                // Somebody wants it to end; Ctrl-C reaches the children of a program as well.
                throw .cancelled
            case .signalled(let signal):
                throw .connectionLost(reason: "curl was ended by signal \(signal)")
            case .unknown:
                throw .connectionLost(reason: "curl ended with an unknown status")
            }
            do throws(HTTPHead.Flaw) {
                let head = try HTTPHead(head)
                return HTTPResponse(status: head.status, fields: head.fields, body: body)
            } catch {
                switch error {
                case .missing: throw .malformed(reason: "the response is not HTTP")
                case .cut: throw .connectionLost(reason: "the header of the response is incomplete")
                case .contradictory: throw .malformed(reason: "the response has several lengths")
                }
            }
        }

        /// What an exit code means; see `man curl` under EXIT CODES.
        private func failure(_ code: Int32, _ config: CurlConfig) -> TransportError {
            switch code {
            case 1 where words?.hasPrefix("Protocol") == true: .notAllowed(reason: words ?? "")
            case 1: .malformed(reason: "the response is not HTTP")
            case 8: .malformed(reason: words ?? "the response is not HTTP")
            case 2: .notAllowed(reason: words ?? "curl does not support an option")
            case 3: .notAllowed(reason: "the address cannot be read")
            case 5: .unreachable(reason: "the host name of the proxy is unknown")
            case 6: .unreachable(reason: "the host name \(config.host) is unknown")
            case 7: .unreachable(reason: "no connection to \(peer ?? config.authority)")
            case 18: .connectionLost(reason: "the response is incomplete")
            case 27, 100: .malformed(reason: "the header of the response is too long")
            case 28: .timedOut
            case 35:
                .unreachable(reason: "the TLS handshake with \(config.host) failed")
            case 51, 60: .certificate(certificateFlaw, host: config.host)
            case 52: .connectionLost(reason: "the server closed the connection without a response")
            case 61: .malformed(reason: words ?? "the response is not encoded as its header says")
            case 77: .unreachable(reason: "the trusted certificates cannot be read")
            case 56 where proxyStatus != nil: .proxyRefused(status: proxyStatus ?? 407)
            case 16, 55, 56, 92: .connectionLost(reason: words ?? "sending or receiving failed")
            default: .unreachable(reason: words ?? "curl failed with code \(code)")
            }
        }
    }

    extension CurlOutput {
        /// What curl says went wrong, its first line without the program's name and the code.
        ///
        /// It may quote the server: only printable ASCII is let through, and not much of it.
        private var words: String? {
            let line = complaint.prefix { $0 != 0x0A && $0 != 0x0D }.prefix(200)
            let printable = line.map { (0x20...0x7E).contains($0) ? $0 : 0x3F }
            var text = String(decoding: printable, as: UTF8.self)[...]
            if text.hasPrefix("curl: ("), let end = text.firstIndex(of: ")") {
                text = text[text.index(after: end)...].drop { $0 == " " }
            }
            return text.isEmpty ? nil : String(text)
        }

        /// What is wrong with a certificate, in the words of the libraries that curl is built with.
        private var certificateFlaw: CertificateFlaw {
            let words = words?.lowercased() ?? ""
            let flaws: [(String, CertificateFlaw)] = [
                ("expired", .expired), ("not yet valid", .notYetValid),
                ("no alternative certificate subject", .otherHost), ("not match", .otherHost),
                ("mismatch", .otherHost),
            ]
            return flaws.first { words.contains($0.0) }?.1 ?? .unknownIssuer
        }

        /// The status with which a proxy refuses to make a connection, unless it may pass.
        private var proxyStatus: Int? {
            guard let words, words.contains("CONNECT") else { return nil }
            let numbers = words.split { !$0.isNumber }.compactMap { Int($0) }
            return numbers.first { (400...499).contains($0) }
        }

        /// Whom curl tried to reach, which is the proxy where there is one.
        private var peer: String? {
            let prefix = "Failed to connect to "
            guard let words, words.hasPrefix(prefix) else { return nil }
            let parts = words.dropFirst(prefix.count).split(separator: " ")
            guard parts.count > 2, parts[1] == "port" else { return nil }
            let port = parts[2].prefix { $0.isNumber }
            return "\(parts[0]):\(port)"
        }
    }
#endif
