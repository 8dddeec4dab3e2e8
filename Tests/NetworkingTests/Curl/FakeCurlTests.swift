#if os(macOS) || os(Linux)
    import CLibrary
    import Foundation
    import Testing

    @testable import Networking

    /// Programs that call themselves curl and do not behave like it.
    @Suite("Programs instead of curl", .timeLimit(.minutes(1)))
    struct FakeCurlTests {
        @Test func `one that ends before it reads is heard`() async throws {
            let failure = try await failure(of: "exec 0<&-; exit 6")

            #expect(failure == .unreachable(reason: "the host name a.example is unknown"))
        }

        @Test func `one that ignores polite signals and says nothing is ended`() async throws {
            let failure = try await failure(of: "trap '' TERM INT HUP; while :; do :; done")

            #expect(failure == .timedOut)
        }

        @Test func `one that closes its output and stays is ended`() async throws {
            let failure = try await failure(of: "exec >&- 2>&- 3>&-; while :; do :; done")

            #expect(failure == .timedOut)
        }

        @Test func `one that complains without an end is ended`() async throws {
            let failure = try await failure(of: "while :; do echo no >&2; done")

            #expect(failure == .timedOut)
        }

        @Test func `one that the user ends was cancelled`() async throws {
            #expect(try await failure(of: "kill -INT $$") == .cancelled)
        }

        @Test func `one that crashes has lost the connection`() async throws {
            let failure = try await failure(of: "kill -SEGV $$")

            #expect(failure == .connectionLost(reason: "curl was ended by signal 11"))
        }

        @Test func `one that brings nothing has not spoken HTTP`() async throws {
            #expect(
                try await failure(of: "exit 0") == .malformed(reason: "the response is not HTTP"))
        }

        @Test func `one that quotes what a terminal obeys is not repeated`() async throws {
            let failure = try await failure(
                of: #"printf 'curl: (56) a\033[2Jb\302\233c\nd' >&2; exit 56"#)

            #expect(failure == .connectionLost(reason: "a?[2Jb??c"))
        }

        private func failure(of script: String) async throws -> TransportError? {
            let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
            try Data("#!/bin/sh\n\(script)\n".utf8).write(to: file)
            try FileManager.default.setAttributes(
                [.posixPermissions: 0o700], ofItemAtPath: file.path)
            defer { try? FileManager.default.removeItem(at: file) }
            let trial = CurlFixture(program: file.path)
            let request = HTTPRequest(url: "http://a.example/", timeout: .milliseconds(500))
            var failure: TransportError?
            // A file cannot be run while a child of another test, not yet a program of its own,
            // still has it open for writing.
            repeat {
                failure = await trial.transport.failure(of: request)
            } while failure
                == .unreachable(reason: "curl could not be started: \(SystemError(ETXTBSY).reason)")
            #expect(trial.transport.running.isEmpty)
            return failure
        }
    }
#endif
