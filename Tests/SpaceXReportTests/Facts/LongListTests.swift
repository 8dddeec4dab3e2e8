import FeatureTesting
import ReportCLI
import Testing

/// Tests with a list of launches in a file that is so long that two threads read it.
@Suite struct LongListTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func run(_ command: String..., list: String) async throws -> InProcess {
        try folder.put(list, in: "launches.json")
        return await InProcess(command + ["--input", folder.path("launches.json")])
    }

    /// A list of 20 000 launches, 250 bytes each, from 2000 to 2009.
    private static let list: String = {
        let records = (0..<20_000).map { number in
            let details = String(repeating: "-", count: 150)
            return #"{"details": "\#(details)", "name": "Launch \#(number)", "id": "\#(number)", "#
                + #""success": \#(number % 4 > 0), "date_utc": "200\#(number % 10)-01-01T00:00:00Z"}"#
        }
        return "[\(records.joined(separator: ",\n"))]"
    }()

    @Test func `all launches are counted`() async throws {
        let run = try await run("statistics", list: Self.list)

        #expect(run.stdout.contains("20,000 launches"))
        #expect(run.stdout.contains("75.0%"))
    }

    @Test func `the launches of a year are those of both halves`() async throws {
        let run = try await run("launches", "--year", "2003", "--format", "csv", list: Self.list)

        let lines = run.stdout.split(whereSeparator: \.isNewline)
        #expect(lines.count == 2001)
        let names = Set(lines.dropFirst().compactMap { $0.split(separator: ",").first })
        #expect(names.count == 2000)
        #expect(names.isSuperset(of: ["Launch 3", "Launch 9993", "Launch 10003", "Launch 19993"]))
    }

    @Test(arguments: [#"{"name": "Laun"#, #"{"name": "#, #"{"na"#, ""])
    func `a list that is cut off is an error`(end: String) async throws {
        let run = try await run("launches", list: String(Self.list.dropLast()) + ",\n" + end)

        #expect(run.stdout.contains("the document ends too early"))
        #expect(run.status == .nothingShown)
    }
}
