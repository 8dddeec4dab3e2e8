import RecordStore
import SectionEssentials
package import SectionKit

/// The values of a trip that lists and the page of a trip show.
extension TableColumn<LoggedTrip> {
    package static let name = text("name", "Trip") { $0.trip.name }
    package static let destination = text("destination", "Destination", priority: 2) {
        $0.trip.destination
    }

    package static let start = day("start", "Start", \.trip.start)
    package static let end = day("end", "End", \.trip.end)

    package static let days = TableColumn(
        Column("days", "Days", alignment: .trailing, priority: 1)
    ) { $0.trip.dayCount.map(Cell.integer) ?? .empty }

    package static let time = TableColumn(Column("time", "When", priority: 4)) {
        .text($0.time.rawValue)
    }

    package static let flights = count("flight_count", "Flights", priority: 1) { $0.flights.count }
    package static let entries = count("entry_count", "Entries", priority: 5) { $0.entries.count }
    package static let photos = count("photo_count", "Photos", priority: 6) { $0.photos.count }

    /// The sum of the distances of its flights, over the ellipsoid.
    package static let distance = TableColumn(
        .people("Distance", alignment: .trailing, priority: 3)
    ) { trip in
        trip.flights.isEmpty ? .empty : .measure(Measure(trip.distance / 1000, .kilometre))
    }

    /// The same distance for machines.
    package static let kilometres = TableColumn(.machines("distance_km")) {
        .decimal($0.distance / 1000, digits: 1)
    }

    package static let note = text("note", "Note", priority: 12) { $0.trip.note }

    /// How precise its dates are, the names of its own photos, its ID and its revision, for machines.
    package static let origins = [
        text("start_precision", "Start") { $0.trip.start?.precision.rawValue }.forMachines,
        text("end_precision", "End") { $0.trip.end?.precision.rawValue }.forMachines,
        text("cover", "Cover") { $0.trip.cover }.forMachines,
        text("picture", "Picture") { $0.trip.picture }.forMachines,
        text("id", "ID") { $0.id.text }.forMachines,
        TableColumn(.machines("revision")) { .integer($0.revision) },
    ]

    private static func text(
        _ key: String, _ title: String, priority: Int = 0,
        _ value: @escaping @Sendable (LoggedTrip) -> String?
    ) -> TableColumn {
        TableColumn(Column(key, title, priority: priority)) { value($0).map(Cell.text) ?? .empty }
    }

    private static func day(
        _ key: String, _ title: String,
        _ path: any KeyPath<LoggedTrip, LocalDateTime?> & Sendable
    ) -> TableColumn {
        TableColumn(
            Column(
                key, title, alignment: .trailing, keys: .day,
                filteredBy: key == "start" ? .year : nil)
        ) { trip in trip[keyPath: path].map { .date($0.day) } ?? .empty }
    }

    private static func count(
        _ key: String, _ title: String, priority: Int,
        _ value: @escaping @Sendable (LoggedTrip) -> Int
    ) -> TableColumn {
        TableColumn(Column(key, title, alignment: .trailing, priority: priority)) {
            .integer(value($0))
        }
    }
}

extension LoggedTrip {
    /// All that is known of the trip; data formats have the same keys for every trip.
    package var facts: [Fact] {
        let columns: [TableColumn<LoggedTrip>] =
            [.name, .destination, .start, .end, .days, .time, .flights, .distance, .kilometres]
            + [.entries, .photos, .note] + TableColumn.origins
        return columns.compactMap { column in
            let (column, value) = (column.column, column.cell(self))
            let isFigure = ["Days", "Flights", "Distance"].contains(column.title)
            guard let key = column.key else {
                let fact = Fact.people(column.title ?? "", value)
                return value == .empty ? nil : isFigure ? fact.asFigure : fact
            }
            guard let title = column.title, value != .empty else {
                return .machines(key, value, keys: column.keys)
            }
            let fact = Fact(key, title, value, keys: column.keys)
            return isFigure ? fact.asFigure : fact
        }
    }

    /// The number of facts that data formats have.
    package static let factCount = 17
}

extension EventColumns {
    /// The events of a calendar that trips are: from the first day to the last.
    package static let trips = EventColumns(
        domain: "flight-log", id: "id", start: "start", end: "end", title: "name",
        place: "destination", details: ["days", "note"])
}

extension Image {
    /// A photo of a person; nil if nothing can show it.
    ///
    /// - Parameters:
    ///   - name: the name that it is kept under.
    ///   - alternative: what it shows, such as the place.
    package init?(photo name: String, of photos: any PhotosInput, alternative: String) {
        guard let path = photos.path(of: name) else { return nil }
        let fileExtension = path.split(separator: ".").last.map { ".\($0)" } ?? ""
        // A whole hash says no more to people than its beginning.
        self.init(
            file: path, named: name.prefix(8) + fileExtension, alternative: alternative)
    }
}
