import FeatureTesting
import Foundation
import ProgramTesting
@testable import ReportCLI
import Synchronization
import Testing

/// A watched report without a terminal: in a pipe and in a file.
@Suite(.timeLimit(.minutes(1))) struct WatchStreamTests {
    @Test func `each line is a JSON document with newly loaded facts`() async throws {
        let tide = Tide([1, 2, 3])

        let watch = await tide.watch("water --watch --format json")

        let levels = try watch.lines.map { line in
            try JSONDecoder().decode(Document.self, from: Data(line.utf8)).sections[0].rows?[0]
                .level
        }
        #expect(levels == [1, 2, 3])
        #expect(watch.output.hasSuffix("}\n"))
        // One request for each round, although the section makes two.
        #expect(tide.asked == 3)
        #expect(tide.pauses == [.seconds(60), .seconds(120), .seconds(180)])
    }

    @Test func `CSV has one header, and the time of observation in each row`() async {
        let watch = await Tide([1, 2]).watch("water --watch 5 --format csv", pauses: 2)

        #expect(
            watch.output
                == "observed_at,level\r\n2020-09-13T12:26:40Z,1\r\n2020-09-13T12:26:40Z,2\r\n")
    }

    @Test(arguments: ["terminal", "markdown", "html", "icalendar", "geojson", "gpx"])
    func `other formats in a pipe are refused before any request`(format: String) async {
        let tide = Tide([1])

        let watch = await tide.watch("water --watch 5 --format \(format)")

        #expect(watch.status == .wrongUsage)
        #expect(watch.errors.contains("use -o FILE"))
        #expect(watch.output == "")
        #expect(tide.asked == 0)
    }

    @Test func `a file is replaced at each update`() async throws {
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

    @Test func `a file from before stays until nothing fails, and is said to`() async throws {
        let folder = try TemporaryFolder()
        let (seen, file) = (Calls<String>(), folder.path("tide.md"))
        try folder.put("of yesterday\n", in: "tide.md")

        let watch = await Tide([-1, -1, 2]).watch("water --watch 5 -o \(file)") {
            seen.note((try? String(contentsOfFile: file, encoding: .utf8)) ?? "none")
        }

        #expect(seen.all.prefix(2) == ["of yesterday\n", "of yesterday\n"])
        #expect(seen.all.last?.contains("The water is at 2.") == true)
        #expect(watch.errors.components(separatedBy: "was not replaced").count == 2)
    }

    @Test func `content that cannot be refreshed is kept, with one warning`() async throws {
        let watch = await Tide([1, -1, -1, 2]).watch("water --watch 5 --format json", pauses: 4)

        let sections = try watch.lines.map { line in
            try JSONDecoder().decode(Document.self, from: Data(line.utf8)).sections[0]
        }
        #expect(sections.map { $0.rows?[0].level } == [1, 1, 1, 2])
        #expect(sections.map { $0.refresh_error != nil } == [false, true, true, false])
        #expect(watch.errors.split(separator: "\n").count == 1)
        #expect(watch.errors.contains("Could not refresh Water."))
    }

    @Test(arguments: ["--format json", "-o FILE"])
    func `content does not move between the rounds of a pipe or a file`(output: String) async throws
    {
        let folder = try TemporaryFolder()
        let seconds = Mutex(0.0)
        let tide = Tide([1001]) { TeaRoomRun.clock + seconds.withLock(\.self) }

        let watch = await tide.watch(
            "water --watch 5 \(output.replacing("FILE", with: folder.path("tide.json")))",
            between: { seconds.withLock { $0 += 5 } })

        #expect(tide.pauses == Array(repeating: .seconds(5), count: 3))
        let file = try? String(contentsOfFile: folder.path("tide.json"), encoding: .utf8)
        #expect((watch.output + (file ?? "")).contains("1001"))
        #expect(!(watch.output + (file ?? "")).contains("1006"))
    }

    @Test func `the file of --input is read again each time, and may be missing once`() async throws
    {
        let folder = try TemporaryFolder()
        let file = folder.path("level")
        let round = Mutex(0)
        try Data("1".utf8).write(to: URL(fileURLWithPath: file))

        let watch = await Tide([]).watch(
            "water --watch 5 --format json --input \(file)", pauses: 4
        ) {
            switch round.withLock({
                $0 += 1; return $0
            }) {
            case 1: try? Data("2".utf8).write(to: URL(fileURLWithPath: file))
            case 2: try? FileManager.default.removeItem(atPath: file)
            case 3: try? Data("3".utf8).write(to: URL(fileURLWithPath: file))
            default: break
            }
        }

        let sections = try watch.lines.map { line in
            try JSONDecoder().decode(Document.self, from: Data(line.utf8)).sections[0]
        }
        #expect(sections.map { $0.rows?[0].level } == [1, 2, 2, 3])
        #expect(sections.map { $0.refresh_error != nil } == [false, false, true, false])
        #expect(watch.errors.split(separator: "\n").count == 1)
        #expect(watch.errors.contains("cannot be read: No such file or directory."))
        #expect(watch.errors.contains("The next update tries again."))
    }

    @Test func `seconds are required if no section says how often it changes`() async {
        let tide = Tide([9])

        let watch = await tide.watch("water --watch --format json")

        #expect(watch.status == .wrongUsage)
        #expect(watch.errors.contains("use --watch SECONDS"))
        #expect(watch.output == "")
        #expect(tide.pauses == [])
    }

    @Test func `the watch ends when no section changes any more`() async {
        let watch = await Tide([1, 9]).watch("water --watch --format json")

        #expect(watch.status == .success)
        #expect(watch.lines.count == 2)
    }

    @Test func `updates are never faster than the server permits, with one warning`() async {
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
