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
    .product(name: "SectionEssentials", package: "SectionKit"),
]

let packedRecords = Target.Dependency.product(name: "PackedRecords", package: "SectionKit")

let worldMap = Target.Dependency.product(name: "WorldMap", package: "SectionKit")
let recordStore = Target.Dependency.product(name: "RecordStore", package: "SectionKit")

func module(_ name: String, _ dependencies: Target.Dependency...) -> Target {
    .target(name: name, dependencies: dependencies + sectionKit, swiftSettings: strict)
}

func samples(_ name: String, _ dependencies: Target.Dependency...) -> Target {
    .target(
        name: name,
        dependencies: dependencies + sectionKit
            + [.product(name: "FeatureTesting", package: "SectionKit")],
        path: "Tests/\(name)",
        swiftSettings: strict
    )
}

func tests(of name: String, _ dependencies: Target.Dependency...) -> Target {
    let name = name == "flight-report" ? "FlightReport" : name
    let hasGoldens = [
        "AirportsFeature", "AirportDetailFeature", "CountriesFeature", "FlightsFeature",
        "FlightDetailFeature", "DistanceFeature", "LogFeature", "LoggedFlightFeature",
        "ExchangeFeature", "GlobeFeature", "LogStatisticsFeature", "ScanFeature", "TripFeature",
        "TripsFeature",
    ]
    return .testTarget(
        name: "\(name)Tests",
        dependencies: ["AirportSamples", "FlightSamples"] + dependencies + sectionKit
            + [.product(name: "FeatureTesting", package: "SectionKit")],
        exclude: hasGoldens.contains(name) ? ["Goldens"] : [],
        swiftSettings: strict
    )
}

/// The features, each of which is a section or several with one subject.
let features = [
    "AirportsFeature", "AirportDetailFeature", "CountriesFeature", "DistanceFeature",
    "FlightsFeature", "FlightDetailFeature", "MapFeature", "WatchListFeature", "HistoryFeature",
    "RangeFeature",
]

/// The features of the logbook.
let logFeatures = [
    "LogFeature",
    "LoggedFlightFeature",
    "NextFlightFeature",
    "LogChangesFeature",
    "FlightSearchFeature",
    "LogAirportsFeature",
    "GlobeFeature",
    "LogStatisticsFeature",
    "ExchangeFeature",
    "ScanFeature",
    "TripsFeature",
    "TripFeature",
    "TripChangesFeature",
    "ProfileFeature",
    "BackupFeature",
    "SyncFeature",
]

let package = Package(
    name: "Aviation",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "flight-report", targets: ["flight-report"]),
        .executable(name: "flight-log", targets: ["flight-log"]),
    ],
    dependencies: [.package(name: "SectionKit", path: "../..")],
    targets: [
        module("AirportFacts"),
        module("FlightFacts"),
        module(
            "AviationServers", "Airports", .product(name: "ReportCLI", package: "SectionKit")),
        module("Airports", packedRecords),
        module("Flights", "Airports", worldMap, recordStore),
    ]
        + features.map {
            module($0, "Airports", "Flights", packedRecords, worldMap, recordStore)
        } + [
            .executableTarget(
                name: "flight-report",
                dependencies: [
                    "AirportFacts", "FlightFacts", "AviationServers", "Airports", "Flights",
                    .product(name: "ReportCLI", package: "SectionKit"), recordStore,
                ] + features.map { .init(stringLiteral: $0) } + sectionKit,
                swiftSettings: strict
            ),
            module("Logbook", "Airports", "Flights", "RecordSync", recordStore, packedRecords),
            module("DemoLog", "Flights", "Logbook"),
            module("LogFiles", "Flights", "Logbook", recordStore, worldMap),
            module("Schedules", "Airports", "Flights", "Logbook"),
            module("BoardingPasses", "Flights", "Logbook"),
            module("RecordSync", recordStore),
            .executableTarget(
                name: "flight-log",
                dependencies: [
                    "AirportFacts", "FlightFacts", "AviationServers", "Airports", "Flights",
                    "Logbook", "DemoLog", "Schedules", "BoardingPasses", "RecordSync",
                    .product(name: "ReportCLI", package: "SectionKit"), recordStore,
                ] + logFeatures.map { .init(stringLiteral: $0) } + sectionKit,
                swiftSettings: strict
            ),
            samples("AirportSamples", "Airports"),
            samples("FlightSamples", "Airports", "Flights"),
            samples(
                "LogSamples", "AirportSamples", "Airports", "Flights", "FlightSamples", "Logbook",
                recordStore),
            tests(
                of: "Logbook", "Logbook", "LogSamples", "Airports", "AirportFacts", "FlightFacts",
                "Flights",
                "RecordSync", recordStore),
            tests(
                of: "FlightSearchFeature", "FlightSearchFeature", "LogSamples", "Logbook",
                "Airports",
                "Flights", recordStore),
            tests(
                of: "LogFiles", "LogFiles", "LogSamples", "Logbook", "Airports", "Flights",
                recordStore),
            tests(
                of: "ExchangeFeature", "ExchangeFeature", "LogFiles", "Logbook", "AirportFacts",
                "FlightFacts", recordStore),
            tests(
                of: "ProfileFeature", "ProfileFeature", "LogSamples", "Logbook", recordStore),
            tests(
                of: "BackupFeature", "BackupFeature", "LogSamples", "Logbook", "RecordSync",
                recordStore),
            tests(of: "SyncFeature", "SyncFeature", "Logbook", "RecordSync", recordStore),
            tests(of: "RecordSync", "RecordSync", recordStore),
            tests(of: "BoardingPasses", "BoardingPasses", "Logbook", "Flights"),
            tests(of: "Schedules", "Schedules", "LogSamples", "Logbook", "Airports", "Flights"),
            tests(of: "AirportFacts", "AirportFacts", "Airports"),
            tests(of: "FlightFacts", "Airports", "FlightFacts", "Flights"),
            tests(of: "Airports", "Airports", "AirportFacts"),
            tests(of: "Flights", "Airports", "Flights", "AirportFacts", "FlightFacts"),
            tests(
                of: "flight-report", "flight-report",
                .product(name: "ReportCLI", package: "SectionKit")),
        ]
        + ["GlobeFeature", "LogStatisticsFeature", "LogAirportsFeature"].map {
            tests(
                of: $0, .init(stringLiteral: $0), "LogSamples", "Logbook", "DemoLog", "Airports",
                "AirportFacts", "FlightFacts", "Flights", recordStore)
        }
        + logFeatures.map {
            module(
                $0, "Airports", "Flights", "Logbook", "LogFiles", "RecordSync", worldMap,
                recordStore)
        }
        + [
            "LogFeature", "LoggedFlightFeature", "NextFlightFeature", "LogChangesFeature",
            "ScanFeature", "TripsFeature", "TripFeature", "TripChangesFeature",
        ].map {
            tests(
                of: $0, .init(stringLiteral: $0), "LogSamples", "Logbook", "Flights", recordStore)
        }
        + features.map {
            tests(
                of: $0, .init(stringLiteral: $0), "Airports", "Flights", "AirportFacts",
                "FlightFacts", packedRecords)
        }
)
