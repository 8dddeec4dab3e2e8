import FeatureTesting
@testable import ReportCLI
import Testing

/// Files that are not complete yet.
@Suite(.serialized) struct TemporaryFilesTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test func `opening a file for writing does not change the old one`() throws {
        try folder.put("old", in: "tea.md")

        let file = try OutputFile(path: folder.path("tea.md")).prepare()

        #expect(try folder.text(of: "tea.md") == "old")
        #expect(try folder.names.count == 2)
        try file.write { sink throws(OutputError) in try sink.write("new") }
        #expect(try folder.text(of: "tea.md") == "new")
        #expect(try folder.names == ["tea.md"])
    }

    @Test func `a file that is never written is removed`() throws {
        var file: PreparedFile? = try OutputFile(path: folder.path("tea.md")).prepare()
        #expect(try folder.names.count == 1)

        _ = consume file
        file = nil

        #expect(try folder.names == [])
    }

    @Test func `a failed write leaves the old file and no other`() throws {
        try folder.put("old", in: "tea.md")

        #expect(throws: OutputError.readerGone) {
            try OutputFile(path: folder.path("tea.md")).write { sink throws(OutputError) in
                try sink.write("half")
                throw .readerGone
            }
        }

        #expect(try folder.names == ["tea.md"])
        #expect(try folder.text(of: "tea.md") == "old")
    }

    @Test func `a new file has a unique name and its ending`() throws {
        let file = try PreparedFile(new: folder.path("tea"), ending: ".html")

        try file.write { sink throws(OutputError) in try sink.write("new") }

        let name = try #require(folder.names.first)
        #expect(file.target == folder.path(name))
        #expect(name.hasPrefix("tea-") && name.hasSuffix(".html"))
        #expect(try folder.text(of: name) == "new")
    }

    @Test func `only the temporary files in the list are removed`() throws {
        let files = TemporaryFiles()
        for name in ["half", "whole"] {
            try folder.put(name, in: name)
            files.insert(folder.path(name))
        }

        files.forget(folder.path("whole"))
        files.removeAll()

        #expect(try folder.names == ["whole"])
    }
}
