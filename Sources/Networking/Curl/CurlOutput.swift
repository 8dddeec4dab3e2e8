#if os(macOS) || os(Linux)
    import HelperPrograms
    import SectionCLibrary
    import SectionEssentials

    /// The output of a run of curl, and how it ended.
    struct CurlOutput: Sendable {
        let termination: ChildProcesses.Termination
        let head: Data
        let body: Data
        let errorOutput: Data

        /// The response that curl received.
        ///
        /// - Throws: ``TransportError`` if it received none.
        func response(to config: CurlConfig) throws(TransportError) -> HTTPResponse {
            switch termination {
            case .exited(0): break
            case .exited(let code): throw failure(code, config)
            case .killed, .signalled(SIGINT), .signalled(SIGTERM), .signalled(SIGHUP),
                .signalled(SIGQUIT):
                // The user interrupted it; Ctrl-C is sent to the children of a program too.
                throw .cancelled
            case .signalled(let signal):
                throw .connectionLost(reason: "curl was ended by signal \(signal)")
            case .unknown:
                throw .connectionLost(reason: "curl ended with an unknown status")
            }
            do throws(HTTPHead.Flaw) {
                let head = try HTTPHead(head, isAfterChallenge: config.isChallenged)
                return HTTPResponse(status: head.status, fields: head.fields, body: body)
            } catch {
                switch error {
                case .missing: throw .malformed(reason: "the response is not HTTP")
                case .incomplete:
                    throw .connectionLost(reason: "the header of the response is incomplete")
                case .contradictory: throw .malformed(reason: "the response has several lengths")
                }
            }
        }

        /// The error for an exit code; see `man curl` under EXIT CODES.
        private func failure(_ code: Int32, _ config: CurlConfig) -> TransportError {
            switch code {
            case 1 where message?.hasPrefix("Protocol") == true: .notAllowed(reason: message ?? "")
            case 1: .malformed(reason: "the response is not HTTP")
            case 8: .malformed(reason: message ?? "the response is not HTTP")
            case 2: .notAllowed(reason: message ?? "curl does not support an option")
            case 3: .notAllowed(reason: "the address cannot be read")
            case 5: .unreachable(reason: "the host name of the proxy is unknown")
            case 6: .unreachable(reason: "the host name \(config.host) is unknown")
            case 7: .unreachable(reason: "no connection to \(peer ?? config.authority)")
            case 18: .connectionLost(reason: "the response is incomplete")
            case 27, 100: .malformed(reason: "the header of the response is too long")
            case 28: .timedOut
            case 35:
                .unreachable(reason: "the TLS handshake with \(config.host) failed")
            case 51, 60: .certificate(certificateProblem, host: config.host)
            case 52: .connectionLost(reason: "the server closed the connection without a response")
            case 61: .malformed(reason: message ?? "the response is not encoded as its header says")
            case 77: .unreachable(reason: "the trusted certificates cannot be read")
            case 90: .certificate(.otherKey, host: config.host)
            case 58: .unreachable(reason: message ?? "the client certificate cannot be used")
            case 56 where proxyStatus != nil: .proxyRefused(status: proxyStatus ?? 407)
            case 16, 55, 56, 92: .connectionLost(reason: message ?? "sending or receiving failed")
            default: .unreachable(reason: message ?? "curl failed with code \(code)")
            }
        }
    }

    extension CurlOutput {
        /// The error message of curl: its first line, without the program's name and the code.
        ///
        /// It may quote the server, so it is limited to 200 characters of printable ASCII.
        private var message: String? {
            let line = errorOutput.prefix { $0 != 0x0A && $0 != 0x0D }.prefix(200)
            let printable = line.map { (0x20...0x7E).contains($0) ? $0 : 0x3F }
            var text = String(decoding: printable, as: UTF8.self)[...]
            if text.hasPrefix("curl: ("), let end = text.firstIndex(of: ")") {
                text = text[text.index(after: end)...].drop { $0 == " " }
            }
            return text.isEmpty ? nil : String(text)
        }

        /// What is wrong with a certificate, from the messages of the TLS libraries of curl.
        private var certificateProblem: CertificateProblem {
            let message = message?.lowercased() ?? ""
            let problems: [(String, CertificateProblem)] = [
                ("expired", .expired), ("not yet valid", .notYetValid),
                ("no alternative certificate subject", .otherHost), ("not match", .otherHost),
                ("mismatch", .otherHost),
            ]
            return problems.first { message.contains($0.0) }?.1 ?? .unknownIssuer
        }

        /// The status with which a proxy refused to connect, if it is from 400 to 499.
        private var proxyStatus: Int? {
            guard let message, message.contains("CONNECT") else { return nil }
            let numbers = message.split { !$0.isNumber }.compactMap { Int($0) }
            return numbers.first { (400...499).contains($0) }
        }

        /// The host and port that curl tried to connect to, which may be those of a proxy.
        private var peer: String? {
            let prefix = "Failed to connect to "
            guard let message, message.hasPrefix(prefix) else { return nil }
            let parts = message.dropFirst(prefix.count).split(separator: " ")
            guard parts.count > 2, parts[1] == "port" else { return nil }
            let port = parts[2].prefix { $0.isNumber }
            return "\(parts[0]):\(port)"
        }
    }
#endif
