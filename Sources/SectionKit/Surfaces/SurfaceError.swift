/// Why a report cannot be written in a format, in words for the one who asked for it.
public struct SurfaceError: Error, Equatable, Sendable {
    /// What is in the way and what would do, in one line.
    public let message: String

    /// Says what is in the way and what would do.
    public init(_ message: String) {
        self.message = message
    }
}
