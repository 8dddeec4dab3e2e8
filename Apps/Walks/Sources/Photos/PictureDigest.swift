import SectionEssentials

/// What identifies the content of a picture without keeping its bytes, while the program runs.
struct PictureDigest: Hashable, Sendable {
    private let count: Int
    private let hash: Int

    init(_ bytes: Data) {
        count = bytes.count
        var hasher = Hasher()
        // The hash of `Data` itself is only that of its first bytes.
        bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
        hash = hasher.finalize()
    }
}
