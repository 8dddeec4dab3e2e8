// swift-tools-version: 6.2
import PackageDescription

/// The features: `Sources/<Name>Feature`, with its tests in `Tests/<Name>FeatureTests`.
let features = ["Info", "Launches"]

let strict: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

func module(_ name: String, _ dependencies: Target.Dependency...) -> Target {
    .target(name: name, dependencies: dependencies, swiftSettings: strict)
}

func tests(_ name: String, of subjects: Target.Dependency...) -> Target {
    .testTarget(
        name: "\(name)Tests",
        dependencies: subjects + ["SectionKit", "Networking", "FeatureTesting", "Fixtures"],
        swiftSettings: strict
    )
}

let featureModules = features.map { "\($0)Feature" }

let package = Package(
    name: "SectionKit",
    platforms: [.macOS(.v15), .iOS(.v18)],
    products: [
        .executable(name: "spacex-report", targets: ["spacex-report"]),
        .library(name: "SectionKit", targets: ["SectionKit"]),
        .library(name: "Networking", targets: ["Networking"]),
        .library(name: "ReportCLI", targets: ["ReportCLI"]),
        .library(name: "FeatureTesting", targets: ["FeatureTesting"]),
    ],
    dependencies: [],
    targets: [
        module("Networking"),
        module("SectionKit"),
        module("SpaceXArchive", "Networking"),
        module("ReportCLI", "SectionKit", "Networking"),
        module("FeatureTesting", "SectionKit", "Networking"),
        .executableTarget(
            name: "spacex-report",
            dependencies: ["ReportCLI", "SpaceXArchive"]
                + featureModules.map { .init(stringLiteral: $0) },
            swiftSettings: strict
        ),
        .target(
            name: "Fixtures",
            path: "Tests/Fixtures",
            resources: [.copy("JSON"), .copy("Unicode")],
            swiftSettings: strict
        ),
        tests("Networking"),
        tests("SectionKit"),
        tests("SpaceXArchive", of: "SpaceXArchive"),
        tests("ReportCLI", of: "ReportCLI"),
        tests("SpaceXReport", of: "spacex-report"),
    ]
        + featureModules.map { module($0, "SectionKit", "Networking") }
        + featureModules.map { tests($0, of: .init(stringLiteral: $0)) }
)
