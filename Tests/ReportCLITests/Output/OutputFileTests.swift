import FeatureTesting
import Foundation
@testable import ReportCLI
import Testing

/// An output file has the old content or all of the new, and no temporary file is left.
@Suite struct OutputFileTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test func `a new file is created`() throws {
        try OutputFile(path: folder.path("tea.md")).write("Sencha – €3\n")

        #expect(try folder.text(of: "tea.md") == "Sencha – €3\n")
        #expect(try folder.names == ["tea.md"])
    }

    @Test func `the permissions of a new file follow the umask`() throws {
        try #require(fopen(folder.path("other.md"), "w").map(fclose) == 0)

        try OutputFile(path: folder.path("tea.md")).write("Sencha\n")

        #expect(try mode(of: "tea.md") == mode(of: "other.md"))
    }

    @Test func `the whole content of a file is replaced`() throws {
        try folder.put(String(repeating: "Assam\n", count: 1_000), in: "tea.md")

        try OutputFile(path: folder.path("tea.md")).write("Sencha\n")

        #expect(try folder.text(of: "tea.md") == "Sencha\n")
        #expect(try folder.names == ["tea.md"])
    }

    @Test func `an empty text and a long text can be written`() throws {
        let long = String(repeating: "Sencha und Lapsang Souchong\n", count: 100_000)

        try OutputFile(path: folder.path("empty.md")).write("")
        try OutputFile(path: folder.path("long.md")).write(long)

        #expect(try folder.text(of: "empty.md") == "")
        #expect(try folder.text(of: "long.md") == long)
    }

    @Test(arguments: [0o600, 0o644, 0o755])
    func `the permissions of a replaced file stay`(wanted: Int) throws {
        try folder.put("Assam\n", in: "tea.md")
        try FileManager.default.setAttributes(
            [.posixPermissions: wanted], ofItemAtPath: folder.path("tea.md"))

        try OutputFile(path: folder.path("tea.md")).write("Sencha\n")

        #expect(try mode(of: "tea.md") == wanted)
        #expect(try folder.text(of: "tea.md") == "Sencha\n")
    }

    @Test(arguments: ["cup/tea.md", "./tea.md"])
    func `the target of a link is replaced and the link stays`(target: String) throws {
        try folder.makeFolder("cup")
        try folder.put("Assam\n", in: target)
        try folder.link("link.md", to: target)

        try OutputFile(path: folder.path("link.md")).write("Sencha\n")

        #expect(try folder.destination(of: "link.md") == target)
        #expect(try folder.text(of: target) == "Sencha\n")
    }

    @Test func `the missing target of a link is created and the link stays`() throws {
        try folder.link("link.md", to: "tea.md")

        try OutputFile(path: folder.path("link.md")).write("Sencha\n")

        #expect(try folder.destination(of: "link.md") == "tea.md")
        #expect(try folder.text(of: "tea.md") == "Sencha\n")
        #expect(try folder.names == ["link.md", "tea.md"])
    }

    @Test func `the missing target of a link is only created by a write`() throws {
        try folder.link("link.md", to: "other.md")
        try folder.link("other.md", to: "cup/tea.md")
        try folder.makeFolder("cup")

        _ = try OutputFile(path: folder.path("link.md")).prepare()
        #expect(!FileManager.default.fileExists(atPath: folder.path("cup/tea.md")))
        try OutputFile(path: folder.path("link.md")).write("Sencha\n")

        #expect(try folder.destination(of: "link.md") == "other.md")
        #expect(try folder.destination(of: "other.md") == "cup/tea.md")
        #expect(try folder.text(of: "cup/tea.md") == "Sencha\n")
    }

    @Test func `a link to itself is refused`() throws {
        try folder.link("link.md", to: "link.md")

        #expect(throws: OutputError.self) { try OutputFile(path: folder.path("link.md")).write("") }
        #expect(try folder.names == ["link.md"])
    }

    @Test func `a name without a folder is in the current folder`() throws {
        // The process has one current folder, so the name of the file is unique.
        let name = "tearoom-\(UUID().uuidString).md"
        defer { try? FileManager.default.removeItem(atPath: name) }

        try OutputFile(path: name).write("Sencha\n")

        let data = try #require(FileManager.default.contents(atPath: name))
        #expect(String(decoding: data, as: UTF8.self) == "Sencha\n")
    }

    private func mode(of name: String) throws -> Int? {
        let attributes = try FileManager.default.attributesOfItem(atPath: folder.path(name))
        return attributes[.posixPermissions] as? Int
    }
}
