import FeatureTesting
@testable import ReportCLI
import Testing

/// Files that are not whole yet.
@Suite struct DraftsTests {
    private struct Refusal: Error {}

    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test func `are gone when they are removed while being written`() throws {
        let drafts = Drafts()

        try drafts.write(to: folder.path("draft")) {
            try folder.put("half", in: "draft")
            drafts.removeAll()

            #expect(try folder.names == [])
        }
    }

    @Test func `are gone when they could not be written`() throws {
        let drafts = Drafts()

        #expect(throws: Refusal.self) {
            try drafts.write(to: folder.path("draft")) { () throws(Refusal) in
                try? folder.put("half", in: "draft")
                throw Refusal()
            }
        }

        #expect(try folder.names == [])
    }

    @Test func `stay when they are whole`() throws {
        let drafts = Drafts()

        try drafts.write(to: folder.path("draft")) { try folder.put("whole", in: "draft") }
        drafts.removeAll()

        #expect(try folder.text(of: "draft") == "whole")
    }

    @Test func `are known while a report is written to a file`() throws {
        try folder.put("", in: "report.md")

        #expect(throws: OutputError.self) {
            try Drafts.shared.write(to: folder.path("other")) { () throws(OutputError) in
                throw .readerGone
            }
        }
        try OutputFile(path: folder.path("report.md")).write("new")

        #expect(try folder.names == ["report.md"])
    }
}
