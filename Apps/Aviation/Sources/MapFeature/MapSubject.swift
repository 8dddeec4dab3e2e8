/// What a map shows; the raw values are those of `--show`.
enum MapSubject: String, CaseIterable, Sendable {
    case flights, airports, both

    var hasFlights: Bool { self != .airports }
    var hasAirports: Bool { self != .flights }
}
