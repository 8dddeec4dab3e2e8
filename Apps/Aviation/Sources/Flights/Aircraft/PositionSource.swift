/// How the position of an aircraft became known; the raw values are those of JSON.
package enum PositionSource: String, CaseIterable, Sendable {
    /// The aircraft broadcast it.
    case adsb = "ADS-B"

    /// A ground station broadcast the position of an aircraft that uses another data link.
    case adsr = "ADS-R"

    /// A ground station broadcast a position from radar.
    case tisb = "TIS-B"

    /// It was computed from the times at which several receivers heard the aircraft.
    case mlat = "MLAT"

    /// The aircraft sent it by satellite or radio to its airline.
    case adsc = "ADS-C"

    /// A small aircraft's collision warning system broadcast it.
    case flarm = "FLARM"

    /// A surveillance system passed it on (Eurocontrol's format).
    case asterix = "ASTERIX"

    case other
}

extension PositionSource {
    /// Reads a source with or without its hyphen, in letters of any case.
    init?(word: String) {
        func plain(_ text: String) -> String { text.uppercased().filter { $0 != "-" } }
        guard let source = Self.allCases.first(where: { plain($0.rawValue) == plain(word) }) else {
            return nil
        }
        self = source
    }
}
