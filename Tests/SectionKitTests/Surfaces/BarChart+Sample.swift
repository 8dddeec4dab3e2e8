import SectionKit

extension BarChart {
    /// A chart of these values, labelled a, b, c and so on by default.
    static func sample(_ values: [[Int]], labels: [String]? = nil) -> BarChart {
        let count = values.map(\.count).max() ?? 0
        let tones: [Badge.Tone] = [.positive, .negative, .neutral, .pending]
        return BarChart(
            key: "flights",
            title: "Flights",
            category: Column("place", "Place"),
            series: (0..<count).map { Series("s\($0)", "S\($0)", tones[$0 % 4]) },
            bars: values.enumerated().map { index, values in
                let letter = String(UnicodeScalar(UInt8(ascii: "a") + UInt8(index)))
                return Bar(.text(labels?[index] ?? letter), values)
            }
        )
    }

    /// Charts that are hard to draw: empty, zeros, large and small values, wide and long labels.
    static let hard: [BarChart] = [
        sample([]),
        sample([[0]]),
        sample([[0, 0], [0, 0]]),
        sample([[.max, 1, 1], [1, 0, 0], [.max, .max, .max]]),
        sample([[1, 2, 3, 4, 5, 6, 7, 8], [.max, 1, 1, 1, 1, 1, 1, 1]]),
        sample(
            [[123_456_789, 0], [3, 1], [0, 2], [0, 0]],
            labels: [
                "東京スカイツリー衛星打ち上げ計画第二段階 打上げ", "👩🏽‍🚀 🇫🇷",
                "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen", "",
            ]),
    ]
}
