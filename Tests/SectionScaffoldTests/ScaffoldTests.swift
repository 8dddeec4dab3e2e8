import FeatureTesting
import Foundation
import Testing

@testable import SectionScaffold

@Suite struct ScaffoldTests {
    @Test func `adds a section and changes nothing else`() throws {
        let package = try PackageFolder()

        try package.make("Rockets")

        let files = try package.files
        let added = files.filter { PackageFolder.files[$0.key] != $0.value }
        #expect(
            added == [
                Scaffold.manifest: "let features = [\"Info\", \"Rockets\"]\n",
                Scaffold.catalog:
                    "import InfoFeature\nimport RocketsFeature\n\nX(\n    recipes: [\n"
                    + "            RocketsBuilder.recipe,\n    ],\n)\n",
                "Sources/RocketsFeature/RocketsBuilder.swift":
                    "let name = \"rockets\", text = \"Quoted\"; Block(Rockets()) // Notice\n",
                "Sources/RocketsFeature/Rockets.swift": "struct Rockets {}\n",
                "Tests/RocketsFeatureTests/Spies/RocketsSpy.swift": "struct RocketsSpy {}\n",
                "Tests/RocketsFeatureTests/Goldens/rockets.md": "## Rockets\n",
            ])
        #expect(files.count == PackageFolder.files.count + 4)
    }

    @Test(arguments: [
        ("Info", "There is a section 'Info' already."),
        ("INFO", "There is a section 'Info' already."),
        ("Block", "'Block' is the name of something else"),
        ("Report", "the command 'report' already, see Sources/ReportCLI/Parser.swift."),
        ("Cache", "the command 'cache' already, see Sources/ReportCLI/Tool.swift."),
        ("Help", "the command 'help' already, see Sources/ReportCLI/Tool.swift."),
        ("Table", "a type of that name already, see Sources/SectionKit/Table.swift."),
        ("Taken", "There is a folder Tests/TakenFeatureTests already."),
    ])
    func `refuses a name that is taken`(name: String, reason: String) throws {
        let package = try PackageFolder()
        try package.folder.makeFolder("Tests/TakenFeatureTests")

        let error = #expect(throws: ScaffoldError.self) { try package.make(name) }

        #expect(error?.description.contains(reason) == true)
        #expect(try package.files == PackageFolder.files)
    }

    @Test(arguments: ["Notice", "Quoted"])
    func `takes a name that only a comment or a text has`(name: String) throws {
        let package = try PackageFolder()

        try package.make(name)

        let file = "Sources/\(name)Feature/\(name).swift"
        #expect(try package.files[file] == "struct \(name) {}\n")
    }

    @Test func `leaves nothing behind when the draft cannot be formatted`() throws {
        let package = try PackageFolder()

        #expect(throws: CancellationError.self) {
            try package.make("Rockets") { _ in throw CancellationError() }
        }

        #expect(try package.files == PackageFolder.files)
        #expect(try package.folder.names == ["Package.swift", "Sources", "Tests"])
    }

    @Test(arguments: ["Tests/RocketsFeatureTests", Scaffold.catalog, Scaffold.manifest])
    func `takes back what it has put in place when the rest fails`(missing: String) throws {
        let package = try PackageFolder()

        #expect(throws: (any Error).self) {
            try package.make("Rockets") { draft in
                try FileManager.default.removeItem(at: draft.appending(path: missing))
            }
        }

        #expect(try package.files == PackageFolder.files)
        #expect(try package.folder.names == ["Package.swift", "Sources", "Tests"])
        #expect(
            !FileManager.default.fileExists(
                atPath: package.folder.path("Sources/RocketsFeature")))
    }

    @Test(arguments: [[], ["Rockets", "Launches"]])
    func `wants one name`(words: [String]) {
        let error = #expect(throws: ScaffoldError.self) {
            try SectionScaffold.run(["/nowhere", "/nowhere", ""] + words)
        }

        #expect(error?.description.hasPrefix("One name is needed, as in swift package ") == true)
    }

    @Test func `tells how it is used`() throws {
        #expect(
            try SectionScaffold.run(["/nowhere", "/nowhere", "", "--help"])
                == SectionScaffold.usage)
    }

    @Test func `tells what to do next`() throws {
        let package = try PackageFolder()
        let drafts = try TemporaryFolder()

        let text = try SectionScaffold.run(
            [package.folder.url.path, drafts.url.path, "", "LaunchSites"])

        #expect(text.contains("swift run spacex-report launch-sites\n"))
        #expect(try package.files.keys.contains("Sources/LaunchSitesFeature/LaunchSites.swift"))
        #expect(try drafts.names == [])
    }
}
