// swift-tools-version: 6.2
import PackageDescription

/// A library of SectionKit, whose module Networking is called SectionNetworking here.
func sectionKit(_ name: String) -> Target.Dependency {
    .product(
        name: name, package: "SectionKit", moduleAliases: ["Networking": "SectionNetworking"])
}

let package = Package(
    name: "Practice",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(url: "https://github.com/sectionkit/SectionKit.git", branch: "main")
    ],
    targets: [
        .executableTarget(
            name: "rivers-report",
            dependencies: [sectionKit("SectionKit"), sectionKit("ReportCLI")]),
        .executableTarget(
            name: "practice-report",
            dependencies: [
                "Networking", sectionKit("Networking"), sectionKit("FeatureKit"),
                sectionKit("SectionKit"), sectionKit("ReportCLI"),
            ]),
        .target(name: "Networking"),
    ]
)
