import FeatureTesting
import Foundation
@testable import ReportCLI
import Testing

/// Files that cannot be written stay as they are, and no temporary file is left.
@Suite struct OutputFileFailureTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test(arguments: ["", "/", "/."])
    func `a folder cannot be replaced`(ending: String) throws {
        try folder.makeFolder("cups")

        #expect(throws: OutputError.failed(reason: "it is a directory")) {
            try OutputFile(path: folder.path("cups") + ending).write("Sencha\n")
        }

        #expect(try folder.names == ["cups"])
    }

    @Test func `a link to a folder cannot be replaced`() throws {
        try folder.makeFolder("cups")
        try folder.link("link", to: "cups")

        #expect(throws: OutputError.failed(reason: "it is a directory")) {
            try OutputFile(path: folder.path("link")).write("Sencha\n")
        }

        #expect(try folder.names == ["cups", "link"])
    }

    @Test(arguments: ["nowhere/tea.md", "nowhere/", "file/tea.md", "file/"])
    func `a missing folder is not created`(name: String) throws {
        try folder.put("Assam\n", in: "file")

        #expect(throws: OutputError.self) {
            try OutputFile(path: "\(folder.url.path)/\(name)").write("Sencha\n")
        }

        #expect(try folder.names == ["file"])
        #expect(try folder.text(of: "file") == "Assam\n")
    }

    @Test func `a cycle of links is not changed`() throws {
        try folder.link("a", to: "b")
        try folder.link("b", to: "a")

        #expect(throws: OutputError.self) {
            try OutputFile(path: folder.path("a")).write("Sencha\n")
        }

        #expect(try folder.names == ["a", "b"])
    }

    @Test func `the error for a name that is too long is the system's description`() throws {
        let name = String(repeating: "x", count: 4_000)

        #expect(throws: OutputError.self) {
            try OutputFile(path: folder.path(name)).write("Sencha\n")
        }

        #expect(try folder.names == [])
    }
}
