#if os(macOS) || os(Linux)
    import Foundation
    import HelperPrograms
    import Testing

    @testable import Networking

    @Suite("The output of curl")
    struct CurlOutputTests {
        @Test(
            arguments: [
                (1, .malformed(reason: "the response is not HTTP")),
                (2, .notAllowed(reason: "Said so")),
                (3, .notAllowed(reason: "the address cannot be read")),
                (5, .unreachable(reason: "the host name of the proxy is unknown")),
                (6, .unreachable(reason: "the host name a.example is unknown")),
                (7, .unreachable(reason: "no connection to a.example:8443")),
                (8, .malformed(reason: "Said so")), (16, .connectionLost(reason: "Said so")),
                (18, .connectionLost(reason: "the response is incomplete")),
                (27, .malformed(reason: "the header of the response is too long")), (28, .timedOut),
                (35, .unreachable(reason: "the TLS handshake with a.example failed")),
                (51, .certificate(.unknownIssuer, host: "a.example")),
                (
                    52,
                    .connectionLost(reason: "the server closed the connection without a response")
                ),
                (55, .connectionLost(reason: "Said so")), (56, .connectionLost(reason: "Said so")),
                (60, .certificate(.unknownIssuer, host: "a.example")),
                (61, .malformed(reason: "Said so")),
                (77, .unreachable(reason: "the trusted certificates cannot be read")),
                (92, .connectionLost(reason: "Said so")),
                (100, .malformed(reason: "the header of the response is too long")),
                (97, .unreachable(reason: "Said so")),
            ] as [(Int32, TransportError)])
        func `each exit code has its own error`(code: Int32, meaning: TransportError) throws {
            #expect(try failure(code, "curl: (\(code)) Said so\nMore details here: x") == meaning)
        }

        @Test func `an exit code without a message has a reason`() throws {
            #expect(try failure(43, "") == .unreachable(reason: "curl failed with code 43"))
            #expect(try failure(56, "") == .connectionLost(reason: "sending or receiving failed"))
        }

        @Test(
            arguments: [
                (60, "SSL certificate problem: certificate has expired", .expired),
                (60, "SSL certificate problem: certificate is not yet valid", .notYetValid),
                (
                    60,
                    "SSL: no alternative certificate subject name matches target host name 'a'",
                    .otherHost
                ),
                (
                    51, "SSL: certificate subject name 'b' does not match target host name 'a'",
                    .otherHost
                ),
                (60, "SSL certificate problem: self-signed certificate", .unknownIssuer),
                (60, "server certificate verification failed. CAfile: none", .unknownIssuer),
            ] as [(Int32, String, CertificateProblem)])
        func `a certificate error has its reason`(
            code: Int32, words: String, flaw: CertificateProblem
        ) throws {
            #expect(
                try failure(code, "curl: (\(code)) \(words)")
                    == .certificate(flaw, host: "a.example"))
        }

        @Test(arguments: [
            ("CONNECT tunnel failed, response 407", TransportError.proxyRefused(status: 407)),
            ("Received HTTP code 403 from proxy after CONNECT", .proxyRefused(status: 403)),
            (
                "CONNECT tunnel failed, response 503",
                .connectionLost(reason: "CONNECT tunnel failed, response 503")
            ),
        ])
        func `a refusal by a proxy is distinguished from a lost connection`(
            words: String, meaning: TransportError
        ) throws {
            #expect(try failure(56, "curl: (56) \(words)") == meaning)
        }

        @Test func `a failed connection names the proxy if it was to the proxy`() throws {
            let old = "curl: (7) Failed to connect to proxy.example port 9: Connection refused"
            let new = "curl: (7) Failed to connect to proxy.example port 9 after 1 ms: Could not"

            for words in [old, new] {
                let reason = "no connection to proxy.example:9"
                #expect(try failure(7, words) == .unreachable(reason: reason))
            }
        }

        private func failure(_ code: Int32, _ errorOutput: String) throws -> TransportError? {
            let config = try CurlConfig(HTTPRequest(url: "https://a.example:8443/"))
            let output = CurlOutput(
                termination: .exited(code),
                head: Data(),
                body: Data(),
                errorOutput: Data(errorOutput.utf8)
            )
            do throws(TransportError) {
                _ = try output.response(to: config)
                return nil
            } catch {
                return error
            }
        }
    }
#endif
