import FeatureKit
import FeatureTesting
import Foundation
import Networking
import ProgramTesting
import ReportCLI
import SectionKit
import Testing

/// Rows that cannot be read again while a report is written, and what had no room on the disk.
@Suite struct UnreadableRowsTests {
    /// A section whose rows fail, or that had no room for them.
    private struct Ledger: SectionKit.Section {
        let id = "ledger"
        let title = "Ledger"
        let hasRoom: Bool

        func load(into output: some SectionOutput<Int>) async {
            let full = SectionError(
                message: "The disk is full.", recovery: "Free some.", isStorageFailure: true)
            await output.show(hasRoom ? .success(2) : .error(full))
        }

        func body(for count: Int) -> [Block] {
            let rows = TableRows(
                count: count, failure: { "the page is torn" }, cells: { [.integer($0)] })
            return [.table(Table(columns: [Column("n", "n")], rows: rows))]
        }
    }

    private let output = TextOutputSpy()
    private let errors = TextOutputSpy()

    private func run(hasRoom: Bool, _ arguments: String...) async -> ExitCode {
        let program = ReportProgram(
            name: "tearoom", version: "1", title: "Tea room", summary: "Serves tea.",
            recipes: [
                SectionRecipe<FeatureDependencies>(
                    name: "ledger", summary: "the ledger", options: [], examples: [],
                    make: { _, _ in Ledger(hasRoom: hasRoom) })
            ],
            sources: [
                ReportSource(
                    Report.Source(id: "kitchen", summary: "The kitchen."), summary: "the kitchen",
                    request: { BaseRequestSpy() })
            ])
        let host = Host(
            clock: { TeaRoomRun.clock }, transport: HTTPTransportSpy(), output: output,
            errorOutput: errors)
        return await program.run(["ledger"] + arguments, in: host)
    }

    @Test(arguments: ["csv", "json", "html", "terminal"])
    func `a report with rows that could not be read is an error of the output`(
        format: String
    ) async {
        #expect(await run(hasRoom: true, "--format", format) == .notWritten)
        #expect(
            errors.text == "tearoom: the output could not be written to standard output:"
                + " the page is torn.\n")
    }

    @Test func `a file is not replaced by a report with rows that could not be read`() async throws
    {
        let folder = try TemporaryFolder()
        try folder.put("Assam\n", in: "tea.csv")

        #expect(await run(hasRoom: true, "-o", folder.path("tea.csv")) == .notWritten)
        #expect(try folder.names == ["tea.csv"])
        #expect(try folder.text(of: "tea.csv") == "Assam\n")
    }

    @Test func `the exit code of a section without room on the disk is that of the output`() async {
        #expect(await run(hasRoom: false) == .notWritten)
        #expect(await run(hasRoom: false, "--format", "csv") == .notWritten)
        let sentence = "tearoom: The disk is full. Free some.\n"
        #expect(errors.text == sentence + sentence)
    }
}
