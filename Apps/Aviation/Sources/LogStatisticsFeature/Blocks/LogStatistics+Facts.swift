import Flights
import SectionKit

extension LogStatistics {
    /// The figures of all flights that are counted.
    func facts(_ query: LogStatisticsQuery) -> [Fact] {
        let distance = totals.knownDistance
        return [
            Fact("flights", "Flights", .integer(totals.flights)).asFigure,
            .people(
                totals.label("Distance", without: totals.unknownDistances),
                query.units.distance(distance)
            ).asFigure,
            .machines("distance_km", totals.kilometres),
            Fact(
                "around_the_earth", "Times around the Earth",
                distance.map { .decimal($0 / Self.earth, digits: 2) } ?? .empty),
            .people(totals.label("Time", without: totals.unknownDurations), totals.time).asFigure,
            .machines("duration_s", totals.seconds),
            Fact("airports", "Airports", .integer(airports.rows.count)),
            Fact("countries", "Countries", .integer(countries.rows.count)).asFigure,
            Fact("continents", "Continents", .integer(continents.rows.count)),
            Fact("airlines", "Airlines", .integer(airlines.rows.count)),
            Fact("types", "Types of aircraft", .integer(types.rows.count)),
            seen("registrations", "Registrations", registrations.rows.count),
            Fact("routes", "Routes", .integer(routes.rows.count)),
            seen("layovers", "Layovers", layovers.count),
            time("layover_s", "Time between flights", layovers.reduce(0, +)),
            time("longest_layover_s", "Longest layover", layovers.max() ?? 0),
            // The first sentence says them to people, and the names of the sums.
            .machines("planned", .integer(planned)),
            .machines("cancelled", .integer(cancelled)),
            .machines("unknown_distances", .integer(totals.unknownDistances)),
            .machines("unknown_durations", .integer(totals.unknownDurations)),
            emissions(query),
        ]
    }

    /// A number that people see if it is not 0.
    private func seen(_ key: String, _ label: String, _ count: Int) -> Fact {
        count > 0 ? Fact(key, label, .integer(count)) : .machines(key, .integer(0))
    }

    /// A time that people see if there is any.
    private func time(_ key: String, _ label: String, _ minutes: Int) -> Fact {
        let value = Cell.duration(minutes * 60)
        return minutes > 0 ? Fact(key, label, value) : .machines(key, value)
    }

    private func emissions(_ query: LogStatisticsQuery) -> Fact {
        guard query.showsEmissions else { return .machines("co2_estimate_kg", .empty) }
        let kilograms = Measure(emissions.kilograms, .kilogram)
        return Fact("co2_estimate_kg", "Carbon dioxide, estimated", .measure(kilograms))
    }

    /// The circumference of the Earth in metres.
    private static let earth = 40_075_000.0
}
