public import SectionEssentials

/// Damages samples, for tests of readers of outside bytes: no damage may end the program, or take
/// longer than the size of the sample asks for.
///
/// A test reads every sample cut at each byte, and with each byte changed. With `SOAK_COUNT` in the
/// environment, it also reads so many samples with several random damages, which `SOAK_SEED` repeats.
public struct DamagedBytes {
    private let samples: [[UInt8]]

    /// Creates the damages of samples; those of text are given in UTF-8.
    public init(of samples: [[UInt8]]) {
        self.samples = samples
    }

    /// Creates the damages of texts.
    public init(of texts: [String]) {
        self.init(of: texts.map { Array($0.utf8) })
    }

    /// The bytes that mean something to a reader of some format.
    private static let signs =
        Array("<>&\"'/=,;:{}[]()\\\n\r\t -+.0919eETZ@#%!?*$|".utf8)
        + [0, 0x1B, 0x7F, 0x80, 0xC2, 0xFF]

    /// Numbers and beginnings at which readers have ended.
    private static let pieces = [
        "9223372036854775807", "-9223372036854775808", "1e308", "-1e308", "1e30",
        "9007199254740991",
        "18446744073709551616", "NaN", "0x10", "<script ", "<!--", "<![CDATA[", "&#x110000;",
        "\"\"", "\u{FEFF}", "\u{202E}", "0000-00-00", "99999-12-31", "24:60", "2024-02-30",
    ].map { Array($0.utf8) }

    /// Calls a closure with each damaged sample.
    ///
    /// - Parameter read: reads the bytes; what it returns or throws does not matter.
    public func forEach(_ read: (Data) throws -> Void) rethrows {
        for sample in samples { try forEach(of: sample, read) }
        let environment = ProcessInfo.processInfo.environment
        let count = environment["SOAK_COUNT"].flatMap { Int($0) } ?? 0
        var random = Random(state: environment["SOAK_SEED"].flatMap { UInt64($0) } ?? 1)
        for _ in 0..<max(0, count) { try read(Data(randomlyDamaged(&random))) }
    }

    private func forEach(of sample: [UInt8], _ read: (Data) throws -> Void) rethrows {
        for end in 0...sample.count { try read(Data(sample[..<end])) }
        var bytes = sample
        for place in sample.indices {
            bytes[place] = Self.signs[place * 7 % Self.signs.count]
            try read(Data(bytes))
            bytes[place] = sample[place] ^ 0x80
            try read(Data(bytes))
            bytes[place] = sample[place]
        }
    }

    /// One of the samples, damaged in up to four places.
    private func randomlyDamaged(_ random: inout Random) -> [UInt8] {
        var bytes = samples[random.next(below: samples.count)]
        for _ in 0...random.next(below: 4) {
            let place = random.next(below: bytes.count + 1)
            let end = min(bytes.count, place + random.next(below: 12))
            switch random.next(below: 8) {
            case 0: bytes.removeSubrange(place...)
            case 1: bytes.removeSubrange(place..<end)
            case 2: bytes.insert(contentsOf: bytes[place..<end], at: place)
            case 3:
                bytes.insert(
                    contentsOf: Self.pieces[random.next(below: Self.pieces.count)], at: place)
            case 4:
                bytes.replaceSubrange(
                    place..<end, with: Self.pieces[random.next(below: Self.pieces.count)])
            case 5:
                let other = samples[random.next(below: samples.count)]
                let from = random.next(below: other.count + 1)
                bytes.insert(
                    contentsOf: other[from..<min(other.count, from + 20)], at: place)
            case 6 where place < bytes.count: bytes[place] = UInt8(random.next(below: 256))
            default:
                if place < bytes.count {
                    bytes[place] = Self.signs[random.next(below: Self.signs.count)]
                }
            }
        }
        return bytes
    }
}

/// A generator of random numbers, from <https://prng.di.unimi.it/splitmix64.c>.
private struct Random {
    var state: UInt64

    mutating func next(below end: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((bits ^ (bits >> 31)) % UInt64(end))
    }
}
