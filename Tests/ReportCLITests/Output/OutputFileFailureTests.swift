import FeatureTesting
import Foundation
@testable import ReportCLI
import Testing

/// Files that cannot be written: what was there stays, and nothing is left beside it.
@Suite struct OutputFileFailureTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test(arguments: ["", "/", "/."])
    func `a folder is refused`(ending: String) throws {
        try folder.makeFolder("cups")

        #expect(throws: OutputError.failed(reason: "it is a directory")) {
            try OutputFile(path: folder.path("cups") + ending).write("Sencha\n")
        }

        #expect(try folder.names == ["cups"])
    }

    @Test func `a folder behind a link is refused`() throws {
        try folder.makeFolder("cups")
        try folder.link("link", to: "cups")

        #expect(throws: OutputError.failed(reason: "it is a directory")) {
            try OutputFile(path: folder.path("link")).write("Sencha\n")
        }

        #expect(try folder.names == ["cups", "link"])
    }

    @Test(arguments: ["nowhere/tea.md", "nowhere/", "file/tea.md", "file/"])
    func `a folder that is none is not made`(name: String) throws {
        try folder.put("Assam\n", in: "file")

        #expect(throws: OutputError.self) {
            try OutputFile(path: "\(folder.url.path)/\(name)").write("Sencha\n")
        }

        #expect(try folder.names == ["file"])
        #expect(try folder.text(of: "file") == "Assam\n")
    }

    @Test func `a link that leads in a circle stays as it is`() throws {
        try folder.link("a", to: "b")
        try folder.link("b", to: "a")

        #expect(throws: OutputError.self) {
            try OutputFile(path: folder.path("a")).write("Sencha\n")
        }

        #expect(try folder.names == ["a", "b"])
    }

    @Test func `a name too long for the system is refused in its words`() throws {
        let name = String(repeating: "x", count: 4_000)

        #expect(throws: OutputError.self) {
            try OutputFile(path: folder.path(name)).write("Sencha\n")
        }

        #expect(try folder.names == [])
    }
}
