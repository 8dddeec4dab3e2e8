import FeatureTesting
import Foundation
import ProgramTesting
@testable import ReportCLI
import Testing

/// A report that is watched where no terminal is: in a pipe and in a file.
@Suite(.timeLimit(.minutes(1))) struct WatchStreamTests {
    @Test func `writes one JSON document a line, and asks anew for each`() async throws {
        let tide = Tide([1, 2, 3])

        let watch = await tide.watch("water --watch --format json")

        let levels = try watch.lines.map { line in
            try JSONDecoder().decode(Document.self, from: Data(line.utf8)).sections[0].rows?[0]
                .level
        }
        #expect(levels == [1, 2, 3])
        #expect(watch.output.hasSuffix("}\n"))
        // Once a round, though the section asks twice.
        #expect(tide.asked == 3)
        #expect(tide.pauses == [.seconds(60), .seconds(120), .seconds(180)])
    }

    @Test func `writes CSV under one header, with when each row was observed`() async {
        let watch = await Tide([1, 2]).watch("water --watch 5 --format csv", pauses: 2)

        #expect(
            watch.output
                == "observed_at,level\r\n2020-09-13T12:26:40Z,1\r\n2020-09-13T12:26:40Z,2\r\n")
    }

    @Test(arguments: ["terminal", "markdown", "html", "icalendar"])
    func `refuses other formats in a pipe, before anything is asked`(format: String) async {
        let tide = Tide([1])

        let watch = await tide.watch("water --watch 5 --format \(format)")

        #expect(watch.status == .wrongUsage)
        #expect(watch.errors.contains("use -o FILE"))
        #expect(watch.output == "")
        #expect(tide.asked == 0)
    }

    @Test func `replaces a file each time`() async throws {
        let folder = try TemporaryFolder()
        let (seen, file) = (Calls<String>(), folder.path("tide.md"))

        let watch = await Tide([1, 2]).watch("water --watch 5 -o \(file)") {
            seen.note((try? String(contentsOfFile: file, encoding: .utf8)) ?? "none")
        }

        #expect(seen.all.map { $0.contains("The water is at 2.") } == [false, true, true])
        #expect(seen.all.first?.contains("The water is at 1.") == true)
        #expect(watch.output == "")
        #expect(try folder.names == ["tide.md"])
    }

    @Test func `keeps content that could not be refreshed, and says so once`() async throws {
        let watch = await Tide([1, -1, -1, 2]).watch("water --watch 5 --format json", pauses: 4)

        let sections = try watch.lines.map { line in
            try JSONDecoder().decode(Document.self, from: Data(line.utf8)).sections[0]
        }
        #expect(sections.map { $0.rows?[0].level } == [1, 1, 1, 2])
        #expect(sections.map { $0.refresh_error != nil } == [false, true, true, false])
        #expect(watch.errors.split(separator: "\n").count == 1)
        #expect(watch.errors.contains("Water was not updated."))
    }

    @Test func `is wrong usage without seconds where nothing says how often it changes`() async {
        let tide = Tide([9])

        let watch = await tide.watch("water --watch --format json")

        #expect(watch.status == .wrongUsage)
        #expect(watch.errors.contains("use --watch SECONDS"))
        #expect(watch.output == "")
        #expect(tide.pauses == [])
    }

    @Test func `ends when nothing changes any more`() async {
        let watch = await Tide([1, 9]).watch("water --watch --format json")

        #expect(watch.status == .success)
        #expect(watch.lines.count == 2)
    }

    @Test func `is never faster than the server permits, and says so once`() async {
        let tide = Tide([1])

        let watch = await tide.watch("water --watch 2 --format json", server: .seconds(300))

        #expect(tide.pauses == Array(repeating: .seconds(300), count: 3))
        #expect(watch.errors.split(separator: "\n").count { $0.contains("300 seconds") } == 1)
    }

    private struct Document: Decodable {
        let sections: [Section]

        struct Section: Decodable {
            let rows: [Row]?
            let refresh_error: Failure?
        }

        struct Row: Decodable { let level: Int }

        struct Failure: Decodable { let message: String }
    }
}
