import FeatureTesting
import Foundation
import Testing

@testable import ScaffoldTool

@Suite struct NewSectionTests {
    private static let section = "Sources/trip-report/LaunchSitesSection.swift"
    private static let tests = "Tests/TripTests/LaunchSitesSectionTests.swift"

    @Test func `a section is a file with another for its tests, and a line in the program`() throws
    {
        let package = try PackageFolder()

        try package.section("LaunchSites")

        let files = try package.files
        let added = files.keys.filter { PackageFolder.files[$0] != files[$0] }
        #expect(Set(added) == [PackageFolder.program, Self.section, Self.tests])
        #expect(
            files[PackageFolder.program]?.contains(
                """
                    recipes: [
                        InfoBuilder.recipe,
                        LaunchSitesSection.recipe,
                    ],
                """) == true)
        #expect(added.allSatisfy { files[$0]?.contains("__") == false })
        #expect(files[Self.section]?.contains("title = \"Launch sites\"") == true)
        #expect(files[Self.tests]?.contains("@testable import trip_report\n") == true)
    }

    @Test func `a new section is about sixty lines, and says that its facts are examples`() throws {
        let package = try PackageFolder()

        try package.section("Rockets")

        let text = try package.files["Sources/trip-report/RocketsSection.swift"] ?? ""
        let parts = text.split(separator: "// Example facts")
        #expect(parts.count == 2)
        #expect(parts[0].split(separator: "\n").count < 66)
        #expect(parts[1].contains("summary: \"example facts, made up.\""))
    }

    @Test(arguments: [
        ("Report", "every program has a command 'report'."),
        ("About", "already a command 'about', see InfoBuilder.swift in InfoFeature."),
        ("Trip", "already a type 'TripSection', see TripSection.swift in trip-report."),
        ("Walks", "already a type 'WalksEntity', see TripSection.swift in trip-report."),
        ("Taken", "There is already a file Tests/TripTests/TakenSectionTests.swift."),
    ])
    func `a name that is taken is refused`(name: String, reason: String) throws {
        let files = PackageFolder.files.merging([
            "Sources/trip-report/TripSection.swift": "struct TripSection {}\nenum WalksEntity {}\n",
            "Tests/TripTests/TakenSectionTests.swift": "\n",
        ]) { $1 }
        let package = try PackageFolder(files)

        let error = #expect(throws: ScaffoldError.self) { try package.section(name) }

        #expect(error?.description.contains(reason) == true)
        #expect(try package.files == files)
    }

    @Test func `nothing is left behind when the files cannot be formatted`() throws {
        let package = try PackageFolder()

        #expect(throws: (any Error).self) {
            try package.section("Rockets", formatter: "/nowhere/swift-format")
        }

        #expect(try package.files == PackageFolder.files)
    }

    @Test(arguments: [["Tests/Rockets.swift"], [Manifest.file]])
    func `files that are in place are removed again when others fail`(missing: [String]) throws {
        let package = try PackageFolder()
        let draft = try PackageFolder(["Sources/Rockets.swift": "", "a": "b"])

        #expect(throws: (any Error).self) {
            try Placement(package: package.folder.url).put(
                from: draft.folder.url, new: ["Sources/Rockets.swift"] + missing,
                changed: [Manifest.file])
        }

        #expect(try package.files == PackageFolder.files)
    }

    @Test(arguments: [[], ["Rockets", "Launches"]])
    func `exactly one name is required`(words: [String]) throws {
        let package = try PackageFolder()

        let error = #expect(throws: ScaffoldError.self) {
            try package.run("new-section", words, knowing: package.graph())
        }

        #expect(error?.description.hasPrefix("Give one name, as in swift package ") == true)
    }

    @Test func `--program is required when there are several programs`() throws {
        let log = "Sources/trip-log/Program.swift"
        let package = try PackageFolder(
            PackageFolder.files.merging([
                log: "ReportProgram(recipes: [InfoBuilder.recipe])\n",
                "Sources/helper/Helper.swift": "let a = 1\n",
            ]) { $1 })
        let more = ["trip-log", "helper"].map { name in
            let fields = [
                name, name.replacing("-", with: "_"), package.folder.path("Sources/\(name)"),
            ]
            return "target\t\(fields.joined(separator: "\t"))\tInfoFeature\t\(PackageFolder.kit)\n"
                + "program\t\(name)\t\(name)"
        }
        let tests = "trip_report,trip_log,FeatureTesting,\(PackageFolder.kit)"
        let known = package.graph(tests: tests, more: more.joined(separator: "\n"))

        let error = #expect(throws: ScaffoldError.self) {
            try package.run("new-section", ["Rockets"], knowing: known)
        }
        let other = #expect(throws: ScaffoldError.self) {
            try package.run("new-section", ["Rockets", "--program", "x"], knowing: known)
        }
        try package.run("new-section", ["Rockets", "--program", "trip-log"], knowing: known)

        #expect(error?.description.hasSuffix("--program: trip-report or trip-log.") == true)
        #expect(other?.description.hasPrefix("'x' is not a program of this package") == true)
        #expect(
            try package.files[log]
                == "ReportProgram(recipes: [InfoBuilder.recipe, RocketsSection.recipe])\n")
    }

    @Test func `a target that lists its sources is refused`() throws {
        let files = PackageFolder.files.merging([
            Manifest.file: PackageFolder.manifest(
                tests: ".testTarget(name: \"TripTests\", sources: [\"TripTests.swift\"])")
        ]) { $1 }
        let package = try PackageFolder(files)

        let error = #expect(throws: ScaffoldError.self) { try package.section("Rockets") }

        #expect(error?.description.contains("lists the sources of TripTests") == true)
        #expect(try package.files == files)
    }

    @Test func `a target that gives modules other names is refused`() throws {
        let program = """
            .executableTarget(
                name: "trip-report",
                dependencies: [
                    .product(
                        name: "Networking", package: "SectionKit", moduleAliases: ["Networking": "Requests"])
                ])
            """
        let manifest = PackageFolder.manifest().replacing(
            ".executableTarget(name: \"trip-report\", dependencies: [\"InfoFeature\"])",
            with: program)
        let files = PackageFolder.files.merging([Manifest.file: manifest]) { $1 }
        let package = try PackageFolder(files)

        let error = #expect(throws: ScaffoldError.self) { try package.section("Rockets") }

        #expect(error?.description.contains("other names in the target trip-report") == true)
        #expect(try package.files == files)
    }

    @Test func `a package with a manifest for each version of Swift is not edited`() throws {
        let files = PackageFolder.files.merging(["Package@swift-6.2.swift": "\n"]) { $1 }
        let package = try PackageFolder(files)

        let error = #expect(throws: ScaffoldError.self) {
            try package.run(
                "new-section", ["Rockets"], knowing: package.graph(tests: "trip_report"))
        }

        #expect(
            error?.description.hasPrefix(
                """
                Package.swift is written in a way that this command cannot edit safely. Add this \
                to the dependencies of the target TripTests:
                     .product(name: "FeatureTesting", package: "SectionKit"),
                """) == true)
        #expect(try package.files == files)
    }

    @Test func `help shows the usage, and the output lists the next steps`() throws {
        let package = try PackageFolder()

        #expect(try package.section("--help") == NewSection.usage)
        #expect(try package.section("LaunchSites").contains("swift run trip-report launch-sites\n"))
    }
}
