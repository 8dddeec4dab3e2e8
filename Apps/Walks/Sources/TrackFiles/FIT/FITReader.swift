import Networking
import SectionEssentials
import SectionKit

/// Reads FIT activity files (Garmin's FIT protocol, version 2): the records of one or several
/// sessions, with positions, heights, times, heart rate, cadence, temperature and power.
///
/// Fields of developers and unknown messages are skipped.
struct FITReader {
    /// The most bytes of a file, all of which is in memory while it is read.
    private static let limit = 1 << 28

    private let bytes: UnsafeRawBufferPointer
    private var builder: TrackFileBuilder

    /// What messages with a local number consist of, as the file says.
    private var definitions: [FITDefinition?] = Array(repeating: nil, count: 16)

    /// The last time, in seconds since the FIT epoch, for compressed times.
    private var lastTime: UInt32 = 0

    /// The times of the first and the last record since the last session, as ``lastTime``.
    private var recorded: ClosedRange<Int>?

    /// Whether the timer was stopped since the last record.
    private var isStopped = false

    static func read(
        _ body: Body, findsNoise: Bool
    ) throws(RequestError) -> Result<TrackFile, TrackFileFlaw> {
        guard body.count <= limit else {
            return .failure(TrackFileFlaw("it is larger than \(limit >> 20) MB"))
        }
        return try body.data().withUnsafeBytes { bytes in
            Result { () throws(TrackFileFlaw) in
                var reader = FITReader(bytes, findsNoise: findsNoise)
                try reader.readFiles()
                return reader.builder.finish()
            }
        }
    }

    private init(_ bytes: UnsafeRawBufferPointer, findsNoise: Bool) {
        self.bytes = bytes
        builder = TrackFileBuilder(.fit, findsNoise: findsNoise)
    }

    /// Reads the files, which may be chained.
    private mutating func readFiles() throws(TrackFileFlaw) {
        var start = 0
        while start < bytes.count {
            let headerSize = Int(bytes[start])
            guard headerSize >= 12, start + headerSize <= bytes.count,
                bytes[start + 8..<start + 12].elementsEqual(".FIT".utf8)
            else {
                guard start > 0 else { throw TrackFileFlaw("its header is damaged") }
                builder.findings.add(.goesOn, line: nil)
                break
            }
            let size = Int(number(4, at: start + 4, isBig: false) ?? 0)
            let end = start + headerSize + size
            if end + 2 > bytes.count {
                builder.findings.add(.endsEarly, line: nil)
            } else if FITChecksum.of(bytes[start..<end])
                != UInt16(truncatingIfNeeded: number(2, at: end, isBig: false) ?? 0)
            {
                builder.findings.add(.wrongFileChecksum, line: nil)
            }
            try readMessages(from: start + headerSize, to: min(end, bytes.count))
            if builder.hasSegments { builder.endTrack(name: nil, line: nil) }
            recorded = nil
            start = end + 2
        }
    }

    private mutating func readMessages(from start: Int, to end: Int) throws(TrackFileFlaw) {
        var position = start
        while position < end {
            let header = bytes[position]
            position += 1
            if header & 0x80 != 0 {
                // A short header with the last five bits of the time.
                let offset = UInt32(header & 0x1F)
                lastTime = lastTime &+ ((offset &- lastTime) & 0x1F)
                position = try take(Int(header >> 5 & 3), at: position, end, time: lastTime)
            } else if header & 0x40 != 0 {
                let definition = FITDefinition(
                    bytes, at: position, end: end, hasDeveloperFields: header & 0x20 != 0)
                guard let definition else { return builder.findings.add(.endsEarly, line: nil) }
                definitions[Int(header & 0x0F)] = definition
                position += definition.length
            } else {
                position = try take(Int(header & 0x0F), at: position, end, time: nil)
            }
        }
    }

    /// Takes the message at a position; returns the one after it.
    private mutating func take(
        _ local: Int, at position: Int, _ end: Int, time: UInt32?
    ) throws(TrackFileFlaw) -> Int {
        guard let definition = definitions[local] else {
            throw TrackFileFlaw("it has a message that nothing defines, at byte \(position)")
        }
        guard position + definition.size <= end else {
            builder.findings.add(.endsEarly, line: nil)
            return end
        }
        var values: [UInt8: Int] = [:]
        var offset = position
        for field in definition.fields {
            if let value = value(of: field, at: offset, definition.isBig) {
                values[field.number] = value
            }
            offset += field.size
        }
        if let stamp = values[253] { lastTime = UInt32(truncatingIfNeeded: stamp) }
        let seconds = values[253] ?? time.map { Int($0) }
        switch definition.message {
        case 20: record(values, seconds)
        // An event of the timer: 1 and 4 stop it.
        case 21 where values[0] == 0: isStopped = [1, 4, 8, 9].contains(values[1] ?? 0)
        case 18: session(values)
        default: break
        }
        return position + definition.size
    }

    /// The value of a field with one number; nil if it has none, or says that it is invalid.
    private func value(of field: FITDefinition.Field, at offset: Int, _ isBig: Bool) -> Int? {
        guard let type = field.type, field.size >= type.size,
            let bits = number(type.size, at: offset, isBig: isBig)
        else { return nil }
        if bits == type.invalid { return nil }
        guard type.isSigned, type.size < 8 else { return Int(exactly: bits) }
        let shift = 64 - 8 * UInt64(type.size)
        return Int(Int64(bitPattern: bits << shift) >> Int64(shift))
    }

    private func number(_ count: Int, at offset: Int, isBig: Bool) -> UInt64? {
        guard offset + count <= bytes.count else { return nil }
        var value: UInt64 = 0
        for index in 0..<count {
            let place = isBig ? count - 1 - index : index
            value |= UInt64(bytes[offset + index]) << UInt64(8 * place)
        }
        return value
    }

    /// Adds a record; one without a position has nothing to be placed on.
    private mutating func record(_ values: [UInt8: Int], _ seconds: Int?) {
        guard let north = values[0], let east = values[1] else {
            builder.findings.add(.noPosition, line: nil)
            return
        }
        if isStopped, !builder.points.isEmpty { builder.endSegment(line: nil) }
        isStopped = false
        builder.beginPoint(line: nil)
        let semicircle = 180.0 / 2_147_483_648
        builder.setPosition(
            latitude: Double(north) * semicircle, longitude: Double(east) * semicircle, line: nil)
        if let height = values[78] ?? values[2] {
            builder.setElevation(Double(height) / 5 - 500, line: nil)
        }
        for (field, sensor) in [
            (3, Sensor.heartRate), (4, .cadence), (7, .power), (13, .temperature),
        ] {
            guard let value = values[UInt8(field)] else { continue }
            builder.setReading(sensor, Double(value), line: nil)
        }
        if let seconds {
            let (first, last) = (recorded?.lowerBound, recorded?.upperBound)
            recorded = min(first ?? seconds, seconds)...max(last ?? seconds, seconds)
            builder.setTime(Date(timeIntervalSince1970: Self.epoch + Double(seconds)), line: nil)
        }
        builder.endPoint(line: nil)
    }

    /// Ends the track of a session, which stands after its records.
    ///
    /// One that has not all of the records before it says nothing on where in them it ends.
    private mutating func session(_ values: [UInt8: Int]) {
        guard builder.hasSegments, let recorded, let start = values[2], let length = values[7],
            start <= recorded.lowerBound + Self.leeway,
            start + length / 1000 >= recorded.upperBound - Self.leeway
        else { return }
        builder.endTrack(name: nil, sport: values[5].flatMap { Self.sports[$0] }, line: nil)
        (self.recorded, isStopped) = (nil, false)
    }

    /// How far the times of a session and of its records may differ, in seconds.
    private static let leeway = 60

    /// The sports of the profile that say how fast they may be.
    private static let sports = [
        1: "running", 2: "cycling", 11: "walking", 12: "skiing", 13: "skiing", 14: "snowboarding",
        17: "hiking", 20: "flying", 21: "biking", 22: "motorcycling", 23: "boating",
        24: "driving", 27: "riding", 30: "skating", 32: "sailing", 33: "skating",
        35: "snowshoeing",
    ]

    /// 31 December 1989, when the time of FIT begins.
    private static let epoch = 631_065_600.0
}
