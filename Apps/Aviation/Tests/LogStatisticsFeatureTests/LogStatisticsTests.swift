import FeatureTesting
import Flights
import LogSamples
import Logbook
import SectionEssentials
import SectionKit
import Testing

@testable import LogStatisticsFeature

/// What is counted, and how.
@Suite struct LogStatisticsTests {
    private func statistics(_ entries: [LogEntry], years: String? = nil) -> LogStatistics {
        LogStatistics(
            Log(entries), FlightSelection(years: years.flatMap { YearSet($0) }),
            now: LogEntry.sampleNow)
    }

    /// In other tables Frankfurt Airport is a kilometre further west.
    @Test(arguments: [
        ("LHR", "JFK", 5_554.6, 0.1), ("SYD", "SCL", 11_362.6, 0.1),
        ("SIN", "EWR", 15_344.5, 0.1), ("FRA", "MUC", 300.2, 1),
    ])
    func `distances are those of other programs`(
        from: String, to: String, kilometres: Double, tolerance: Double
    ) {
        let totals = statistics([.sample("a", nil, from: from, "2024-01-01", to: to)]).totals

        #expect(abs(totals.distance / 1000 - kilometres) < tolerance)
    }

    @Test func `a sum that leaves flights out says of how many it is`() throws {
        let known = LogEntry.sample(
            "a", nil, from: "FRA", "2024-01-01T10:00", to: "MUC", "2024-01-01T11:00")
        let bare = LogEntry.sample("b", nil, from: "FRA", "2024-01-02", to: "MUC")
        let part = statistics([known, bare])

        let labels = part.facts(LogStatisticsQuery()).map(\.label)
        let sums = part.airports.rows.map(\.totals)

        #expect(labels.contains("Time of 1 of 2 flights") && labels.contains("Distance"))
        #expect(
            TableColumn<FlightTotals>.totals(of: sums, .metric).compactMap(\.column.title)
                == ["Flights", "Distance", "Time", "Known times"])
        #expect(statistics([known]).facts(LogStatisticsQuery()).map(\.label).contains("Time"))
        #expect(statistics([bare]).facts(LogStatisticsQuery()).map(\.label).contains("Time"))
    }

    @Test func `only flown flights count, and the others are counted apart`() {
        let statistics = statistics([
            .sample("a", nil, from: "FRA", "2024-01-01", to: "MUC"),
            .sample("b", nil, from: "FRA", "2025-12-01", to: "JFK"),
            .sample("c", nil, from: "FRA", "2024-01-03", to: "JFK") { $0.status = .cancelled },
            .sample("d", nil, from: "FRA", "2024-01-04", to: "MUC") { $0.status = .diverted },
        ])

        #expect(statistics.totals.flights == 2)
        #expect(statistics.planned == 1)
        #expect(statistics.cancelled == 1)
        #expect(statistics.airports.rows.map(\.code) == ["FRA", "MUC"])
    }

    @Test func `unknown distances and durations are not added, but counted`() {
        let totals = statistics([
            .sample("a", nil, from: "FRA", "2024-01-01T10:00", to: "MUC", "2024-01-01T11:00"),
            .sample("b", nil, from: "FRA", "2024-01-02", to: "ZZZ"),
            .sample("c", nil, from: "FRA", "2024-01-03", to: "ZZZ") { $0.minutes = 90 },
        ]).totals

        #expect(totals.flights == 3)
        #expect(totals.minutes == 150)
        #expect(totals.unknownDistances == 2)
        #expect(totals.unknownDurations == 1)
    }

    @Test func `a flight counts once for a country or a route, in both directions`() {
        let statistics = statistics([
            .sample("a", nil, from: "FRA", "2024-01-01", to: "MUC"),
            .sample("b", nil, from: "MUC", "2024-01-02", to: "FRA"),
            .sample("c", nil, from: "MUC", "2024-01-03", to: "LHR"),
        ])

        #expect(statistics.countries.rows.map(\.code) == ["DE", "GB"])
        #expect(statistics.countries.rows.map(\.totals.flights) == [3, 1])
        #expect(statistics.continents.rows.map(\.totals.flights) == [3])
        #expect(statistics.routes.rows.map(\.code) == ["FRA–MUC", "LHR–MUC"])
        #expect(statistics.routes.rows.map(\.totals.flights) == [2, 1])
    }

    @Test func `the longest, the shortest and the furthest are found`() {
        let records = statistics([
            .sample("a", "A", from: "FRA", "2024-01-01T10:00", to: "MUC", "2024-01-01T11:00"),
            .sample("b", "B", from: "SYD", "2024-01-02T10:00", to: "SCL", "2024-01-02T22:30"),
            .sample("c", "C", from: "LHR", "2024-01-03T10:00", to: "LHR", "2024-01-03T10:30"),
        ]).records

        #expect(records.farthest?.flight.number == "B")
        #expect(records.nearest?.flight.number == "A")
        #expect(records.longest?.flight.number == "B")
        #expect(records.shortest?.flight.number == "C")
        #expect(records.north?.code == "LHR")
        #expect(records.south?.code == "SYD")
        #expect(records.east?.code == "SYD")
        #expect(records.west?.code == "SCL")
    }

    @Test func `dates that are known in part count as far as they are known`() {
        let dates = statistics([
            .sample("a", nil, from: "FRA", "2024", to: "MUC"),
            .sample("b", nil, from: "FRA", "2024-02", to: "MUC"),
            .sample("c", nil, from: "FRA", "2024-02-29", to: "MUC"),
            .sample("d", nil, from: "FRA", "2022-12-26T23:30", to: "MUC"),
        ]).dates

        #expect(dates.years.map(\.year) == [2022, 2023, 2024])
        #expect(dates.years.map(\.flights) == [1, 0, 3])
        #expect(dates.months == [0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1])
        // 29 February 2024 was a Thursday, 26 December 2022 a Monday.
        #expect(dates.weekdays == [1, 0, 0, 1, 0, 0, 0])
    }

    @Test func `years without flights have none, and are left out only after a year that is wrong`()
    {
        let dates = statistics([
            .sample("a", nil, from: "FRA", "1901", to: "MUC"),
            .sample("b", nil, from: "FRA", "1998", to: "MUC"),
            .sample("c", nil, from: "FRA", "2024", to: "MUC"),
        ]).dates

        #expect(dates.years.map(\.year) == [1901] + Array(1998...2024))
        #expect(dates.years.map(\.flights) == [1, 1] + Array(repeating: 0, count: 25) + [1])
    }

    @Test func `seats, classes and reasons are counted in their order, the unknown last`() {
        let words = statistics([
            .sample("a", nil, from: "FRA", "2024-01-01", to: "MUC") { $0.seatKind = .aisle },
            .sample("b", nil, from: "FRA", "2024-01-02", to: "MUC") { $0.seatKind = .window },
            .sample("c", nil, from: "FRA", "2024-01-03", to: "MUC"),
        ]).words

        #expect(words.seats.map(\.word) == ["window", "aisle", nil])
        #expect(words.seats.map(\.flights) == [1, 1, 1])
        #expect(words.cabins.map(\.word) == [nil])
    }

    @Test func `a whole year is compared with the whole year before`() throws {
        let comparison = try #require(
            statistics(
                [
                    .sample("a", nil, from: "FRA", "2024-01-01", to: "MUC"),
                    .sample("b", nil, from: "FRA", "2023-12-01", to: "MUC"),
                    .sample("c", nil, from: "FRA", "2023-01-01", to: "JFK"),
                    .sample("d", nil, from: "FRA", "2022-01-01", to: "JFK"),
                ], years: "2024"
            ).comparison)

        #expect(comparison.this.totals.flights == 1)
        #expect(comparison.before.totals.flights == 2)
        #expect(comparison.before.countries == 2)
        #expect(comparison.end == nil)
    }

    @Test func `a year that is not over is compared up to the same day`() throws {
        let comparison = try #require(
            statistics(
                [
                    .sample("a", nil, from: "FRA", "2025-01-01", to: "MUC"),
                    .sample("b", nil, from: "FRA", "2024-06-15", to: "MUC"),
                    .sample("c", nil, from: "FRA", "2024-06-16", to: "MUC"),
                ], years: "2025"
            ).comparison)

        #expect(comparison.before.totals.flights == 1)
        #expect(comparison.end?.formatted == "15 Jun 2025")
    }

    @Test(arguments: ["2023-2024", "2022,2024"])
    func `several years are not compared`(years: String) {
        #expect(
            statistics(
                [.sample("a", nil, from: "FRA", "2024-01-01", to: "MUC")], years: years
            ).comparison == nil)
    }

    /// The figures follow from the formula by hand.
    @Test(arguments: [
        (300.0, false, 3.16 * (750 + 3.1 * 350) * 0.95 / (180 * 0.82)),
        (1_000, true, 3.16 * (750 + 3.1 * 1_100) * 0.95 / (180 * 0.82)),
        (6_000, false, 3.16 * (2_500 + 6.5 * 6_125) * 0.8 / (380 * 0.82)),
        (6_000, true, 2 * 3.16 * (2_500 + 6.5 * 6_125) * 0.8 / (380 * 0.82)),
    ])
    func `emissions are estimated by the formula`(
        kilometres: Double, isPremium: Bool, kilograms: Double
    ) {
        let estimate = EmissionEstimate.kilograms(kilometres: kilometres, isPremium: isPremium)

        #expect(abs(estimate - kilograms) < 1e-9)
    }
}
