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
