import Logbook
import RecordStore
import SectionKit

/// The trips of a person that begin in some years.
struct TripList: Equatable, Sendable {
    let trips: [LoggedTrip]

    /// The number of all trips.
    let total: Int

    /// Whether the trips are made up, and the notice that says so.
    let isMadeUp: Bool
    let notice: String?

    /// The warnings about records, in plain sentences.
    let warnings: [String]

    /// Whether airports are unknown because a table of them could not be read.
    let lacksAirports: Bool

    init(_ all: Trips, years: YearSet?) {
        trips = all.trips.filter { trip in
            guard let years else { return true }
            return (trip.trip.start ?? trip.trip.end).map { years.contains($0.year) } ?? false
        }
        total = all.trips.count
        isMadeUp = all.isMadeUp
        notice = all.notice
        warnings = all.warnings
        lacksAirports = all.lacksAirports
    }

    /// A sentence that counts the trips.
    var summary: String {
        if total == 0 { return "There are no trips. Add one with 'flight-log trip add NAME'." }
        if trips.isEmpty { return "None of the \(total.counted("trip", "trips")) matches." }
        let words =
            trips.count == total
            ? total.counted("trip", "trips")
            : "\(trips.count.grouped) of \(total.counted("trip", "trips"))"
        return "\(words), the newest first."
    }
}

extension TripList {
    /// The trips with all that is known of them, of which people see what fits.
    ///
    /// A made-up trip cannot be changed.
    func table(_ photos: any PhotosInput) -> Table {
        let picture = TableColumn<LoggedTrip>(.picture) { trip in
            trip.cover.flatMap { Image(photo: $0, of: photos, alternative: trip.trip.name) }
                .map(Cell.image) ?? .empty
        }
        return Table(
            of: trips,
            columns: [
                .name, .destination, .start, .end, .days, .flights, .distance, .time, .entries,
                .photos, .kilometres, TableColumn.note.forMachines,
            ] + TableColumn.origins + [picture],
            titledBy: "name",
            events: .trips,
            identity: \.id.text,
            commands: ["trip", "trip edit", "trip flights", "entry add", "trip remove"]
        ).madeUp(isMadeUp)
    }
}
