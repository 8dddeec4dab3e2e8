// swift-tools-version: 6.2
import PackageDescription

/// The features: `Sources/<Name>Feature`, tested by `Tests/<Name>FeatureTests`.
let features = ["TrackFeature", "CheckFeature", "WalkFeature", "WalksFeature"]

let strict: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

func framework(_ names: String...) -> [Target.Dependency] {
    names.map { .product(name: $0, package: "SectionKit") }
}

let sectionKit = framework("SectionKit", "Geodesy", "FeatureKit", "Networking", "SectionEssentials")

/// What features share.
let shared: [Target.Dependency] = ["Tracks", "TrackFiles", "Photos", "Walking"]

func module(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .target(name: name, dependencies: dependencies + sectionKit, swiftSettings: strict)
}

func tests(
    of name: String,
    _ dependencies: [Target.Dependency] = [],
    exclude: [String] = []
) -> Target {
    .testTarget(
        name: "\(name)Tests",
        dependencies: [.init(stringLiteral: name), "WalkSamples"] + dependencies + sectionKit
            + framework("FeatureTesting"),
        exclude: exclude + (goldens.contains(name) ? ["Goldens"] : []),
        swiftSettings: strict
    )
}

/// The modules whose tests have golden files.
let goldens = ["CheckFeature", "TrackFeature", "WalkFeature"]

let package = Package(
    name: "Walks",
    platforms: [.macOS(.v15)],
    products: [.executable(name: "walk-report", targets: ["walk-report"])],
    dependencies: [.package(name: "SectionKit", path: "../..")],
    targets: [
        module("Tracks"),
        module("TrackFiles", ["Tracks"]),
        module("Photos", ["Tracks"]),
        module("Walking", ["Tracks", "TrackFiles", "Photos"] + framework("RecordStore")),
        module("DemoWalk", ["Tracks", "Photos"]),
    ]
        + features.map { module($0, shared + framework("RecordStore", "WorldMap")) } + [
            .executableTarget(
                name: "walk-report",
                dependencies: shared + ["DemoWalk"] + features.map { .init(stringLiteral: $0) }
                    + sectionKit + framework("ReportCLI", "RecordStore"),
                swiftSettings: strict
            ),
            .target(
                name: "WalkSamples",
                dependencies: shared + sectionKit + framework("FeatureTesting"),
                path: "Tests/WalkSamples",
                swiftSettings: strict
            ),
            tests(of: "Tracks"),
            tests(of: "TrackFiles", ["Tracks"]),
            tests(of: "Photos", ["Tracks"], exclude: ["Pictures"]),
            tests(of: "Walking", ["Tracks", "TrackFiles", "Photos"] + framework("RecordStore")),
            tests(of: "DemoWalk", ["Tracks", "Photos"]),
            .testTarget(
                name: "WalkReportTests",
                dependencies: ["walk-report", "WalkSamples"] + shared
                    + framework(
                        "ReportCLI", "Networking", "SectionKit", "FeatureTesting",
                        "ProgramTesting"),
                swiftSettings: strict
            ),
        ] + features.map { tests(of: $0, shared + framework("RecordStore")) }
)
