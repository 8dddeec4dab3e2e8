import SectionEssentials

/// Reads the sentences of a receiver (NMEA 0183): RMC for time and position, GGA for the height.
///
/// The sentences of one time are one point. A lost fix begins a new segment, as in GPX.
struct NMEAReader: PieceReader {
    /// The maximum length of a line in bytes; a sentence has 82.
    private static var lineLimit: Int { 1 << 16 }

    private var epochs: NMEAEpochs

    /// The line that is not complete yet, and the number of those before it.
    private var rest: [UInt8] = []
    private var lines = 0

    init(findsNoise: Bool) {
        epochs = NMEAEpochs(findsNoise: findsNoise)
    }

    mutating func take(_ piece: UnsafeRawBufferPointer) throws(TrackFileFlaw) {
        var start = 0
        while let end = piece[start...].firstIndex(of: 0x0A) {
            rest.append(contentsOf: piece[start..<end])
            try endLine()
            start = end + 1
        }
        rest.append(contentsOf: piece[start...])
        try checkLength()
    }

    consuming func finish() throws(TrackFileFlaw) -> TrackFile {
        try endLine()
        return epochs.finish(line: lines)
    }

    private mutating func endLine() throws(TrackFileFlaw) {
        try checkLength()
        lines += 1
        rest.withUnsafeBufferPointer { line in
            if let sentence = NMEASentence(line.trimmed) { epochs.take(sentence, line: lines) }
        }
        rest.removeAll(keepingCapacity: true)
    }

    private func checkLength() throws(TrackFileFlaw) {
        guard rest.count > Self.lineLimit else { return }
        throw TrackFileFlaw(
            "the line is longer than \(Self.lineLimit >> 10) KB", line: lines + 1)
    }
}
