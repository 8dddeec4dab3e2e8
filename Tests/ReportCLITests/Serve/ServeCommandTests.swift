import SectionCLibrary
import Testing
import WebServer

@testable import ReportCLI

/// What `serve` refuses before it serves.
struct ServeCommandTests {
    @Test(arguments: [
        (["--port", "65536"], "'65536' is not valid for --port"),
        (["--port", "-1"], "'-1' is not valid for --port"),
        (["--host", "sectionkit.example"], "'sectionkit.example' is not valid for --host"),
        (["--host-name", "a b"], "'a b' is not valid for --host-name"),
        (
            ["--socket", "/a", "--port", "1"],
            "--socket cannot be used together with --port or --host"
        ),
        (["--socket", "/a", "--host", "::1"], "--socket cannot be used together with"),
        (["--format", "json"], "serve has no option --format"),
    ])
    func `an odd place to listen at is refused`(arguments: [String], reason: String) async {
        let run = await TeaRoomRun(["serve"] + arguments)

        #expect(run.status == .wrongUsage)
        #expect(run.errors.contains(reason), "\(run.errors)")
    }

    @Test func `a port that is in use is named`() async throws {
        let other = try WebListener(at: .address("127.0.0.1", port: 0))
        let port = try #require(other.port)

        let run = await TeaRoomRun(["serve", "--port", "\(port)"])

        #expect(run.status == .nothingShown)
        #expect(
            run.errors
                == "tearoom: port \(port) is in use; choose another one with --port, or leave it out.\n"
        )
        withExtendedLifetime(other) {}
    }

    @Test func `a Unix socket is only for its owner, and one that is left is replaced`() throws {
        let path = "/tmp/sectionkit-\(UInt32.random(in: 0 ... .max)).sock"
        let (place, left) = (WebListener.Place.file(path), path + ".left")
        do {
            let listener = try WebListener(at: place)
            var status = stat()
            #expect(stat(path, &status) == 0)
            #expect(status.st_mode & 0o777 == 0o600)
            #expect(throws: SystemError(EADDRINUSE)) { try WebListener(at: place) }
            // A server that was killed leaves its socket.
            #expect(link(path, left) == 0)
            withExtendedLifetime(listener) {}
        }
        #expect(access(path, F_OK) != 0)
        #expect(rename(left, path) == 0)
        let listener = try WebListener(at: place)
        withExtendedLifetime(listener) {}
    }
}
