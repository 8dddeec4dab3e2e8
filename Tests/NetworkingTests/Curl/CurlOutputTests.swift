#if os(macOS) || os(Linux)
    import Foundation
    import Testing

    @testable import Networking

    @Suite("What curl's codes mean")
    struct CurlOutputTests {
        @Test(
            arguments: [
                (1, .malformed(reason: "the answer is not HTTP")),
                (2, .notAllowed(reason: "Said so")),
                (3, .notAllowed(reason: "the address cannot be read")),
                (5, .unreachable(reason: "the name of the proxy is not known")),
                (6, .unreachable(reason: "the name a.example is not known")),
                (7, .unreachable(reason: "nobody answers at a.example:8443")),
                (8, .malformed(reason: "Said so")), (16, .connectionLost(reason: "Said so")),
                (18, .connectionLost(reason: "the answer broke off")),
                (27, .malformed(reason: "the header of the answer is too long")), (28, .timedOut),
                (35, .unreachable(reason: "no secure connection to a.example could be agreed on")),
                (51, .unreachable(reason: "the certificate of a.example is not trusted")),
                (52, .connectionLost(reason: "the server closed the connection without an answer")),
                (55, .connectionLost(reason: "Said so")), (56, .connectionLost(reason: "Said so")),
                (60, .unreachable(reason: "the certificate of a.example is not trusted")),
                (61, .malformed(reason: "Said so")),
                (77, .unreachable(reason: "the trusted certificates cannot be read")),
                (92, .connectionLost(reason: "Said so")),
                (100, .malformed(reason: "the header of the answer is too long")),
                (97, .unreachable(reason: "Said so")),
            ] as [(Int32, TransportError)])
        func `a code has one meaning`(code: Int32, meaning: TransportError) throws {
            #expect(try failure(code, "curl: (\(code)) Said so\nMore details here: x") == meaning)
        }

        @Test func `a code without words still has a reason`() throws {
            #expect(try failure(43, "") == .unreachable(reason: "curl failed with code 43"))
            #expect(try failure(56, "") == .connectionLost(reason: "the connection broke off"))
        }

        @Test func `who did not answer may be the proxy`() throws {
            let old = "curl: (7) Failed to connect to proxy.example port 9: Connection refused"
            let new = "curl: (7) Failed to connect to proxy.example port 9 after 1 ms: Could not"

            for words in [old, new] {
                let reason = "nobody answers at proxy.example:9"
                #expect(try failure(7, words) == .unreachable(reason: reason))
            }
        }

        private func failure(_ code: Int32, _ complaint: String) throws -> TransportError? {
            let config = try CurlConfig(HTTPRequest(url: "https://a.example:8443/"))
            let output = CurlOutput(
                ending: .exited(code),
                head: Data(),
                body: Data(),
                complaint: Data(complaint.utf8)
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
