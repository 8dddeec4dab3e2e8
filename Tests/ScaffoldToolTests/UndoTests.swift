import FeatureTesting
import Foundation
import Testing

@testable import ScaffoldTool

/// The printed steps to undo a new section work in every state of the repository.
@Suite(.enabled(if: PackageFolder.hasGit))
struct UndoTests {
    private static let changed = [PackageFolder.program]

    @Test(arguments: [[["add", "."]], [["add", "."], ["commit", "--quiet", "--message", "a"]]])
    func `the printed steps restore files that Git tracks`(commands: [[String]]) throws {
        let package = try PackageFolder()
        try package.git(["init", "--quiet"])
        for command in commands { try package.git(command) }

        try package.follow(package.section("Rockets"))

        #expect(try package.ownFiles == PackageFolder.files)
    }

    @Test(arguments: [
        [], [["init", "--quiet"]], [["init", "--quiet"], ["add", Manifest.file]],
    ])
    func `files that Git does not track have to be edited by hand`(commands: [[String]]) throws {
        let package = try PackageFolder()
        for command in commands { try package.git(command) }

        let said = try package.section("Rockets")
        try package.follow(said)

        #expect(!said.contains("git restore"))
        #expect(said.contains("remove what was added to Sources/trip-report/Program.swift:"))
        let files = try package.ownFiles
        #expect(files.keys.sorted() == PackageFolder.files.keys.sorted())
        for (path, text) in files {
            #expect(text.contains("Rockets") == Self.changed.contains(path))
        }
    }

    @Test func `a new target for tests can be undone`() throws {
        let package = try PackageFolder(PackageFolder.files.filter { !$0.key.hasPrefix("Tests") })
        let before = try package.files
        try package.git(["init", "--quiet"], ["add", "."])

        try package.follow(
            package.run("new-section", ["Rockets"], knowing: package.graph(tests: nil)))

        #expect(try package.ownFiles == before)
    }

    @Test(arguments: changed)
    func `uncommitted changes are refused`(path: String) throws {
        let package = try PackageFolder()
        try package.git(["init", "--quiet"], ["add", "."])
        try package.folder.put("\(PackageFolder.files[path] ?? "")// mine\n", in: path)
        let before = try package.ownFiles

        let error = #expect(throws: ScaffoldError.self) { try package.section("Rockets") }

        #expect(error?.description.hasPrefix("\(path) has changes that are not in Git.") == true)
        #expect(try package.ownFiles == before)
    }

    @Test func `the steps for a new app in a repository add it to that`() throws {
        let package = try PackageFolder()
        try package.git(["init", "--quiet"])

        let said = try package.run("new-app", ["Birds"], knowing: package.folder.url.path)

        #expect(said.hasSuffix(" git add ."))
        #expect(!said.contains("git init"))
    }

    @Test func `the steps for a new app that is ignored create a repository`() throws {
        let package = try PackageFolder()
        try package.git(["init", "--quiet"])
        try package.folder.put("Apps/\n", in: ".gitignore")

        let said = try package.run("new-app", ["Birds"], knowing: package.folder.url.path)

        #expect(said.hasSuffix(" git init && git add ."))
    }
}

extension PackageFolder {
    static let hasGit = (try? Process.run("/usr/bin/env", ["git", "--version"]).status) == 0

    /// The files outside of `.git`.
    fileprivate var ownFiles: [String: String] {
        get throws { try files.filter { !$0.key.hasPrefix(".git") } }
    }

    fileprivate func git(_ commands: [String]...) throws {
        let author = ["-c", "user.name=A", "-c", "user.email=a@example.com"]
        for words in commands {
            let git = ["git", "-C", folder.url.path] + author
            try #require(try Process.run("/usr/bin/env", git + words).status == 0)
        }
    }

    /// Runs the commands that a message lists for undoing.
    fileprivate func follow(_ said: String) throws {
        let lines = said.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        let start = try #require(lines.firstIndex(of: "To undo it all:"))
        let commands = lines[start...].filter { $0.hasPrefix("git ") || $0.hasPrefix("rm ") }
        try #require(!commands.isEmpty)
        let script = (["set -e", "cd '\(folder.url.path)'"] + commands).joined(separator: "\n")
        #expect(try Process.run("/bin/sh", ["-c", script]).status == 0)
    }
}
