// swift-tools-version: 6.2
import PackageDescription

func product(_ name: String) -> Target.Dependency { .product(name: name, package: "SectionKit") }

let package = Package(
    name: "ReadingList",
    platforms: [.macOS(.v15)],
    products: [.executable(name: "reading-list", targets: ["ReadingList"])],
    dependencies: [.package(name: "SectionKit", path: "../..")],
    targets: [
        .executableTarget(
            name: "ReadingList",
            dependencies: [
                "SectionEssentials", "SectionKit", "FeatureKit", "Networking", "RecordStore",
                "ReportCLI",
            ].map(product)
        ),
        .testTarget(
            name: "ReadingListTests",
            dependencies: ["ReadingList"]
                + ["FeatureTesting", "ProgramTesting", "RecordStore"].map(product)
        ),
    ]
)
