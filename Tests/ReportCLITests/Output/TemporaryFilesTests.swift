import FeatureTesting
@testable import ReportCLI
import Testing

/// Files that are not whole yet.
@Suite struct TemporaryFilesTests {
    private struct Refusal: Error {}

    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test func `temporary files are gone when they are removed while being written`() throws {
        let files = TemporaryFiles()

        try files.write(to: folder.path("new")) {
            try folder.put("half", in: "new")
            files.removeAll()

            #expect(try folder.names == [])
        }
    }

    @Test func `temporary files are gone when they could not be written`() throws {
        let files = TemporaryFiles()

        #expect(throws: Refusal.self) {
            try files.write(to: folder.path("new")) { () throws(Refusal) in
                try? folder.put("half", in: "new")
                throw Refusal()
            }
        }

        #expect(try folder.names == [])
    }

    @Test func `temporary files stay when they are whole`() throws {
        let files = TemporaryFiles()

        try files.write(to: folder.path("new")) { try folder.put("whole", in: "new") }
        files.removeAll()

        #expect(try folder.text(of: "new") == "whole")
    }

    @Test func `a file that could not be written does not touch another`() throws {
        try folder.put("", in: "report.md")

        #expect(throws: OutputError.self) {
            try TemporaryFiles.shared.write(to: folder.path("other")) { () throws(OutputError) in
                throw .readerGone
            }
        }
        try OutputFile(path: folder.path("report.md")).write("new")

        #expect(try folder.names == ["report.md"])
    }
}
