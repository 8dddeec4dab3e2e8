import Networking

/// Ways to cut a document into pieces.
///
/// Each piece is copied to memory of its own, so that the address sanitizer finds a reader that
/// reads past the end of a piece, or keeps it.
enum Pieces {
    /// Reads a document in pieces of various sizes; returns what each gave.
    static func values<Value>(
        of resource: Resource<Value>,
        in document: [UInt8],
        _ number: UInt64
    ) -> [(sizes: String, result: Result<Value, RequestError>)] {
        var random = SplitMix64(state: number)
        let most = max(document.count, 1)
        // A reader may read the start of a record again for each piece, so there are not too many.
        let least = most / 200
        let sizes = [1, 2, 3, 7, 64].filter { $0 < most && $0 >= least } + [most]
        var results = sizes.map { size in
            ("\(size)", read(resource, document) { size })
        }
        for longest in [4, 40, most] where longest >= least {
            // Some pieces are empty.
            let result = read(resource, document) { random.next(through: longest) }
            results.append(("up to \(longest)", result))
        }
        return results
    }

    private static func read<Value>(
        _ resource: Resource<Value>,
        _ document: [UInt8],
        size: () -> Int
    ) -> Result<Value, RequestError> {
        var rest = document[...]
        return Result { () throws(RequestError) in
            var reader = resource.makeReader()
            while !rest.isEmpty {
                let piece = rest.prefix(size())
                rest = rest.dropFirst(piece.count)
                try withCopy(of: piece) { bytes throws(RequestError) in try reader.take(bytes) }
            }
            return try reader.finish()
        }
    }

    /// Calls `body` with a copy that is freed afterwards, and exactly as long.
    static func withCopy<T, Failure>(
        of bytes: some Collection<UInt8>,
        _ body: (UnsafeRawBufferPointer) throws(Failure) -> T
    ) throws(Failure) -> T {
        let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 1)
        defer { copy.deallocate() }
        copy.copyBytes(from: bytes)
        return try body(UnsafeRawBufferPointer(copy))
    }
}

/// A generator of random numbers, from <https://prng.di.unimi.it/splitmix64.c>.
struct SplitMix64 {
    var state: UInt64

    mutating func next(through last: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((bits ^ (bits >> 31)) % UInt64(last + 1))
    }
}
