/// The time from a key to the updated screen, for benchmarks.
package struct KeyTiming: Equatable, Sendable {
    /// The bytes that the terminal sent.
    package let bytes: [UInt8]

    /// The time until the screen was updated, either at once or with the content that a section
    /// loaded because of the key.
    package let took: Duration

    /// Whether the time includes loading content.
    package let isLoad: Bool
}
