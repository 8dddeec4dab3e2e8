/// How long it took from a key to the screen, for a benchmark.
public struct KeyTiming: Equatable, Sendable {
    /// The bytes that the terminal sent.
    public let bytes: [UInt8]

    /// How long it took until the screen showed what a key does: at once, or with the content that
    /// it had a section load.
    public let took: Duration

    /// Whether content was loaded for it.
    public let isLoad: Bool
}
