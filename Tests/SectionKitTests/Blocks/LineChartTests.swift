import FeatureTesting
import SectionKit
import Testing

struct LineChartTests {
    @Test func `every series has a value for every position`() {
        let chart = LineChart.sample([1], [2, 3, 4], at: [0, 1])

        #expect(chart.series.map(\.values) == [[1, nil], [2, 3]])
    }

    @Test func `values that are not finite are unknown`() {
        let chart = LineChart.sample([.nan, 1, .infinity, nil, -.infinity])

        #expect(chart.series[0].values == [nil, 1, nil, nil, nil])
        #expect(chart == chart)
    }

    @Test func `a chart can be made of what a feature knows`() {
        struct Point { let distance, elevation: Double }
        let way = [Point(distance: 0, elevation: 812), Point(distance: 1.5, elevation: 940)]

        let chart =
            LineChart(
                key: "profile",
                title: "Elevation",
                over: .measures("distance", "Distance", way.map(\.distance), .kilometre, digits: 1),
                unit: .metre,
                series: [LineChart.Series("elevation", "Elevation", way.map(\.elevation))])

        #expect(chart.table.rows.count == 2)
    }

    @Test func `the keys of the table end with those of the units`() {
        let table = LineChart.hike.table

        #expect(table.key == "profile")
        #expect(table.columns.map(\.key) == ["distance_km", "elevation_m"])
        #expect(table.columns.map(\.title) == ["Distance", "Elevation"])
        #expect(LineChart.stages.table.columns.map(\.key) == ["stage", "planned_h", "walked_h"])
        #expect(LineChart.years.table.columns.map(\.key) == ["year", "flights"])
    }

    @Test func `the table has a row for each position`() {
        let chart = LineChart.sample([1.5, nil], [2, 3], unit: .metre, digits: 1)

        #expect(
            chart.table.rows.map(Array.init) == [
                [
                    .decimal(0, digits: 0), .measure(Measure(1.5, .metre, digits: 1)),
                    .measure(Measure(2, .metre, digits: 1)),
                ],
                [
                    .decimal(1, digits: 0), .unknown, .measure(Measure(3, .metre, digits: 1)),
                ],
            ])
    }

    @Test func `all texts lose what could harm a terminal`() throws {
        let bad = "a\u{1B}[31m\u{202E}b"
        let chart = LineChart(
            key: bad, title: bad, over: .categories(bad, bad, [.text(bad)]),
            unit: MeasureUnit(bad, key: "b"), series: [LineChart.Series(bad, bad, [1])])

        let snapshot = SectionSnapshot(
            id: "s", title: "S", state: .success([.lineChart(chart)]))

        let report = OutlineSurface().written(.test(snapshot))
        #expect(report.contains("line chart"))
        #expect(!report.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{202E}" })
        #expect(!report.contains("u001B") && !report.contains("u001b"))
    }
}
