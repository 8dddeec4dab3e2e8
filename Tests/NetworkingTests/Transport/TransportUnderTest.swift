#if os(macOS) || os(Linux)
    import Foundation
    import FeatureTesting
    import Testing
    import URLSessionTransport

    @testable import Networking

    /// The transports, which must all behave the same.
    enum TransportUnderTest: CaseIterable {
        case curl, urlSession

        /// The available transports: without curl installed, only URLSession.
        static let available = allCases.filter { $0 != .curl || CurlFixture.canRun }

        /// Whether to skip a case: the URLSession of swift-corelibs-foundation crashes for some
        /// responses, accepts some invalid ones, and reads gigabytes of endless ones.
        func leavesOut(_ name: String) -> Bool {
            #if canImport(Darwin)
                return false
            #else
                let fatal = ["in chunks with trailers", "cut in the head", "a status line"]
                let taken = ["only an interim response", "two lengths", "bare line feeds"]
                let costly = ["a bomb", "no end"]
                return self == .urlSession && (fatal + taken + costly).contains(name)
            #endif
        }

        /// Whether the transport distinguishes a malformed response from a lost connection.
        var tellsFaults: Bool { self == .curl }

        /// Sends a request with the transport.
        func send(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse {
            switch self {
            case .curl:
                let trial = CurlFixture()
                defer { #expect(trial.transport.running.isEmpty) }
                return try await trial.transport.send(request)
            case .urlSession:
                return try await URLSessionTransport().send(request)
            }
        }

        /// The error of a request; nil if it succeeds.
        func failure(of request: HTTPRequest) async -> TransportError? {
            do throws(TransportError) {
                _ = try await send(request)
                return nil
            } catch {
                return error
            }
        }

        /// The transport's response for a response of the test server.
        func response(
            to answer: HostileServer.Response,
            fields: [HTTPField] = [],
            bodyLimit: Int = 1 << 20,
            timeout: Duration = CurlFixture.patience
        ) async throws -> HTTPResponse {
            let server = try HostileServer(answer)
            defer { server.stop() }
            return try await send(
                HTTPRequest(url: server.url, fields: fields, timeout: timeout, bodyLimit: bodyLimit)
            )
        }

        /// The transport's error for a response of the test server; nil if it succeeds.
        func failure(
            of answer: HostileServer.Response,
            bodyLimit: Int = 1 << 20,
            timeout: Duration = CurlFixture.patience
        ) async throws -> TransportError? {
            do {
                _ = try await response(to: answer, bodyLimit: bodyLimit, timeout: timeout)
                return nil
            } catch let error as TransportError {
                return error
            }
        }
    }
#endif
