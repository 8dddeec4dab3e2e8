// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "SolarSystem",
    platforms: [.macOS(.v15)],
    products: [.executable(name: "solar-system", targets: ["SolarSystem"])],
    dependencies: [.package(name: "SectionKit", path: "../..")],
    targets: [
        .executableTarget(
            name: "SolarSystem",
            dependencies: [
                .product(name: "SectionKit", package: "SectionKit"),
                .product(name: "FeatureKit", package: "SectionKit"),
                .product(name: "Networking", package: "SectionKit"),
                .product(name: "ReportCLI", package: "SectionKit"),
            ]
        ),
        .testTarget(
            name: "SolarSystemTests",
            dependencies: [
                "SolarSystem",
                .product(name: "FeatureKit", package: "SectionKit"),
                .product(name: "FeatureTesting", package: "SectionKit"),
            ],
            exclude: ["Goldens"]
        ),
    ]
)
