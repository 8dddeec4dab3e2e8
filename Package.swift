// swift-tools-version: 6.2
import PackageDescription

/// The names of the features: `Sources/<Name>Feature`, with tests in `Tests/<Name>FeatureTests`.
let features = ["Info", "NextLaunch", "Statistics", "Launchpads", "Launches", "LaunchDetail"]

let strict: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

func module(
    _ name: String,
    _ dependencies: Target.Dependency...,
    exclude: [String] = []
) -> Target {
    .target(
        name: name, dependencies: ["SectionEssentials"] + dependencies, exclude: exclude,
        swiftSettings: strict)
}

/// A `swift package` command that writes files from templates.
func command(_ name: String, verb: String, _ summary: String, writes reason: String) -> Target {
    .plugin(
        name: name,
        capability: .command(
            intent: .custom(verb: verb, description: summary),
            permissions: [.writeToPackageDirectory(reason: reason)]
        ),
        dependencies: ["ScaffoldTool"]
    )
}

func tests(
    _ name: String,
    of subjects: Target.Dependency...,
    resources: [Resource] = [],
    exclude: [String] = []
) -> Target {
    .testTarget(
        name: "\(name)Tests",
        dependencies: subjects + ["FeatureKit", "SectionKit", "Networking", "FeatureTesting"],
        exclude: exclude,
        resources: resources,
        swiftSettings: strict
    )
}

let featureModules = features.map { "\($0)Feature" }

/// Targets that only tests use.
let samples: [Target] = [
    .target(
        name: "Fixtures",
        path: "Tests/Fixtures",
        resources: [.copy("JSON")],
        swiftSettings: strict
    ),
    .target(
        name: "SpaceXSamples",
        dependencies: ["SpaceXLaunches", "FeatureTesting", "Fixtures"],
        path: "Tests/SpaceXSamples",
        resources: [.copy("JSON")],
        swiftSettings: strict
    ),
]

/// The program with which Scripts/check-store and bench-store run the store in processes.
let storeTrial = Target.executableTarget(
    name: "store-trial",
    dependencies: ["SectionEssentials", "RecordStore", "Networking", "SectionCLibrary"],
    path: "Tests/StoreTrial",
    swiftSettings: strict
)

/// The program with which Scripts/soak reads documents.
let readerTrial = Target.executableTarget(
    name: "reader-trial",
    dependencies: ["SectionEssentials", "Networking", "SectionCLibrary", "WebServer"],
    path: "Tests/ReaderTrial",
    swiftSettings: strict
)

/// The program with which Scripts/check-pictures shows pictures.
let pictureTrial = Target.executableTarget(
    name: "picture-trial",
    dependencies: ["SectionEssentials", "ReportCLI", "SectionKit"],
    path: "Tests/PictureTrial",
    swiftSettings: strict
)

/// The program that draws the maps of Scripts/check-maps and bench-maps.
let mapTrial = Target.executableTarget(
    name: "map-trial",
    dependencies: ["SectionEssentials", "SectionCLibrary", "Geodesy", "SectionKit", "WorldMap"],
    path: "Tests/MapTrial",
    swiftSettings: strict
)

/// A program whose content moves between loads, to try and to measure.
let liveTrial = Target.executableTarget(
    name: "live-trial",
    dependencies: [
        "SectionEssentials", "FeatureKit", "Geodesy", "Networking", "ReportCLI", "SectionKit",
        "WorldMap",
    ],
    path: "Tests/LiveTrial",
    swiftSettings: strict
)

let testTargets =
    [
        tests("SectionEssentials", of: "SectionEssentials"),
        tests("HelperPrograms", of: "HelperPrograms"),
        tests(
            "Networking", of: "URLSessionTransport", "HelperPrograms",
            resources: [.copy("JSON/JSONTestSuite.txt")]),
        tests("RecordStore", of: "RecordStore", "PackedRecords", "SectionCLibrary"),
        tests("FeatureKit", of: "RecordStore"),
        tests("PackedRecords", of: "PackedRecords", "SectionCLibrary"),
        tests(
            "Geodesy", of: "Geodesy",
            resources: [.copy("Geodesics/geodesics.txt")]),
        tests("WorldMap", of: "WorldMap"),
        tests(
            "SectionKit", of: "Geodesy", resources: [.copy("Unicode"), .copy("Pictures")],
            exclude: ["Goldens", "Surfaces/GPX/Goldens"]),
        tests(
            "BaseMaps", of: "BaseMaps", "Geodesy", "ReportCLI", "ProgramTesting",
            resources: [.copy("Tiles")]),
        tests("SpaceXLaunches", of: "SpaceXLaunches", "SpaceXSamples", "Fixtures"),
        tests("SpaceXArchive", of: "SpaceXArchive"),
        tests("ScreenHost", of: "ScreenHost", "Geodesy"),
        tests("WebServer", of: "WebServer", "SectionCLibrary"),
        tests("WebHost", of: "WebHost", "WebServer"),
        tests(
            "ReportCLI", of: "ReportCLI", "ScreenHost", "WebServer", "ProgramTesting",
            "HelperPrograms", "SectionCLibrary",
            exclude: ["Generated/Goldens"]),
        tests("ScaffoldTool", of: "ScaffoldTool", exclude: ["Goldens", "Manifests"]),
        tests(
            "SpaceXReport", of: "spacex-report", "SpaceXSamples", "Fixtures", "ProgramTesting",
            exclude: ["Goldens"]),
    ]
    + featureModules.map {
        tests(
            $0, of: .init(stringLiteral: $0), "SpaceXSamples", "Fixtures", exclude: ["Goldens"])
    }

let package = Package(
    name: "SectionKit",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "spacex-report", targets: ["spacex-report"]),
        .library(name: "SectionEssentials", targets: ["SectionEssentials"]),
        .library(name: "Geodesy", targets: ["Geodesy"]),
        .library(name: "SectionKit", targets: ["SectionKit"]),
        .library(name: "WorldMap", targets: ["WorldMap"]),
        .library(name: "Networking", targets: ["Networking"]),
        .library(name: "FeatureKit", targets: ["FeatureKit"]),
        .library(name: "RecordStore", targets: ["RecordStore"]),
        .library(name: "PackedRecords", targets: ["PackedRecords"]),
        .library(name: "URLSessionTransport", targets: ["URLSessionTransport"]),
        .library(name: "ReportCLI", targets: ["ReportCLI"]),
        .library(name: "FeatureTesting", targets: ["FeatureTesting"]),
        .library(name: "ProgramTesting", targets: ["ProgramTesting"]),
        .plugin(name: "Templates", targets: ["NewSection", "NewApp"]),
    ],
    dependencies: [],
    targets: [
        .target(name: "SectionEssentials", swiftSettings: strict),
        .target(name: "SectionCLibrary", swiftSettings: strict),
        module("HelperPrograms", "SectionCLibrary"),
        module("Networking", "HelperPrograms", "SectionCLibrary"),
        module("URLSessionTransport", "Networking"),
        module("Geodesy", "SectionCLibrary"),
        module("SectionKit", "Geodesy", "SectionCLibrary", exclude: ["Surfaces/HTML/Web"]),
        module("WorldMap", "SectionKit", "Geodesy"),
        module("BaseMaps", "SectionKit", "Geodesy", "Networking", "SectionCLibrary"),
        module("FeatureKit", "SectionKit", "Networking", "RecordStore"),
        module("RecordStore", "Networking", "PackedRecords", "SectionCLibrary"),
        module("PackedRecords", "SectionCLibrary"),
        module("SpaceXLaunches", "FeatureKit", "SectionKit", "Networking", "PackedRecords"),
        module("SpaceXArchive", "Networking"),
        module("ScreenHost", "SectionKit", "SectionCLibrary", exclude: ["README.md"]),
        module("WebServer", "SectionCLibrary"),
        module("WebHost", "SectionKit", "WebServer", exclude: ["Web"]),
        module(
            "ReportCLI", "FeatureKit", "SectionKit", "Networking", "RecordStore", "ScreenHost",
            "WebHost", "WebServer", "HelperPrograms", "BaseMaps", "Geodesy", "SectionCLibrary"),
        module(
            "FeatureTesting", "FeatureKit", "SectionKit", "Networking", "RecordStore",
            "SectionCLibrary"),
        module("ProgramTesting", "ReportCLI", "FeatureTesting"),
        .executableTarget(
            name: "spacex-report",
            dependencies: ["SectionEssentials", "ReportCLI", "SpaceXArchive", "SpaceXLaunches"]
                + featureModules.map { .init(stringLiteral: $0) },
            swiftSettings: strict
        ),
        command(
            "NewSection", verb: "new-section",
            "Add a section with tests, such as: new-section Rockets",
            writes: """
                to add the section's folders to Sources and Tests, and its entries to \
                Package.swift and the program's catalog
                """
        ),
        command(
            "NewApp", verb: "new-app",
            "Create a package with a program and tests, such as: new-app Birds",
            writes: "to add a folder to Apps"
        ),
        .executableTarget(
            name: "ScaffoldTool",
            path: "Plugins/ScaffoldTool",
            resources: [.copy("Templates")],
            swiftSettings: strict
        ),
    ]
        + featureModules.map {
            module(
                $0, "FeatureKit", "SectionKit", "Networking", "SpaceXLaunches", "Geodesy",
                "WorldMap")
        }
        + samples + [storeTrial, readerTrial, pictureTrial, mapTrial, liveTrial] + testTargets
)
