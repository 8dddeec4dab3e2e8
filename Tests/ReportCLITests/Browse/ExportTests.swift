import FeatureTesting
import Foundation
import Networking
import ProgramTesting
import SectionCLibrary
@testable import ReportCLI
import ScreenHost
import SectionKit
import Testing

/// Exports from the screen.
@Suite(.timeLimit(.minutes(1))) struct ExportTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    /// Exports the guest book.
    private func export(
        to file: String,
        replacing: Bool = false,
        tables: Int = 1
    ) throws -> ExportOutcome {
        let columns = [Column("name", "Guest")]
        let sections = (1...tables).map { number in
            SectionSnapshot(
                id: "guests\(number)", title: "Guests",
                state: .success([.table(Table(columns: columns, rows: [[.text("Alice")]]))]))
        }
        let exporter = ReportExporter(
            home: folder.url.path, formats: ReportFormats(), settings: SurfaceSettings(),
            images: .named)
        return exporter.export(
            Report(
                title: "Tea room",
                source: Report.Source(id: "kitchen", summary: "The kitchen."),
                generatedAt: TeaRoomRun.clock, sections: sections),
            to: file, replacing: replacing)
    }

    @Test func `an export is in the format of its file extension`() throws {
        let outcome = try export(to: folder.path("guests.csv"))

        #expect(outcome == .written(notes: []))
        #expect(try folder.text(of: "guests.csv") == "name\r\nAlice\r\n")
    }

    @Test(arguments: ["guests", "l", ".csv", "guests.d/menu"], [true, false])
    func `a name without a file extension is refused`(name: String, replacing: Bool) throws {
        try folder.put("old", in: "l")

        let file = folder.path(name)
        guard case .failed(let reason) = try export(to: file, replacing: replacing) else {
            Issue.record("wrote a file without an extension")
            return
        }
        #expect(
            reason.hasPrefix("\(file.quoted) has no file extension, which sets the format; use"))
        #expect(reason.contains(".md"))
        #expect(try folder.text(of: "l") == "old")
        #expect(try folder.names == ["l"])
    }

    @Test func `a name may begin with ~`() throws {
        #expect(try export(to: "~/guests.md") == .written(notes: []))
        #expect(try folder.names == ["guests.md"])
    }

    @Test func `a file is replaced only if that is confirmed`() throws {
        try folder.put("old", in: "guests.csv")

        #expect(try export(to: folder.path("guests.csv")) == .exists)
        #expect(try folder.text(of: "guests.csv") == "old")
        let outcome = try export(to: folder.path("guests.csv"), replacing: true)
        #expect(outcome == .written(notes: []))
        #expect(try folder.text(of: "guests.csv") != "old")
    }

    @Test(arguments: [false, true])
    func `an export to a pipe is refused at once`(replacing: Bool) throws {
        let pipe = folder.path("pipe.md")
        try #require(mkfifo(pipe, 0o600) == 0)

        let outcome = try export(to: pipe, replacing: replacing)

        #expect(outcome == .failed("\(pipe.quoted) is not a regular file."))
    }

    @Test func `the error for a file that cannot be written gives the reason`() throws {
        let missing = folder.path("missing/guests.md")

        let outcome = try export(to: missing)

        #expect(
            outcome
                == .failed(
                    "\(missing.quoted) could not be written: No such file or directory."))
        guard case .failed(let reason) = try export(to: folder.path("guests.xyz")) else {
            Issue.record("wrote a format that there is not")
            return
        }
        #expect(reason.contains("no format has the file extension '.xyz'"))
    }

    @Test func `the error for an unsuitable format says what to do`() throws {
        let outcome = try export(to: folder.path("guests.csv"), tables: 2)

        guard case .failed(let reason) = outcome else {
            Issue.record("wrote two tables into one")
            return
        }
        #expect(reason.hasSuffix("fold all sections but one, or choose another format."))
        #expect(try folder.names == [])
    }
}
