import FeatureTesting
import Foundation
import Networking
import ProgramTesting
import ReportCLI
import Testing

/// The messages of a program about its cache.
@Suite final class CacheTests {
    private let folder = FileManager.default.temporaryDirectory
        .appending(path: "CacheTests-\(UUID().uuidString)").path

    deinit {
        try? FileManager.default.removeItem(atPath: folder)
    }

    private func run(
        _ arguments: String..., response: HTTPResponse? = nil, environment: [String: String] = [:]
    ) async -> (status: ExitCode, output: String, errors: String) {
        let output = TextOutputSpy()
        let errors = TextOutputSpy()
        let program = ReportProgram(
            name: "tearoom", version: "1", title: "", summary: "", recipes: TeaRoom.recipes,
            sources: [TeaRoom.web])
        let responses = (0..<3).compactMap { _ in response.map(HTTPTransportSpy.Answer.success) }
        let host = Host(
            environment: ["XDG_CACHE_HOME": folder].merging(environment) { $1 },
            clock: { TeaRoomRun.clock }, transport: HTTPTransportSpy(responses), output: output,
            errorOutput: errors)
        let status = await program.run(arguments, in: host)
        return (status, output.text, errors.text)
    }

    private static let tea = HTTPResponse(
        status: 200, fields: [HTTPField("Cache-Control", "max-age=0")], body: Data("Sencha".utf8))

    /// Puts a file in place of the folder, and returns the expected message.
    private func blockFolder() throws -> String {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try Data().write(to: URL(filePath: folder + "/tearoom"))
        return "the cache folder '\(folder)/tearoom' is not a folder"
    }

    @Test(arguments: ["list", "clear"])
    func `an unusable cache folder is an error`(action: String) async throws {
        let errorMessage = try blockFolder()

        let run = await run("cache", action)

        #expect(run.status == .nothingShown)
        #expect(run.output == "")
        #expect(run.errors == "tearoom: \(errorMessage).\n")
    }

    @Test func `a report warns once that responses are not cached`() async throws {
        let errorMessage = try blockFolder()

        let run = await run("report", response: Self.tea)

        #expect(run.status == .success)
        #expect(run.output.contains("Sencha"))
        #expect(run.errors == "tearoom: warning: responses are not cached: \(errorMessage)\n")
    }

    @Test(arguments: ["terminal", "markdown", "html", "json"])
    func `what the surroundings lack is no part of a report`(format: String) async throws {
        _ = try blockFolder()

        let run = await run("menu", "--format", format, response: Self.tea)

        #expect(run.status == .success)
        #expect(!run.output.contains("not cached"))
        #expect(run.errors.contains("not cached"))
    }

    @Test func `a report warns of a missing cache folder unless --no-cache is given`() async {
        let nowhere = ["XDG_CACHE_HOME": "caches", "HOME": "me"]

        let run = await run("menu", response: Self.tea, environment: nowhere)
        let quiet = await self.run("menu", "--no-cache", response: Self.tea, environment: nowhere)

        let reason = "neither XDG_CACHE_HOME nor HOME is an absolute path"
        #expect(run.status == .success)
        #expect(run.errors == "tearoom: warning: responses are not cached: \(reason)\n")
        #expect(quiet.errors == "")
    }

    @Test func `a stale cached response is reported with its age`() async throws {
        var old = Self.tea
        old.fields.append(HTTPField("Age", "7300"))
        _ = await run("menu", response: old)

        let offline = await run("menu", "--offline")
        let down = await run("menu")
        let document = await run("menu", "--offline", "--format", "json")

        let words = "showing a cached response that is 2 hours old: https://tea.example/menu\n"
        #expect(offline.status == .success)
        #expect(offline.output.contains("Sencha"))
        #expect(offline.errors == "tearoom: warning: \(words)")
        #expect(
            down.errors
                == "tearoom: warning: the server could not be reached "
                + "(the spy has no more responses); \(words)")
        #expect(
            document.output.contains(
                """
                  "warnings": [
                    "\(words.dropLast())"
                  ],
                  "sections": [
                """))
        #expect(document.errors == offline.errors)
    }

    @Test(arguments: [
        "http://me:s3cr3t@tea.example", "ftp://me:s3cr3t@tea.example", "http://me:s3/cr3t@tea",
        "http://me:^s3cr3t@tea.example",
    ])
    func `a password in an address is never shown or cached`(address: String) async throws {
        let report = await run("menu", "--verbose", "--base-url", address, response: Self.tea)
        let list = await run("cache", "list")

        let isShown = address.hasPrefix("http://me:s3cr3t@")
        #expect(report.status == (isShown ? .success : .wrongUsage))
        #expect(list.output.isEmpty != isShown)
        let texts = [report.output, report.errors, list.output]
        #expect(texts.allSatisfy { !$0.contains("s3") && !$0.contains("cr3t") })
    }
}
