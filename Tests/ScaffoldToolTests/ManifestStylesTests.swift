import FeatureTesting
import Foundation
import Testing

@testable import ScaffoldTool

/// New sections in packages whose manifests, in the folder `Manifests`, are written in many ways.
///
/// SwiftPM reads each manifest before and after.
@Suite struct ManifestStylesTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "Manifests")

    /// The names of the manifests; `Scripts/check-new-section` makes packages of them.
    static let styles: [String] = {
        let files = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
        return (files ?? []).filter { $0.hasSuffix(".txt") }.sorted()
    }()

    @Test(arguments: styles)
    func `a manifest is edited in its own style, or the person is told what to add`(
        style: String
    ) throws {
        let manifest = try String(contentsOf: Self.folder.appending(path: style), encoding: .utf8)
        var sources = [
            Manifest.file: manifest,
            "Sources/BirdLog/BirdLog.swift": "ReportProgram<Log>(recipes: [])\nstruct Log {}\n",
            "Sources/bird-log/Main.swift": "@main enum Main {}\n",
        ]
        if manifest.contains("Test") { sources["Tests/BirdLogTests/Tests.swift"] = "\n" }
        let package = try PackageFolder(sources)
        let before = try package.files

        let said = Result { try package.run("new-section", ["Nests"], knowing: graph(of: package)) }

        let files = try package.files
        switch said {
        case .success:
            let changes = Self.difference(manifest, files[Manifest.file] ?? "")
            try Golden.verify(changes.isEmpty ? "No changes.\n" : changes, style)
            #expect(files["Tests/BirdLogTests/NestsSectionTests.swift"] != nil)
        case .failure(let error):
            try Golden.verify("\(error)\n", style)
            #expect(files == before)
        }
    }

    @Test func `there are ten other styles and more`() {
        #expect(Self.styles.count > 10)
    }

    /// What SwiftPM knows about such a package: a library that makes the program, and its tests if the
    /// manifest has some.
    private func graph(of package: PackageFolder) throws -> String {
        let manifest = try package.folder.text(of: Manifest.file)
        let (kit, sources) = (PackageFolder.kit, package.folder.path("Sources"))
        var lines = [
            "target\tBirdLog\tBirdLog\t\(sources)/BirdLog\t\t\(kit)",
            "target\tbird-log\tbird-log\t\(sources)/bird-log\tBirdLog\tBirdLog,\(kit)",
            "program\tbird-log\tbird-log",
        ]
        if manifest.contains("Test") {
            let modules = manifest.contains("\"FeatureTesting\"") ? "FeatureTesting," : ""
            lines.append(
                "test\tBirdLogTests\tBirdLogTests\t\(package.folder.path("Tests"))/BirdLogTests"
                    + "\tBirdLog\tBirdLog,\(modules)\(kit)")
        }
        return lines.joined(separator: "\n")
    }

    /// The lines that differ, between two lines that do not.
    private static func difference(_ old: String, _ new: String) -> String {
        let lines = [old, new].map {
            $0.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        }
        if lines[0] == lines[1] { return "" }
        let start = zip(lines[0], lines[1]).prefix { $0 == $1 }.count
        let rest = lines.map { $0.dropFirst(start) }
        let end = zip(rest[0].reversed(), rest[1].reversed()).prefix { $0 == $1 }.count
        let before = lines[0][max(start - 2, 0)..<start].map { "  \($0)\n" }
        let after = lines[0].suffix(end).prefix(2).map { "  \($0)\n" }
        return before.joined() + rest[0].dropLast(end).map { "- \($0)\n" }.joined()
            + rest[1].dropLast(end).map { "+ \($0)\n" }.joined() + after.joined()
    }
}
