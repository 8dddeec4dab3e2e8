/// An array that grows in chunks, so that it is never copied to grow, and reserves little.
@usableFromInline
struct ChunkedArray<Element: BitwiseCopyable & Sendable>: Sendable {
    @usableFromInline var chunks: [[Element]] = []
    @usableFromInline var count = 0

    /// The number of elements before those of an array that was appended, whose first chunk follows
    /// theirs although their last one is not full; 0 if there is none.
    @usableFromInline var seam = 0
    @usableFromInline var chunksBeforeSeam = 0

    @usableFromInline static var chunkBits: Int { 13 }

    @inlinable
    init() {}

    @inlinable
    mutating func append(_ element: Element) {
        let place = count - seam
        if place & (1 << Self.chunkBits - 1) == 0 {
            var chunk: [Element] = []
            // A short list needs no reserve.
            if place > 0 { chunk.reserveCapacity(1 << Self.chunkBits) }
            chunks.append(chunk)
        }
        chunks[chunksBeforeSeam + place >> Self.chunkBits].append(element)
        count += 1
    }

    @inlinable
    subscript(index: Int) -> Element {
        let place = index < seam ? index : index - seam
        let first = index < seam ? 0 : chunksBeforeSeam
        return chunks[first + place >> Self.chunkBits][place & (1 << Self.chunkBits - 1)]
    }

    /// Adds the elements of another array; their chunks are not copied unless one of the arrays has
    /// a seam already.
    @inlinable
    mutating func append(
        contentsOf other: consuming ChunkedArray,
        changing change: (inout Element) -> Void
    ) {
        let canMove = seam == 0 && other.seam == 0
        let isEmpty = count == 0
        let added = other.count
        var rest: [[Element]] = []
        swap(&rest, &other.chunks)
        if canMove, !isEmpty { (seam, chunksBeforeSeam) = (count, chunks.count) }
        for index in rest.indices {
            var chunk: [Element] = []
            swap(&chunk, &rest[index])
            for place in chunk.indices { change(&chunk[place]) }
            if canMove { chunks.append(chunk) } else { for element in chunk { append(element) } }
        }
        if canMove { count += added }
    }

    /// Returns the array, and leaves an empty one.
    @inlinable
    mutating func take() -> ChunkedArray {
        var taken = ChunkedArray()
        swap(&taken, &self)
        return taken
    }
}
