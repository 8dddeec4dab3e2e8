/// SHA-256 (FIPS 180-4), written as in the standard, to check the hashes in the sources.
enum SHA256 {
    /// The 32 bytes of the digest.
    static func digest(_ message: [UInt8]) -> [UInt8] {
        var padded = message + [0x80]
        while padded.count % 64 != 56 { padded.append(0) }
        let length = UInt64(message.count) * 8
        padded += (0..<8).map { UInt8(truncatingIfNeeded: length >> (56 - 8 * UInt64($0))) }
        var state = roots(of: 8) { $0.squareRoot() }
        for start in stride(from: 0, to: padded.count, by: 64) {
            let block = padded[start..<start + 64]
            state = zip(state, mix(block, into: state)).map { $0 &+ $1 }
        }
        return state.flatMap { word in
            (0..<4).map { UInt8(truncatingIfNeeded: word >> (24 - 8 * UInt32($0))) }
        }
    }

    private static func mix(_ block: ArraySlice<UInt8>, into state: [UInt32]) -> [UInt32] {
        var words = stride(from: block.startIndex, to: block.endIndex, by: 4).map { index in
            block[index..<index + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        }
        for index in 16..<64 {
            let (early, late) = (words[index - 15], words[index - 2])
            let one = turn(early, 7) ^ turn(early, 18) ^ early >> 3
            let two = turn(late, 17) ^ turn(late, 19) ^ late >> 10
            words.append(words[index - 16] &+ one &+ words[index - 7] &+ two)
        }
        var (a, b, c, d) = (state[0], state[1], state[2], state[3])
        var (e, f, g, h) = (state[4], state[5], state[6], state[7])
        for (word, constant) in zip(words, roots(of: 64) { cubeRoot($0) }) {
            let choice = (e & f) ^ (~e & g)
            let one = h &+ (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) &+ choice &+ constant &+ word
            let majority = (a & b) ^ (a & c) ^ (b & c)
            let two = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) &+ majority
            (h, g, f, e, d, c, b, a) = (g, f, e, d &+ one, c, b, a, one &+ two)
        }
        return [a, b, c, d, e, f, g, h]
    }

    private static func turn(_ word: UInt32, _ bits: UInt32) -> UInt32 {
        word >> bits | word << (32 - bits)
    }

    /// The first 32 bits of the fractional parts of the roots of the first primes.
    private static func roots(of count: Int, root: (Double) -> Double) -> [UInt32] {
        let primes = (2...311).filter { number in (2..<number).allSatisfy { number % $0 != 0 } }
        return primes.prefix(count).map { prime in
            let root = root(Double(prime))
            return UInt32((root - root.rounded(.down)) * 4_294_967_296)
        }
    }

    /// Newton's method, because the standard library has no cube root.
    private static func cubeRoot(_ number: Double) -> Double {
        var root = number
        for _ in 0..<60 { root -= (root * root * root - number) / (3 * root * root) }
        return root
    }
}
