/// Why a report cannot be written in a format.
public enum SurfaceError: Error, Equatable, Sendable {
    /// The format cannot hold such a report.
    ///
    /// The values are the reason, as a clause that can precede a colon, and the names of the
    /// sections that the format can hold one at a time.
    case unfit(String, sections: [String] = [])

    /// The content for the format failed to load or has not loaded yet.
    case nothingLoaded
}
