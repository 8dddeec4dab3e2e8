#if os(macOS) || os(Linux)
    import Foundation
    import FeatureTesting
    import Testing

    @testable import Networking

    /// Sends real requests to a server on the loopback interface, with its own transport.
    struct CurlFixture {
        /// Whether curl is installed; without it, the tests that need it are skipped.
        static let canRun = {
            let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
            return folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/curl") }
        }()

        /// A timeout long enough for a busy machine; a test that reaches it has failed.
        static let patience = Duration.seconds(50)

        let transport: CurlTransport

        /// Creates a transport that ignores the proxies of the environment of the tests.
        init(program: String = "curl", environment: [String: String] = [:]) {
            transport = CurlTransport(program: program, environment: environment)
        }
    }

    extension CurlTransport {
        /// The error of a request; nil if it succeeds.
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
