// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// The features, one word each: `Sources/<Word>Feature`, tested by `Tests/<Word>FeatureTests`.
let features = ["Info", "NextLaunch", "Statistics", "Launches", "LaunchDetail"]

let strict: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

func module(_ name: String, _ dependencies: Target.Dependency...) -> Target {
    .target(name: name, dependencies: ["Essentials"] + dependencies, swiftSettings: strict)
}

func tests(
    _ name: String,
    of subjects: Target.Dependency...,
    exclude: [String] = []
) -> Target {
    .testTarget(
        name: "\(name)Tests",
        dependencies: subjects + [
            "FeatureKit", "SectionKit", "Networking", "FeatureTesting", "Fixtures",
        ],
        exclude: exclude,
        swiftSettings: strict
    )
}

let featureModules = features.map { "\($0)Feature" }

/// A feature can be tried before it is tested, and a part of the package without the other tests.
func isThere(_ tests: Target) -> Bool {
    FileManager.default.fileExists(atPath: "\(Context.packageDirectory)/Tests/\(tests.name)")
}

let testTargets =
    [
        tests("Networking", of: "URLSessionTransport", "HostileServer"),
        tests("SectionKit", exclude: ["Goldens"]),
        tests("SpaceXLaunches", of: "SpaceXLaunches", "SpaceXSamples"),
        tests("SpaceXArchive", of: "SpaceXArchive"),
        tests("ScreenHost", of: "ScreenHost", "TerminalTesting"),
        tests(
            "ReportCLI", of: "ReportCLI", "ScreenHost", "TerminalTesting",
            exclude: ["Generated/Goldens"]),
        tests("SectionScaffold", of: "SectionScaffold"),
        tests("SpaceXReport", of: "spacex-report", "HostileServer", exclude: ["Goldens"]),
    ]
    + featureModules.map {
        tests($0, of: .init(stringLiteral: $0), "SpaceXSamples", exclude: ["Goldens"])
    }

let package = Package(
    name: "SectionKit",
    platforms: [.macOS(.v15), .iOS(.v18)],
    products: [
        .executable(name: "spacex-report", targets: ["spacex-report"]),
        .library(name: "Essentials", targets: ["Essentials"]),
        .library(name: "SectionKit", targets: ["SectionKit"]),
        .library(name: "Networking", targets: ["Networking"]),
        .library(name: "FeatureKit", targets: ["FeatureKit"]),
        .library(name: "URLSessionTransport", targets: ["URLSessionTransport"]),
        .library(name: "ScreenHost", targets: ["ScreenHost"]),
        .library(name: "ReportCLI", targets: ["ReportCLI"]),
        .library(name: "FeatureTesting", targets: ["FeatureTesting"]),
    ],
    dependencies: [],
    targets: [
        .target(name: "Essentials", swiftSettings: strict),
        .target(name: "CLibrary", swiftSettings: strict),
        module("Networking", "CLibrary"),
        module("URLSessionTransport", "Networking"),
        module("SectionKit"),
        module("FeatureKit", "SectionKit", "Networking"),
        module("SpaceXLaunches", "FeatureKit", "SectionKit", "Networking"),
        module("SpaceXArchive", "Networking"),
        module("ScreenHost", "SectionKit", "CLibrary"),
        module("ReportCLI", "FeatureKit", "SectionKit", "Networking", "ScreenHost", "CLibrary"),
        module("FeatureTesting", "FeatureKit", "SectionKit", "Networking"),
        .executableTarget(
            name: "spacex-report",
            dependencies: ["Essentials", "ReportCLI", "SpaceXArchive", "SpaceXLaunches"]
                + featureModules.map { .init(stringLiteral: $0) },
            swiftSettings: strict
        ),
        .target(
            name: "Fixtures",
            path: "Tests/Fixtures",
            resources: [.copy("JSON"), .copy("Unicode")],
            swiftSettings: strict
        ),
        .target(
            name: "SpaceXSamples",
            dependencies: ["SpaceXLaunches", "FeatureTesting", "Fixtures"],
            path: "Tests/SpaceXSamples",
            swiftSettings: strict
        ),
        .target(
            name: "TerminalTesting",
            dependencies: ["SectionKit"],
            path: "Tests/TerminalTesting",
            swiftSettings: strict
        ),
        .target(
            name: "HostileServer",
            dependencies: ["CLibrary"],
            path: "Tests/HostileServer",
            swiftSettings: strict
        ),
        .plugin(
            name: "NewSection",
            capability: .command(
                intent: .custom(
                    verb: "new-section",
                    description: "Makes a section, a copy of InfoFeature: new-section Rockets"
                ),
                permissions: [
                    .writeToPackageDirectory(
                        reason: """
                            It writes the new section's folders in Sources and Tests, and its \
                            entries in Package.swift and Catalog.swift
                            """)
                ]
            ),
            dependencies: ["SectionScaffold"]
        ),
        .executableTarget(
            name: "SectionScaffold",
            path: "Plugins/SectionScaffold",
            swiftSettings: strict
        ),
    ]
        + featureModules.map {
            module($0, "FeatureKit", "SectionKit", "Networking", "SpaceXLaunches")
        }
        + testTargets.filter(isThere)
)
