package import SectionKit

extension Profile {
    /// Returns the heights over the distance as a chart; nil with fewer than two.
    package func chart(in units: UnitSystem) -> LineChart? {
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
            ])
    }
}
