/// An array that grows in chunks, so that it is never copied to grow, and reserves little.
@usableFromInline
struct ChunkedArray<Element: BitwiseCopyable & Sendable>: Sendable {
    @usableFromInline var chunks: [[Element]] = []
    @usableFromInline var count = 0

    @usableFromInline static var chunkBits: Int { 13 }

    @inlinable
    init() {}

    @inlinable
    mutating func append(_ element: Element) {
        if count & (1 << Self.chunkBits - 1) == 0 {
            var chunk: [Element] = []
            // A short list needs no reserve.
            if count > 0 { chunk.reserveCapacity(1 << Self.chunkBits) }
            chunks.append(chunk)
        }
        chunks[count >> Self.chunkBits].append(element)
        count += 1
    }

    @inlinable
    subscript(index: Int) -> Element {
        chunks[index >> Self.chunkBits][index & (1 << Self.chunkBits - 1)]
    }
}
