// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

let sectionKit: [Target.Dependency] = [
    .product(name: "SectionKit", package: "SectionKit"),
    .product(name: "Geodesy", package: "SectionKit"),
    .product(name: "FeatureKit", package: "SectionKit"),
    .product(name: "Networking", package: "SectionKit"),
]

let packedRecords = Target.Dependency.product(name: "PackedRecords", package: "SectionKit")

func module(_ name: String, _ dependencies: Target.Dependency...) -> Target {
    .target(name: name, dependencies: dependencies + sectionKit, swiftSettings: strict)
}

func tests(
    of name: String,
    _ dependencies: Target.Dependency...,
    exclude: [String] = []
) -> Target {
    .testTarget(
        name: name == "flight-report" ? "FlightReportTests" : "\(name)Tests",
        dependencies: [.init(stringLiteral: name), "AirportSamples"] + dependencies + sectionKit
            + [.product(name: "FeatureTesting", package: "SectionKit")],
        exclude: exclude,
        swiftSettings: strict
    )
}

let package = Package(
    name: "Aviation",
    platforms: [.macOS(.v15)],
    products: [.executable(name: "flight-report", targets: ["flight-report"])],
    dependencies: [.package(name: "SectionKit", path: "../..")],
    targets: [
        module("AirportFacts"),
        module("Airports", packedRecords),
        module("AirportsFeature", "Airports"),
        module("AirportDetailFeature", "Airports"),
        module("CountriesFeature", "Airports"),
        .executableTarget(
            name: "flight-report",
            dependencies: [
                "AirportFacts", "Airports", "AirportsFeature", "AirportDetailFeature",
                "CountriesFeature", .product(name: "ReportCLI", package: "SectionKit"),
            ] + sectionKit,
            swiftSettings: strict
        ),
        .target(
            name: "AirportSamples",
            dependencies: [
                "Airports", .product(name: "FeatureTesting", package: "SectionKit"),
            ] + sectionKit,
            path: "Tests/AirportSamples",
            swiftSettings: strict
        ),
        tests(of: "AirportFacts", "Airports"),
        tests(of: "Airports"),
        tests(of: "AirportsFeature", "Airports", exclude: ["Goldens"]),
        tests(of: "AirportDetailFeature", "Airports", "AirportFacts", exclude: ["Goldens"]),
        tests(of: "CountriesFeature", "Airports", exclude: ["Goldens"]),
        tests(
            of: "flight-report", .product(name: "ReportCLI", package: "SectionKit")),
    ]
)
