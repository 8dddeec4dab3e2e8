import FeatureTesting
import Foundation
import Testing

@testable import ScaffoldTool

@Suite struct NewSectionTests {
    @Test func `adds a section and changes nothing else`() throws {
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
                .contains("make: { _, _ in section(request: EmbeddedResponses.launchSites) }") == true
        )
        #expect(
            files["Tests/LaunchSitesFeatureTests/Goldens/launch-sites.terminal-80.txt"]?
                .contains("Launch sites\n────────────\n") == true)
    }

    @Test func `a section of example facts says so`() throws {
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
        ("Info", "There is a section 'Info' already."),
        ("INFO", "There is a section 'Info' already."),
        ("Block", "'Block' is the name of something else"),
        ("Output", "'output' is the name of something else"),
        ("Report", "every program has a command 'report'."),
        ("About", "the command 'about' already, see Sources/InfoFeature/InfoBuilder.swift."),
        ("Trip", "a type of that name already, see Sources/Kit/Trip.swift."),
        ("Taken", "There is a folder Tests/TakenFeatureTests already."),
    ])
    func `refuses a name that is taken`(name: String, reason: String) throws {
        let package = try PackageFolder()
        try FileManager.default.createDirectory(
            atPath: package.folder.path("Tests/TakenFeatureTests"),
            withIntermediateDirectories: true)

        let error = #expect(throws: ScaffoldError.self) { try package.section(name) }

        #expect(error?.description.contains(reason) == true)
        #expect(try package.files == PackageFolder.files)
    }

    @Test func `leaves nothing behind when the draft cannot be formatted`() throws {
        let package = try PackageFolder()

        #expect(throws: (any Error).self) {
            try package.section("Rockets", formatter: "/nowhere/swift-format")
        }

        #expect(try package.files == PackageFolder.files)
    }

    @Test(arguments: [["Tests/RocketsFeatureTests"], [Manifest.file]])
    func `takes back what it has put in place when the rest fails`(missing: [String]) throws {
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
    func `wants one name`(words: [String]) throws {
        let package = try PackageFolder()

        let error = #expect(throws: ScaffoldError.self) {
            try package.run("new-section", words, knowing: package.programs("trip-report"))
        }

        #expect(error?.description.hasPrefix("One name is needed, as in swift package ") == true)
    }

    @Test func `asks which program is meant when there are several`() throws {
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

        #expect(error?.description.hasSuffix("show it: trip-report or trip-log.") == true)
        #expect(other?.description.hasPrefix("'x' is no program of this package") == true)
        #expect(
            try package.files["Sources/trip-log/Program.swift"]
                == "import RocketsFeature\nReportProgram(recipes: [RocketsBuilder.recipe])\n")
    }

    @Test func `says how it is used, and what to do next`() throws {
        let package = try PackageFolder()

        #expect(try package.section("--help") == NewSection.usage)
        #expect(try package.section("LaunchSites").contains("swift run trip-report launch-sites\n"))
    }
}
