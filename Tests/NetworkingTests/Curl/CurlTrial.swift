#if os(macOS) || os(Linux)
    import Foundation
    import HostileServer
    import Testing

    @testable import Networking

    /// Real requests to a server on the loopback interface, by children that nobody else has.
    struct CurlTrial {
        /// Whether there is a curl to run: the tests of a machine without it leave these out.
        static let canRun = {
            let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
            return folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/curl") }
        }()

        /// Long enough for a busy machine; a test that gets there has failed.
        static let patience = Duration.seconds(50)

        let children = Children()
        let turns = Turns(Turns.usual)
        let transport: CurlTransport

        /// Makes a transport that knows nothing of the proxies of the one who runs the tests.
        init(program: String = "curl", environment: [String: String] = [:]) {
            transport = CurlTransport(
                program: program,
                environment: environment,
                children: children,
                turns: turns
            )
        }

        /// What the transport makes of an answer.
        static func response(
            to answer: Answer,
            fields: [HTTPField] = [],
            bodyLimit: Int = 1 << 20,
            timeout: Duration = patience
        ) async throws -> HTTPResponse {
            let server = try HostileServer(answer)
            defer { server.stop() }
            let trial = CurlTrial()
            defer { #expect(trial.children.running.isEmpty) }
            return try await trial.transport.send(
                HTTPRequest(url: server.url, fields: fields, timeout: timeout, bodyLimit: bodyLimit)
            )
        }

        /// The content that the transport makes of an answer.
        static func text(of answer: Answer) async throws -> String {
            String(decoding: try await response(to: answer).body, as: UTF8.self)
        }

        /// Why the transport refuses an answer; nil when it does not.
        static func failure(
            of answer: Answer,
            bodyLimit: Int = 1 << 20,
            timeout: Duration = patience
        ) async throws -> TransportError? {
            do {
                _ = try await response(to: answer, bodyLimit: bodyLimit, timeout: timeout)
                return nil
            } catch let error as TransportError {
                return error
            }
        }
    }

    extension CurlTransport {
        /// Why a request fails; nil when it does not.
        func failure(of request: HTTPRequest) async -> TransportError? {
            do throws(TransportError) {
                _ = try await send(request)
                return nil
            } catch {
                return error
            }
        }
    }
#endif
