// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Books",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(url: "https://github.com/sectionkit/SectionKit.git", branch: "main")
    ],
    targets: [
        .executableTarget(
            name: "books",
            dependencies: [
                .product(name: "SectionEssentials", package: "SectionKit"),
                .product(name: "SectionKit", package: "SectionKit"),
                .product(name: "FeatureKit", package: "SectionKit"),
                .product(name: "Networking", package: "SectionKit"),
                .product(name: "RecordStore", package: "SectionKit"),
                .product(name: "ReportCLI", package: "SectionKit"),
            ]
        ),
        .testTarget(
            name: "BooksTests",
            dependencies: ["books", .product(name: "FeatureTesting", package: "SectionKit")]
        ),
    ]
)
