package import SectionKit

extension Profile {
    /// The heights over the distance as a chart; nil with fewer than two.
    ///
    /// - Parameters:
    ///   - units: the units that people see.
    ///   - table: the key of a table of steps, whose rows the chart follows; nil for none.
    ///   - rows: the identity of each row of the table, and its distance from the start in metres,
    ///     in the order of the way.
    package func chart(
        in units: UnitSystem,
        following table: String? = nil,
        rows: [(identity: String, distance: Double)] = []
    ) -> LineChart? {
        guard points.count > 1 else { return nil }
        return LineChart(
            key: "profile",
            title: "Profile",
            over: .measures(
                "distance", "Distance", points.map { $0.distance / units.distanceSize },
                units.distanceUnit, digits: 3),
            unit: units.heightUnit,
            digits: 1,
            series: [
                LineChart.Series(
                    "elevation", "Elevation", points.map { $0.elevation / units.heightSize })
            ],
            rows: table.map {
                LineChart.Rows(of: $0, rows: rows, among: points.map(\.distance))
            })
    }
}

extension LineChart.Rows {
    /// The rows of a table, each at the nearest of some distances from the start, in metres and in
    /// the order of the way.
    init(
        of table: String, rows: [(identity: String, distance: Double)], among distances: [Double]
    ) {
        var positions: [String: Int] = [:]
        var index = 0
        for row in rows {
            let away = { (index: Int) in (distances[index] - row.distance).magnitude }
            while index + 1 < distances.count, away(index + 1) <= away(index) { index += 1 }
            positions[row.identity] = index
        }
        self.init(of: table, at: positions)
    }
}
