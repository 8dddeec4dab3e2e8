// swift-tools-version: 6.2
import PackageDescription

func framework(_ name: String) -> Target.Dependency {
    .product(name: name, package: "SectionKit")
}

let package = Package(
    name: "Birds",
    platforms: [.macOS(.v15)],
    products: [.executable(name: "birds-report", targets: ["birds-report"])],
    dependencies: [.package(name: "SectionKit", path: "../../..")],
    targets: [
        .target(
            name: "NestsFeature",
            dependencies: ["FeatureKit", "Networking", "SectionKit"].map(framework)
        ),
        .testTarget(
            name: "NestsFeatureTests",
            dependencies: ["NestsFeature"]
                + ["FeatureKit", "FeatureTesting", "Networking", "SectionKit"].map(framework)
        ),
        .executableTarget(
            name: "birds-report",
            dependencies: ["NestsFeature"]
                + ["FeatureKit", "Networking", "ReportCLI", "SectionKit"].map(framework)
        ),
        .testTarget(
            name: "BirdsTests",
            dependencies: ["birds-report"]
                + [
                    "FeatureKit", "FeatureTesting", "Networking", "ProgramTesting", "ReportCLI",
                    "SectionKit",
                ].map(framework)
        ),
    ]
)
