import FeatureTesting
import Foundation
import Testing

@testable import ScaffoldTool

@Suite struct NewAppTests {
    @Test func `a new app is a package in Apps`() throws {
        let package = try PackageFolder()

        try package.run("new-app", ["Birds"], knowing: package.folder.url.path)

        let files = try package.files
        #expect(files["Apps/Birds/Package.swift"]?.contains("path: \"../..\")]") == true)
        #expect(files["Apps/Birds/README.md"]?.hasPrefix("# birds-report\n") == true)
        #expect(files["Apps/Birds/Sources/birds-report/Program.swift"] != nil)
        #expect(files["Apps/Birds/Tests/BirdsTests/BirdsSectionTests.swift"] != nil)
        let section = files["Apps/Birds/Sources/birds-report/BirdsSection.swift"] ?? ""
        #expect(section.contains("BirdsSection(request: dependencies.request)"))
        #expect(!section.contains("example"))
        #expect(files.keys.allSatisfy { !$0.contains("/.") })
        #expect(files.filter { !$0.key.hasPrefix("Apps/") } == PackageFolder.files)
        #expect(files.values.allSatisfy { !$0.contains("__") })
    }

    @Test func `a new app in another folder has the path to the framework`() throws {
        let package = try PackageFolder()
        try package.folder.put("{}", in: ".swift-format")
        let other = try TemporaryFolder()
        let folder = "../\(other.url.lastPathComponent)/programs/birds"

        let said = try package.run(
            "new-app", ["Birds", folder], knowing: package.folder.url.path)

        let name = package.folder.url.lastPathComponent
        let manifest = try other.text(of: "programs/birds/Package.swift")
        #expect(manifest.contains("path: \"../../../\(name)\")]"))
        #expect(try other.text(of: "programs/birds/.gitignore") == ".build/\n")
        #expect(try other.text(of: "programs/birds/.swift-format") == "{}")
        #expect(said.hasSuffix(" git init && git add ."))
    }

    @Test(arguments: [
        ["Report"], ["BirdsSection"], ["birds"], [], ["Birds", "Sources"], ["A", "b", "c"],
    ])
    func `invalid arguments are refused, and nothing is created`(words: [String]) throws {
        let package = try PackageFolder()

        #expect(throws: ScaffoldError.self) {
            try package.run("new-app", words, knowing: package.folder.url.path)
        }

        #expect(try package.files == PackageFolder.files)
    }
}
