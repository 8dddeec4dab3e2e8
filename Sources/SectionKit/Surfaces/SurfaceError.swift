/// Why a report cannot be written in a format.
public enum SurfaceError: Error, Equatable, Sendable {
    /// The format is made for other reports.
    ///
    /// It goes with what is in the way, in words that may stand before a colon, and with those of
    /// the report's sections that the format can hold, each alone.
    case unfit(String, sections: [String] = [])

    /// What the format would hold has failed to load, or is not there yet.
    case nothingLoaded
}
