#if os(macOS) || os(Linux)
    import Foundation
    import FeatureTesting
    import Testing
    import URLSessionTransport

    @testable import Networking

    /// The transports that must all do the same.
    enum TransportUnderTest: CaseIterable {
        case curl, urlSession

        /// Those that can be tried here: curl is left out on a machine without it.
        static let available = allCases.filter { $0 != .curl || CurlFixture.canRun }

        /// Whether a test of this name must be left out: Foundation's own open URLSession ends the
        /// process at some answers, takes others for what they are not, and takes in much of what
        /// has no end before it can be stopped.
        func leavesOut(_ name: String) -> Bool {
            #if canImport(Darwin)
                return false
            #else
                let fatal = ["in chunks with trailers", "cut in the head", "a status line"]
                let taken = ["an interim answer alone", "two lengths", "bare line feeds"]
                let costly = ["a bomb", "no end"]
                return self == .urlSession && (fatal + taken + costly).contains(name)
            #endif
        }

        /// Whether it tells what is not HTTP from a connection that broke off.
        var tellsFaults: Bool { self == .curl }

        /// What the transport makes of a request.
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

        /// Why a request fails; nil when it does not.
        func failure(of request: HTTPRequest) async -> TransportError? {
            do throws(TransportError) {
                _ = try await send(request)
                return nil
            } catch {
                return error
            }
        }

        /// What the transport makes of an answer.
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

        /// Why the transport refuses an answer; nil when it does not.
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
