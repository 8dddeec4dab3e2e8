#if os(macOS) || os(Linux)
    import Foundation
    import SectionCLibrary
    import Testing

    @testable import Networking

    /// Programs that run instead of curl and misbehave.
    @Suite("A fake curl", .timeLimit(.minutes(1)))
    struct FakeCurlTests {
        @Test func `the exit code of a program that reads nothing is used`() async throws {
            let failure = try await failure(of: "exec 0<&-; exit 6")

            #expect(failure == .unreachable(reason: "the host name a.example is unknown"))
        }

        @Test func `a program that ignores signals and hangs is killed`() async throws {
            let failure = try await failure(of: "trap '' TERM INT HUP; while :; do :; done")

            #expect(failure == .timedOut)
        }

        @Test func `a program that closes its output and hangs is killed`() async throws {
            let failure = try await failure(of: "exec >&- 2>&- 3>&-; while :; do :; done")

            #expect(failure == .timedOut)
        }

        @Test func `a program that writes endless errors is killed`() async throws {
            let failure = try await failure(of: "while :; do echo no >&2; done")

            #expect(failure == .timedOut)
        }

        @Test func `a program that is interrupted counts as cancelled`() async throws {
            #expect(try await failure(of: "kill -INT $$") == .cancelled)
        }

        @Test func `a program that crashes counts as a lost connection`() async throws {
            let failure = try await failure(of: "kill -SEGV $$")

            #expect(failure == .connectionLost(reason: "curl was ended by signal 11"))
        }

        @Test func `a program without output counts as a malformed response`() async throws {
            #expect(
                try await failure(of: "exit 0") == .malformed(reason: "the response is not HTTP"))
        }

        @Test func `control sequences in an error message are removed`() async throws {
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
            // The file cannot be executed while a child that another test has just forked still has
            // it open for writing.
            repeat {
                failure = await trial.transport.failure(of: request)
            } while failure
                == .unreachable(reason: "curl could not be started: \(SystemError(ETXTBSY).reason)")
            #expect(trial.transport.running.isEmpty)
            return failure
        }
    }
#endif
