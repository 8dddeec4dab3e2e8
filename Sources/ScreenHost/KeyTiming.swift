/// The time from a key to the updated screen, for benchmarks.
public struct KeyTiming: Equatable, Sendable {
    /// The bytes that the terminal sent.
    public let bytes: [UInt8]

    /// The time until the screen was updated, either at once or with the content that a section
    /// loaded because of the key.
    public let took: Duration

    /// Whether the time includes loading content.
    public let isLoad: Bool
}
