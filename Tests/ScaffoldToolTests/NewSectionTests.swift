import FeatureTesting
import Foundation
import Testing

@testable import ScaffoldTool

@Suite struct NewSectionTests {
    @Test func `a section is added, and nothing else changes`() throws {
        let package = try PackageFolder()

        try package.section("LaunchSites")

        let files = try package.files
        let added = files.keys.filter { PackageFolder.files[$0] != files[$0] }
        let folders = ["Sources/LaunchSitesFeature/", "Tests/LaunchSitesFeatureTests/"]
        #expect(files[Manifest.file] == "let features = [\"Info\", \"LaunchSites\"]\n")
        #expect(
            files[PackageFolder.catalog] == """
                import InfoFeature
                import LaunchSitesFeature

                ReportProgram(
                    recipes: [
                        a,
                        LaunchSitesBuilder.recipe,
                    ],
                )

                """)
        #expect(added.filter { path in folders.contains { path.hasPrefix($0) } }.count > 10)
        #expect(added.allSatisfy { !$0.contains("__") && !$0.hasSuffix(".template") })
        #expect(added.allSatisfy { files[$0]?.contains("__") == false })
        #expect(
            files["Sources/LaunchSitesFeature/LaunchSitesBuilder.swift"]?
                .contains("make: { _, _ in section(request: EmbeddedResponses.launchSites) }")
                == true
        )
        #expect(
            files["Tests/LaunchSitesFeatureTests/Goldens/launch-sites.terminal-80.txt"]?
                .contains("Launch sites\n────────────\n") == true)
    }

    @Test func `a new section says that its facts are examples`() throws {
        let package = try PackageFolder()

        try package.section("Rockets")

        let files = try package.files
        let goldens = files.filter { $0.key.contains("/Goldens/") }
        #expect(
            files["Sources/RocketsFeature/RocketsExample.swift"]?
                .contains("id: \"example\", summary: \"example facts, made up.\"") == true)
        #expect(goldens.count == 3)
        for text in goldens.values {
            #expect(
                text.contains("Source: example facts, made up.\n")
                    || text.contains("\"source\": \"example\""))
        }
    }

    @Test(arguments: [
        ("Info", "There is already a section 'Info'."),
        ("INFO", "There is already a section 'Info'."),
        ("Block", "sections use 'Block' for something else"),
        ("Output", "sections use 'output' for something else"),
        ("Report", "every program has a command 'report'."),
        ("About", "already a command 'about', see Sources/InfoFeature/InfoBuilder.swift."),
        ("Trip", "already a type of that name, see Sources/Kit/Trip.swift."),
        ("Taken", "There is already a folder Tests/TakenFeatureTests."),
    ])
    func `a name that is taken is refused`(name: String, reason: String) throws {
        let package = try PackageFolder()
        try FileManager.default.createDirectory(
            atPath: package.folder.path("Tests/TakenFeatureTests"),
            withIntermediateDirectories: true)

        let error = #expect(throws: ScaffoldError.self) { try package.section(name) }

        #expect(error?.description.contains(reason) == true)
        #expect(try package.files == PackageFolder.files)
    }

    @Test func `nothing is left behind when the files cannot be formatted`() throws {
        let package = try PackageFolder()

        #expect(throws: (any Error).self) {
            try package.section("Rockets", formatter: "/nowhere/swift-format")
        }

        #expect(try package.files == PackageFolder.files)
    }

    @Test(arguments: [["Tests/RocketsFeatureTests"], [Manifest.file]])
    func `files that are in place are removed again when others fail`(missing: [String]) throws {
        let package = try PackageFolder()
        let draft = try PackageFolder(["Sources/RocketsFeature/Rockets.swift": "", "a": "b"])

        #expect(throws: (any Error).self) {
            try Placement(package: package.folder.url).put(
                from: draft.folder.url, new: ["Sources/RocketsFeature"] + missing,
                changed: [Manifest.file])
        }

        #expect(try package.files == PackageFolder.files)
    }

    @Test(arguments: [[], ["Rockets", "Launches"]])
    func `exactly one name is required`(words: [String]) throws {
        let package = try PackageFolder()

        let error = #expect(throws: ScaffoldError.self) {
            try package.run("new-section", words, knowing: package.programs("trip-report"))
        }

        #expect(error?.description.hasPrefix("Give one name, as in swift package ") == true)
    }

    @Test func `--program is required when there are several programs`() throws {
        let package = try PackageFolder(
            PackageFolder.files.merging([
                "Sources/trip-log/Program.swift": "ReportProgram(recipes: [])\n",
                "Sources/helper/Helper.swift": "let a = 1\n",
            ]) { $1 })
        let programs = package.programs("trip-report", "trip-log", "helper")

        let error = #expect(throws: ScaffoldError.self) {
            try package.run("new-section", ["Rockets"], knowing: programs)
        }
        let other = #expect(throws: ScaffoldError.self) {
            try package.run("new-section", ["Rockets", "--program", "x"], knowing: programs)
        }
        try package.run("new-section", ["Rockets", "--program", "trip-log"], knowing: programs)

        #expect(error?.description.hasSuffix("--program: trip-report or trip-log.") == true)
        #expect(other?.description.hasPrefix("'x' is not a program of this package") == true)
        #expect(
            try package.files["Sources/trip-log/Program.swift"]
                == "import RocketsFeature\nReportProgram(recipes: [RocketsBuilder.recipe])\n")
    }

    @Test func `help shows the usage, and the output lists the next steps`() throws {
        let package = try PackageFolder()

        #expect(try package.section("--help") == NewSection.usage)
        #expect(try package.section("LaunchSites").contains("swift run trip-report launch-sites\n"))
    }
}
