import Geodesy
package import Logbook

extension DemoLog {
    /// The trips of the made-up log, which are as invented as its flights.
    package static let trips = [aroundTheWorld, lisbon]

    private static let aroundTheWorld = MadeUpTrip(
        trip(
            "Around the world", to: "Singapore, Sydney and Santiago",
            from: "2023-11-03", until: "2023-11-25",
            flights: ["SQ325", "QF82", "LA800", "IB6830", "IB3192"],
            note: "Eastwards, with one day twice."),
        entries: [
            entry(
                "2023-11-05", "Singapore", (1.2816, 103.8636),
                "Laksa for breakfast, and the gardens by the bay after dark."),
            entry(
                "2023-11-12", "Blue Mountains", (-33.7320, 150.3120),
                "Three Sisters in the fog. The eucalyptus does smell of cough sweets."),
            entry(
                "2023-11-19", "Santiago", (-33.4372, -70.6506),
                "Landed before we took off: the nineteenth lasted 38 hours."),
        ])

    private static let lisbon = MadeUpTrip(
        trip(
            "Lisbon", to: "Lisbon and Sintra", from: "2024-08-03", until: "2024-08-18",
            flights: ["TP551", "TP552", "TP556"],
            note: "The flight home was cancelled, so there was one more day."),
        entries: [
            entry(
                "2024-08-07", "Sintra", (38.7876, -9.3904), "Palaces like wedding cakes, in a wood."
            ),
            entry(
                "2024-08-18", "Lisbon", (38.7139, -9.1394),
                "An unplanned last evening, with grilled sardines."),
        ])

    private static func trip(
        _ name: String, to destination: String, from start: String, until end: String,
        flights: [String], note: String
    ) -> Trip {
        var trip = Trip(name: name)
        trip.destination = destination
        (trip.start, trip.end) = (LocalDateTime(start), LocalDateTime(end))
        trip.note = note
        trip.flights = flights.compactMap(id)
        return trip
    }

    /// The ID of the first flight with a number, as the made-up log has it.
    private static func id(ofFlight number: String) -> String? {
        past.firstIndex { $0.logged.number == number }.map { "made-up-\($0 + 1)" }
    }

    private static func entry(
        _ date: String, _ place: String, _ position: (latitude: Double, longitude: Double),
        _ text: String
    ) -> TripEntry {
        var entry = TripEntry(trip: "")
        entry.date = LocalDateTime(date)
        entry.place = place
        entry.position = Coordinate(latitude: position.latitude, longitude: position.longitude)
        entry.text = text
        return entry
    }
}
