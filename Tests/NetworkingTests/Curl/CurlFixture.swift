#if os(macOS) || os(Linux)
    import Foundation
    import FeatureTesting
    import Testing

    @testable import Networking

    /// Real requests to a server on the loopback interface, by children that nobody else has.
    struct CurlFixture {
        /// Whether there is a curl to run: the tests of a machine without it leave these out.
        static let canRun = {
            let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
            return folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/curl") }
        }()

        /// Long enough for a busy machine; a test that gets there has failed.
        static let patience = Duration.seconds(50)

        let transport: CurlTransport

        /// Makes a transport that knows nothing of the proxies of the one who runs the tests.
        init(program: String = "curl", environment: [String: String] = [:]) {
            transport = CurlTransport(program: program, environment: environment)
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
