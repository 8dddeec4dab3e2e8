// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Harbour",
    platforms: [.macOS(.v15)],
    products: [.executable(name: "harbour", targets: ["harbour"])],
    dependencies: [.package(name: "SectionKit", path: "../..")],
    targets: [
        .target(
            name: "HarbourProgram",
            dependencies: [
                .product(name: "SectionEssentials", package: "SectionKit"),
                .product(name: "SectionKit", package: "SectionKit"),
                .product(name: "Geodesy", package: "SectionKit"),
                .product(name: "FeatureKit", package: "SectionKit"),
                .product(name: "Networking", package: "SectionKit"),
                .product(name: "ReportCLI", package: "SectionKit"),
            ]
        ),
        .executableTarget(name: "harbour", dependencies: ["HarbourProgram"]),
        .testTarget(
            name: "HarbourTests",
            dependencies: [
                "HarbourProgram",
                .product(name: "Networking", package: "SectionKit"),
                .product(name: "ReportCLI", package: "SectionKit"),
                .product(name: "FeatureTesting", package: "SectionKit"),
                .product(name: "ProgramTesting", package: "SectionKit"),
            ]
        ),
    ]
)
