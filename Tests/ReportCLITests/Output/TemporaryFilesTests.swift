import FeatureTesting
@testable import ReportCLI
import Testing

/// Files that are not whole yet.
@Suite(.serialized) struct TemporaryFilesTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test func `a file that is open to be written leaves what it is to replace`() throws {
        try folder.put("old", in: "tea.md")

        let file = try OutputFile(path: folder.path("tea.md")).prepare()

        #expect(try folder.text(of: "tea.md") == "old")
        #expect(try folder.names.count == 2)
        try file.write { sink throws(OutputError) in try sink.write("new") }
        #expect(try folder.text(of: "tea.md") == "new")
        #expect(try folder.names == ["tea.md"])
    }

    @Test func `a file that nothing is written to is gone`() throws {
        var file: PreparedFile? = try OutputFile(path: folder.path("tea.md")).prepare()
        #expect(try folder.names.count == 1)

        _ = consume file
        file = nil

        #expect(try folder.names == [])
    }

    @Test func `a file that could not be written is gone, and the old one stays`() throws {
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

    @Test func `a file of a new name is there once it is written`() throws {
        let file = try PreparedFile(new: folder.path("tea"), ending: ".html")

        try file.write { sink throws(OutputError) in try sink.write("new") }

        let name = try #require(folder.names.first)
        #expect(file.target == folder.path(name))
        #expect(name.hasPrefix("tea-") && name.hasSuffix(".html"))
        #expect(try folder.text(of: name) == "new")
    }

    @Test func `temporary files that are known are removed, and others stay`() throws {
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
