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

/// Makes points of sentences: those with one time of the day are one point.
struct NMEAEpochs: Sendable {
    /// What the sentences of one time say.
    private struct Epoch {
        let time: Double
        var line: Int
        var position: (latitude: Double, longitude: Double)?
        var elevation: Double?
    }

    private var builder: TrackFileBuilder
    private var epoch: Epoch?

    /// What came before the first date, in order; nil for the end of a segment.
    private var undated: [Epoch?] = []

    /// The first second of the day, from the last RMC; nil before it.
    private var day: Double?

    /// How many points wait for a date.
    private static let mostUndated = 100_000

    /// The time of the last point.
    private var lastTime: Double?

    init(findsNoise: Bool) {
        builder = TrackFileBuilder(.nmea, findsNoise: findsNoise)
    }

    mutating func take(_ sentence: NMEASentence, line: Int) {
        let kind = sentence.kind
        guard kind == "RMC" || kind == "GGA" else { return }
        if sentence.isValid != true {
            builder.findings.add(
                sentence.isValid == nil ? .noChecksum : .wrongChecksum, line: line)
            if sentence.isValid == false { return }
        }
        let isRMC = kind == "RMC"
        guard let time = sentence.timeOfDay(1) else { return endSegment(line: line) }
        let isFix = isRMC ? sentence.text(2) == "A" : !["", "0"].contains(sentence.text(6))
        guard isFix else { return endSegment(line: line) }
        if epoch?.time != time {
            endPoint()
            epoch = Epoch(time: time, line: line)
        }
        let first = isRMC ? 3 : 2
        if epoch?.position == nil, let latitude = sentence.angle(first),
            let longitude = sentence.angle(first + 2)
        {
            epoch?.position = (latitude, longitude)
        }
        if isRMC { setDay(sentence.text(9)) } else { epoch?.elevation = sentence.number(9) }
    }

    consuming func finish(line: Int) -> TrackFile {
        endPoint()
        addUndated()
        endSegment(line: line)
        if builder.hasPoints { builder.endTrack(name: nil, line: line) }
        return builder.finish()
    }

    /// Sets the day from a text such as `230394`.
    private mutating func setDay(_ text: String) {
        guard text.utf8.count == 6, let number = Int(text), number > 0 else { return }
        let year = number % 100 + (number % 100 < 80 ? 2_000 : 1_900)
        let month = String(text.dropFirst(2).prefix(2))
        let date = ISO8601.date(from: "\(year)-\(month)-\(text.prefix(2))T00:00:00Z")
        if let date { day = date.timeIntervalSince1970 }
        addUndated()
    }

    /// Adds what came before the first date, which is of the same day, or of the one before.
    private mutating func addUndated() {
        guard !undated.isEmpty else { return }
        let waiting = undated
        undated = []
        for entry in waiting {
            guard let entry else {
                if !builder.points.isEmpty { builder.endSegment(line: 0) }
                continue
            }
            let isDayBefore = entry.time > (epoch?.time ?? entry.time)
            add(entry, dayOffset: isDayBefore ? -86_400 : 0)
        }
    }

    private mutating func endSegment(line: Int) {
        endPoint()
        if day == nil, !undated.isEmpty { return undated.append(nil) }
        if !builder.points.isEmpty { builder.endSegment(line: line) }
    }

    private mutating func endPoint() {
        guard let epoch else { return }
        self.epoch = nil
        if day == nil, undated.count < Self.mostUndated { return undated.append(epoch) }
        addUndated()
        add(epoch, dayOffset: 0)
    }

    /// Adds a point.
    ///
    /// - Parameters:
    ///   - epoch: what is known of it.
    ///   - dayOffset: how far its day is from the present one, in seconds.
    private mutating func add(_ epoch: Epoch, dayOffset: Double) {
        builder.beginPoint(line: epoch.line)
        guard let position = epoch.position else {
            return builder.findings.add(.noPosition, line: epoch.line)
        }
        builder.setPosition(
            latitude: position.latitude, longitude: position.longitude, line: epoch.line)
        if let elevation = epoch.elevation { builder.setElevation(elevation, line: epoch.line) }
        if let day {
            // GGA has no date, so the first one after midnight is still of the day before.
            var time = day + epoch.time + dayOffset
            if let lastTime, time < lastTime - 43_200 { time += 86_400 }
            builder.setTime(Date(timeIntervalSince1970: time), line: epoch.line)
            lastTime = time
        }
        builder.endPoint(line: epoch.line)
    }
}
