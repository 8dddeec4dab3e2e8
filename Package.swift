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
        name: name, dependencies: ["Essentials"] + dependencies, exclude: exclude,
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
    dependencies: ["Essentials", "RecordStore", "Networking", "CLibrary"],
    path: "Tests/StoreTrial",
    swiftSettings: strict
)

/// The program with which Scripts/soak reads documents.
let readerTrial = Target.executableTarget(
    name: "reader-trial",
    dependencies: ["Essentials", "Networking", "CLibrary"],
    path: "Tests/ReaderTrial",
    swiftSettings: strict
)

/// The program with which Scripts/check-pictures shows pictures.
let pictureTrial = Target.executableTarget(
    name: "picture-trial",
    dependencies: ["Essentials", "ReportCLI", "SectionKit"],
    path: "Tests/PictureTrial",
    swiftSettings: strict
)

/// The program that draws the maps of Scripts/check-maps and bench-maps.
let mapTrial = Target.executableTarget(
    name: "map-trial",
    dependencies: ["Essentials", "CLibrary", "Geodesy", "SectionKit", "WorldMap"],
    path: "Tests/MapTrial",
    swiftSettings: strict
)

/// A program whose content moves between loads, to try and to measure.
let liveTrial = Target.executableTarget(
    name: "live-trial",
    dependencies: [
        "Essentials", "FeatureKit", "Geodesy", "Networking", "ReportCLI", "SectionKit", "WorldMap",
    ],
    path: "Tests/LiveTrial",
    swiftSettings: strict
)

let testTargets =
    [
        tests("Essentials", of: "Essentials"),
        tests("Programs", of: "Programs"),
        tests(
            "Networking", of: "URLSessionTransport", "Programs",
            resources: [.copy("JSON/JSONTestSuite.txt")]),
        tests("RecordStore", of: "RecordStore", "PackedRecords", "CLibrary"),
        tests("FeatureKit", of: "RecordStore"),
        tests("PackedRecords", of: "PackedRecords", "CLibrary"),
        tests(
            "Geodesy", of: "Geodesy",
            resources: [.copy("Geodesics/geodesics.txt")]),
        tests("WorldMap", of: "WorldMap"),
        tests(
            "SectionKit", of: "Geodesy", resources: [.copy("Unicode"), .copy("Pictures")],
            exclude: ["Goldens", "Surfaces/GPX/Goldens"]),
        tests("SpaceXLaunches", of: "SpaceXLaunches", "SpaceXSamples", "Fixtures"),
        tests("SpaceXArchive", of: "SpaceXArchive"),
        tests("ScreenHost", of: "ScreenHost", "Geodesy"),
        tests(
            "ReportCLI", of: "ReportCLI", "ScreenHost", "ProgramTesting", "Programs",
            exclude: ["Generated/Goldens"]),
        tests("ScaffoldTool", of: "ScaffoldTool"),
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
    platforms: [.macOS(.v15), .iOS(.v18)],
    products: [
        .executable(name: "spacex-report", targets: ["spacex-report"]),
        .library(name: "Essentials", targets: ["Essentials"]),
        .library(name: "Geodesy", targets: ["Geodesy"]),
        .library(name: "SectionKit", targets: ["SectionKit"]),
        .library(name: "WorldMap", targets: ["WorldMap"]),
        .library(name: "Networking", targets: ["Networking"]),
        .library(name: "FeatureKit", targets: ["FeatureKit"]),
        .library(name: "RecordStore", targets: ["RecordStore"]),
        .library(name: "PackedRecords", targets: ["PackedRecords"]),
        .library(name: "URLSessionTransport", targets: ["URLSessionTransport"]),
        .library(name: "ScreenHost", targets: ["ScreenHost"]),
        .library(name: "ReportCLI", targets: ["ReportCLI"]),
        .library(name: "FeatureTesting", targets: ["FeatureTesting"]),
        .library(name: "ProgramTesting", targets: ["ProgramTesting"]),
        .plugin(name: "Templates", targets: ["NewSection", "NewApp"]),
    ],
    dependencies: [],
    targets: [
        .target(name: "Essentials", swiftSettings: strict),
        .target(name: "CLibrary", swiftSettings: strict),
        module("Programs", "CLibrary"),
        module("Networking", "Programs", "CLibrary"),
        module("URLSessionTransport", "Networking"),
        module("Geodesy", "CLibrary"),
        module("SectionKit", "Geodesy", "CLibrary", exclude: ["Surfaces/HTML/Web"]),
        module("WorldMap", "SectionKit", "Geodesy"),
        module("FeatureKit", "SectionKit", "Networking", "RecordStore"),
        module("RecordStore", "Networking", "PackedRecords", "CLibrary"),
        module("PackedRecords", "CLibrary"),
        module("SpaceXLaunches", "FeatureKit", "SectionKit", "Networking", "PackedRecords"),
        module("SpaceXArchive", "Networking"),
        module("ScreenHost", "SectionKit", "CLibrary"),
        module(
            "ReportCLI", "FeatureKit", "SectionKit", "Networking", "RecordStore", "ScreenHost",
            "Programs", "CLibrary"),
        module(
            "FeatureTesting", "FeatureKit", "SectionKit", "Networking", "RecordStore", "CLibrary"),
        module("ProgramTesting", "ReportCLI", "FeatureTesting"),
        .executableTarget(
            name: "spacex-report",
            dependencies: ["Essentials", "ReportCLI", "SpaceXArchive", "SpaceXLaunches"]
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
