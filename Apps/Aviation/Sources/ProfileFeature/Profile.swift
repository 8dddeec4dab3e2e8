import Logbook
import RecordSync
import SectionKit

/// What the flights of a person add up to, and what is kept where.
struct Profile: Equatable, Sendable {
    /// The number of flown flights.
    let flights: Int

    /// The number of planned flights.
    let planned: Int

    /// The sum of the known distances, in metres.
    let distance: Double

    /// The numbers of different airports, cities and countries of flown flights.
    let airports: Int
    let cities: Int
    let countries: Int

    let kept: [KeptKind]

    /// The folder of the records.
    let folder: String?

    /// The colours of text and pages.
    let theme: ColorScheme

    /// How syncing stands; nil if its settings cannot be read.
    var sync: SyncStanding?

    let notice: String?
    let warnings: [String]

    /// Whether airports are unknown because a table of them could not be read.
    let lacksAirports: Bool

    init(_ log: Log, kept: [KeptKind], folder: String?, theme: ColorScheme) {
        let flown = log.entries.filter(\.isFlown)
        let places = flown.flatMap { [$0.from, $0.to].compactMap(\.self) }
        flights = flown.count
        planned = log.entries.count { !$0.status.isFinal }
        distance = flown.reduce(0) { $0 + ($1.distance ?? 0) }
        airports = Set(places.map(\.code)).count
        cities =
            Set(
                places.compactMap { place in place.city.map { "\($0), \(place.countryCode ?? "")" }
                }
            ).count
        countries = Set(places.compactMap(\.countryCode)).count
        self.kept = kept
        self.folder = folder
        self.theme = theme
        notice = log.notice
        warnings = log.warnings
        lacksAirports = log.lacksAirports
    }
}

extension Profile {
    /// The content of the section.
    var blocks: [Block] {
        let facts =
            [
                Fact("flights", "Flights", .integer(flights)).asFigure,
                Fact("planned", "Planned", .integer(planned)),
                Fact(
                    "distance_km", "Distance",
                    .measure(Measure(distance / 1000, .kilometre, digits: 0))
                ).asFigure,
                Fact("airports", "Airports", .integer(airports)).asFigure,
                Fact("cities", "Cities", .integer(cities)),
                Fact("countries", "Countries", .integer(countries)).asFigure,
                Fact("theme", "Theme", .text(theme.rawValue)),
                Fact("folder", "Kept in", .text(orUnknown: folder)).keptPrivate,
            ] + syncFacts
        var blocks: [Block] = [.facts(facts), .table(kept.table)]
        if let notice { blocks.insert(.notice(Notice(.info, InlineText(notice))), at: 0) }
        return blocks
    }
}

extension Profile {
    /// How syncing stands, with the same keys whether it is set up or not.
    private var syncFacts: [Fact] {
        let date = sync?.syncedAt.map { PreciseDate($0, precision: .hour) }
        let isSetUp = sync?.place != nil
        /// A fact that people see if there is something to see, and machines always.
        func fact(_ key: String, _ label: String, _ value: Cell?) -> Fact {
            value.map { Fact(key, label, $0) } ?? .machines(key, .empty)
        }
        return [
            Fact("sync", "Sync", .text(orUnknown: sync?.state.rawValue)),
            fact("sync_place", "Synced with", sync?.place.map { .text($0.text) }).keptPrivate,
            fact("synced_at", "Last synced", date.map(Cell.date) ?? (isSetUp ? .unknown : nil)),
            fact("sync_failure", "Failed because", sync?.failure.map(Cell.text)).keptPrivate,
            fact("sync_unsent", "Not sent yet", isSetUp ? .integer(sync?.unsent ?? 0) : nil),
        ]
    }
}

extension [KeptKind] {
    /// The table of the kinds.
    var table: Table {
        Table(
            key: "kept", of: self,
            columns: [
                TableColumn(Column("name", "Records")) { .text($0.name) },
                TableColumn(Column("count", "Number", alignment: .trailing)) {
                    .integer($0.count)
                },
            ])
    }
}
