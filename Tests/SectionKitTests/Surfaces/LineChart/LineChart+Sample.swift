import Foundation
import SectionKit

extension LineChart {
    /// A chart of series over positions without a unit.
    static func sample(
        _ values: [Double?]...,
        at positions: [Double]? = nil,
        unit: MeasureUnit? = nil,
        digits: Int = 0
    ) -> LineChart {
        let count = values.map(\.count).max() ?? 0
        return LineChart(
            key: "heights",
            title: "Heights",
            over: .measures("step", "Step", positions ?? (0..<count).map(Double.init), nil),
            unit: unit,
            digits: digits,
            series: values.enumerated().map { Series("s\($0)", "S\($0)", $1) }
        )
    }

    /// A hike of 12 km that rises and falls, without values from 5 to 6 km.
    static let hike = LineChart(
        key: "profile",
        title: "Elevation",
        over: .measures(
            "distance", "Distance", (0...120).map { Double($0) / 10 }, .kilometre, digits: 1),
        unit: .metre,
        series: [
            Series(
                "elevation", "Elevation",
                (0...120).map { step in
                    if (51..<60).contains(step) { return nil }
                    let (rise, wave) = (Double(min(step, 150 - step)) * 9, step % 20)
                    return 412 + rise + Double(min(wave, 20 - wave)) * 12
                })
        ]
    )

    /// The speeds of two days from 22:00 to 02:00 in Tokyo, one of them only measured at first.
    static let speeds = LineChart(
        key: "speeds",
        title: "Speed",
        over: .dates(
            "time", "Time",
            (0...48).map {
                let date = Date(timeIntervalSince1970: 1_772_715_600 + Double($0) * 300)
                return PreciseDate(date, precision: .hour)
            }),
        unit: .kilometrePerHour,
        digits: 1,
        series: [
            Series("first", "First day", (0...48).map { 3 + Double($0 % 12) / 4 }),
            Series("second", "Second day", (0...25).map { 5 - Double($0 % 7) / 3 }),
            Series("third", "Third day, which nobody recorded", []),
        ]
    )

    /// Counts by year.
    static let years = LineChart(
        key: "flights",
        title: "Flights",
        over: .dates(
            "year", "Year",
            (2006...2022).map { year in
                let days = Double((year - 1970) * 365 + (year - 1969) / 4)
                return PreciseDate(
                    Date(timeIntervalSince1970: days * 86_400), precision: .year)
            }),
        series: [
            Series("flights", "Flights", [1, 1, 2, 1, 2, 0, 2, 3, 6, 7, 9, 18, 21, 13, 26, 31, 61])
        ]
    )

    /// Hours by stage, with names that are hard to write.
    static let stages = LineChart(
        key: "stages",
        title: "Hours <per> stage",
        over: .categories(
            "stage", "Stage | name",
            [
                "Porto", "Vila_rinho", "A|B", "Ponte de Lima, which is by the river", "Rubiães",
                "東京", "<b>", "Caldas", "`Padrón`", "Santiago",
            ].map(Cell.text)),
        unit: MeasureUnit("h", key: "h"),
        digits: 1,
        series: [
            Series("planned", "Planned", [7, 8, 7, 5, 5, 4, 8, 5, 6, 7]),
            Series("walked", "*Walked*", [7.5, 8.5, nil, 4.5, 6, 4, 9.5, 5, nil, 6]),
        ]
    )

    /// Charts that are hard to draw.
    static let hard: [LineChart] = [
        hike, speeds, years, stages,
        sample([42]),
        sample([0, .leastNonzeroMagnitude], at: [0, .leastNonzeroMagnitude]),
        sample([5, 5, 5]),
        sample([0, 0]),
        sample([-3.25, -1.5, -8.75], digits: 2),
        sample([nil, nil]),
        sample([nil, 4, nil, 7, nil]),
        sample([1e308, -1.7e308, 0], unit: .metre),
        sample([1.7e308, 1.7e308]),
        sample([1e-300, 3e-300], digits: 300),
        sample([1e15 + 1, 1e15 + 3]),
        sample([12_000_000, 999_999_999, 0], unit: MeasureUnit("US$", key: "usd")),
        sample([0.00001, 0.00002], digits: 9),
        sample([1, 2, 3], at: [3, .nan, -.infinity]),
        sample([1, 2, 3], at: [-1e308, 0, 1e308]),
        sample([1, 2], at: [.nan, .nan]),
        sample([1, 2, 3, 4], at: [4, 2, 2, 1]),
        sample([1], [2], [3], [4], [5], [6], [7], [8]),
        LineChart(
            key: "k", title: Array(repeating: "東京", count: 60).joined(separator: " "),
            over: .categories(
                "c", String(repeating: "x", count: 300),
                [.text(String(repeating: "y", count: 500)), .unknown, .empty]),
            unit: MeasureUnit(String(repeating: "u", count: 50), key: "u"),
            series: [
                Series("s", String(repeating: "z", count: 200), [1, 2, 3]),
                Series("t", "👩🏽‍🚀 🇫🇷", [3]),
            ]),
        LineChart(
            key: "k", title: "Far",
            over: .dates(
                "d", "Date",
                [
                    PreciseDate(.distantPast, precision: .hour),
                    PreciseDate(Date(timeIntervalSince1970: 1e300), precision: .day),
                    PreciseDate(Date(timeIntervalSince1970: -.infinity), precision: .year),
                    PreciseDate(Date(timeIntervalSince1970: .nan), precision: .year),
                ]), series: [Series("s", "S", [1, 2, 3, 4])]),
    ]
}
