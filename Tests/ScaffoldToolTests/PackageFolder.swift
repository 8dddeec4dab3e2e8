import FeatureTesting
import Foundation

@testable import ScaffoldTool

/// A small package with a program of one section, in a temporary folder.
struct PackageFolder {
    static let program = "Sources/trip-report/Program.swift"
    static let files = [
        Manifest.file: manifest(),
        program: """
        import InfoFeature

        let report = ReportProgram(
            name: "trip-report",
            recipes: [
                InfoBuilder.recipe
            ],
        )

        """,
        "Sources/InfoFeature/InfoBuilder.swift": """
        import FeatureKit

        public enum InfoBuilder {
            public static let recipe = SectionRecipe<FeatureDependencies>(name: "about") { a in a }
        }

        """,
        "Tests/TripTests/TripTests.swift": "struct TripTests {}\n",
    ]

    let folder: TemporaryFolder

    init(_ files: [String: String] = files) throws {
        folder = try TemporaryFolder()
        for (path, text) in files {
            let place = folder.url.appending(path: path).deletingLastPathComponent()
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            try folder.put(text, in: path)
        }
    }

    /// A manifest with targets of these names.
    static func manifest(tests: String = ".testTarget(name: \"TripTests\")") -> String {
        """
        // swift-tools-version: 6.2
        import PackageDescription

        let package = Package(
            name: "Trip",
            dependencies: [.package(name: "SectionKit", path: "../SectionKit")],
            targets: [
                .target(name: "InfoFeature"),
                .executableTarget(name: "trip-report", dependencies: ["InfoFeature"]),
                \(tests)
            ]
        )

        """
    }

    /// The contents of all files, by path.
    var files: [String: String] {
        get throws {
            var result: [String: String] = [:]
            for path in try FileManager.default.subpathsOfDirectory(atPath: folder.url.path) {
                if let text = try? folder.text(of: path) { result[path] = text }
            }
            return result
        }
    }

    /// The modules of SectionKit with which a program is made.
    static let kit = "SectionKit,FeatureKit,Networking,ReportCLI"

    /// What SwiftPM knows about the package, as the plugin passes it on.
    ///
    /// - Parameter tests: the modules of the test target; nil if there is none.
    func graph(tests: String? = "trip_report,FeatureTesting,\(kit)", more: String = "") -> String {
        let targets = [
            "target\tInfoFeature\tInfoFeature\t\(folder.path("Sources/InfoFeature"))\t\t\(Self.kit)",
            "target\ttrip-report\ttrip_report\t\(folder.path("Sources/trip-report"))"
                + "\tInfoFeature\tInfoFeature,\(Self.kit)",
            "program\ttrip-report\ttrip-report",
        ]
        let test = tests.map {
            "test\tTripTests\tTripTests\t\(folder.path("Tests/TripTests"))\ttrip-report\t\($0)"
        }
        return (targets + [test ?? "", more]).joined(separator: "\n")
    }

    /// Runs the tool in the package.
    @discardableResult
    func run(
        _ command: String,
        _ words: [String],
        knowing known: String,
        formatter: String = ""
    ) throws -> String {
        let drafts = try TemporaryFolder()
        defer { try? FileManager.default.removeItem(at: drafts.url) }
        return try ScaffoldTool.run(
            [command, folder.url.path, drafts.url.path, formatter, "", known] + words)
    }

    /// Runs `new-section` for the only program.
    @discardableResult
    func section(_ words: String..., formatter: String = "") throws -> String {
        try run("new-section", words, knowing: graph(), formatter: formatter)
    }
}
