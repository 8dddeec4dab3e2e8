import Flights
import SectionKit

extension LogStatistics {
    /// The tables of the most frequent airports, countries, airlines and others.
    func rankings(_ query: LogStatisticsQuery) -> [Block] {
        [
            table(airports, "airports", "Airports", code: "Code", name: "Airport", query),
            table(countries, "countries", "Countries", code: "Code", name: "Country", query),
            table(routes, "routes", "Routes", code: "Route", query),
            table(airlines, "airlines", "Airlines", code: "Code", name: "Airline", query),
            table(types, "types", "Types of aircraft", code: "Code", name: "Type", query),
            table(
                registrations, "registrations", "Registrations", code: "Registration", query),
        ].flatMap(\.self)
    }

    /// The first rows of a ranking under a heading; without a name, only codes.
    private func table(
        _ ranking: Ranking,
        _ key: String,
        _ title: String,
        code: String,
        name: String? = nil,
        _ query: LogStatisticsQuery
    ) -> [Block] {
        let rows = Array(ranking.rows.prefix(query.top))
        let named = name.map { title in
            TableColumn<Ranking.Row>(Column("name", title)) { .text(orUnknown: $0.name) }
        }
        let columns =
            [
                TableColumn<Ranking.Row>(Column("code", code)) {
                    .text($0.code)
                }
            ]
            + [named].compactMap(\.self)
            + TableColumn<FlightTotals>.totals(of: rows.map(\.totals), query.units)
            .map { $0.of(\.totals) }
        let table = Table(key: key, of: rows, columns: columns)
            .first(ofMatching: ranking.rows.count, setBy: LogStatisticsQuery.top.description.name)
        let (count, all) = (rows.count, ranking.rows.count)
        return rows.under(
            count < all ? "\(title), the first \(count) of \(all.grouped)" : title, table)
    }

    /// The figures of the year and of the year before; none unless they were asked for.
    func comparisonBlocks(_ units: UnitSystem) -> [Block] {
        let rows = comparison.map { [($0.year, $0.this), ($0.year - 1, $0.before)] } ?? []
        let counts: [TableColumn<(Int, YearComparison.Year)>] = [
            .init(Column("airports", "Airports", alignment: .trailing)) { .integer($0.1.airports) },
            .init(Column("countries", "Countries", alignment: .trailing, priority: 1)) {
                .integer($0.1.countries)
            },
            .init(Column("airlines", "Airlines", alignment: .trailing, priority: 2)) {
                .integer($0.1.airlines)
            },
        ]
        let table = Table(
            key: "year_comparison", of: rows,
            columns: [.init(Column("year", "Year")) { .ordinal($0.0) }]
                + TableColumn<FlightTotals>.totals(of: rows.map(\.1.totals), units)
                .map { $0.of(\.1.totals) } + counts)
        let end = comparison?.end.map {
            " until \($0.formatted.split(separator: " ").prefix(2).joined(separator: " "))"
        }
        return rows.under("Compared with the year before" + (end ?? ""), table)
    }
}

extension Array {
    /// A table of the values under a heading, or alone if there are none.
    fileprivate func under(_ title: String, _ table: Table) -> [Block] {
        (isEmpty ? [] : [.heading(title)]) + [.table(table)]
    }
}

extension TableColumn<FlightTotals> {
    /// The columns of sums of flights; beside one that leaves flights out, how many it is of.
    static func totals(of sums: [FlightTotals], _ units: UnitSystem) -> [TableColumn] {
        let lacksDistances = sums.contains { $0.isPartial(without: $0.unknownDistances) }
        let lacksDurations = sums.contains { $0.isPartial(without: $0.unknownDurations) }
        return [
            Self(Column("flights", "Flights", alignment: .trailing)) { .integer($0.flights) },
            Self(.people("Distance", alignment: .trailing, priority: 1)) {
                $0.knownDistance.map { units.distance($0) } ?? .unknown
            },
            lacksDistances ? known("Known distances", \.unknownDistances) : nil,
            Self(.machines("distance_km")) { $0.kilometres },
            Self(.people("Time", alignment: .trailing, priority: 2)) { $0.time },
            lacksDurations ? known("Known times", \.unknownDurations) : nil,
            Self(.machines("duration_s")) { $0.seconds },
        ].compactMap(\.self)
    }

    /// How many flights a sum is of, for people.
    private static func known(
        _ title: String, _ unknown: any KeyPath<FlightTotals, Int> & Sendable
    ) -> TableColumn {
        Self(.people(title, alignment: .trailing, priority: 3)) {
            .integer($0.flights - $0[keyPath: unknown])
        }
    }
}

extension FlightTotals {
    /// Whether a sum leaves out some flights, but not all.
    fileprivate func isPartial(without unknown: Int) -> Bool { 0 < unknown && unknown < flights }

    /// The name of a sum, which says of how many flights it is if it leaves some out.
    func label(_ name: String, without unknown: Int) -> String {
        isPartial(without: unknown)
            ? "\(name) of \((flights - unknown).grouped) of \(flights.grouped) flights" : name
    }

    /// The distance in metres; nil if that of all flights is unknown.
    var knownDistance: Double? {
        flights == 0 || flights > unknownDistances ? distance : nil
    }

    private var knownMinutes: Int? {
        flights == 0 || flights > unknownDurations ? minutes : nil
    }

    var kilometres: Cell {
        knownDistance.map { .decimal($0 / 1000, digits: 1) } ?? .empty
    }

    var seconds: Cell { knownMinutes.map { .duration($0 * 60) } ?? .empty }

    /// The time in hours, which people compare.
    var time: Cell {
        guard let hours = knownMinutes.map({ Double($0) / 60 }) else { return .unknown }
        return .measure(Measure(hours, .hour, digits: hours < 10 ? 1 : 0))
    }
}

extension MeasureUnit {
    fileprivate static let hour = MeasureUnit("h", key: "h")
}
