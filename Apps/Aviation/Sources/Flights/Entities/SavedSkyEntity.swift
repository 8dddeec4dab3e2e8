package import Networking
package import SectionEssentials

/// What a file has, in any of the formats: aircraft at one time, or the track of one aircraft.
package struct SavedSkyEntity: Equatable, Sendable {
    fileprivate var sky = SkyEntity()
    fileprivate var track = TrackEntity()
    fileprivate var lines: SBSTable?

    /// What else the file has, if it has several answers one after another.
    fileprivate var others: [SavedSkyEntity] = []

    fileprivate init(lines: SBSTable? = nil) {
        self.lines = lines
    }

    /// The age in seconds up to which a file counts as live, as that of one's own receiver does.
    private static let liveAge = 300.0

    /// The track, if the file has one.
    package var savedTrack: AircraftTrack? {
        track.track().flatMap { $0.positions.isEmpty ? nil : $0 }
    }

    /// The flights of a list of OpenSky's past flights.
    package var pastFlights: [PastFlight] { sky.pastFlights }

    /// Converts the file to the domain: the aircraft of a track are at its last position, and those
    /// of several answers are where the latest of them has them.
    package func sky(at now: Date) -> Sky {
        var sky = ownSky(at: now)
        for other in others {
            let next = other.ownSky(at: now)
            sky.aircraft += next.aircraft
            sky.time = max(sky.time, next.time)
            sky.warnings += next.warnings.filter { !sky.warnings.contains($0) }
        }
        if !others.isEmpty { sky.aircraft = sky.aircraft.latestOfEachAddress }
        sky.isRecorded = now.timeIntervalSince(sky.time).magnitude > Self.liveAge
        return sky
    }

    private func ownSky(at now: Date) -> Sky {
        var sky = sky.sky(receivedAt: now)
        if let lines, let time = lines.time { sky = lines.sky(at: time) }
        if let track = savedTrack, let aircraft = track.aircraft {
            sky.aircraft.append(aircraft)
            sky.time = track.positions.last?.time ?? sky.time
        }
        let dropped = track.dropped + (lines?.dropped ?? 0)
        if let warning = dropped.warning("position", "positions") { sky.warnings.append(warning) }
        return sky
    }
}

extension SavedSkyEntity {
    /// Reads a record of the list with an index in the names of the lists; false if it cannot.
    ///
    /// In a list without a name, the records tell the format by being arrays or objects.
    fileprivate mutating func append(from member: Int?, _ json: inout JSONReader) -> Bool {
        switch member {
        case 0: sky.appendState(&json)
        case 1, 2: sky.appendReadsb(&json)
        case 3: track.append(TrackRow(openSky: &json))
        case 4: track.append(TrackRow(trace: &json))
        default: sky.appendState(&json) || sky.appendReadsb(&json)
        }
    }
}

extension SavedSkyEntity {
    /// Adds what was read of the second half of a file.
    fileprivate mutating func join(_ other: consuming SavedSkyEntity) {
        sky.join(other.sky)
        track.join(other.track)
    }
}

extension Resource where Value == SavedSkyEntity {
    /// A file with any of the formats that flight-report reads.
    package static var savedSky: Self {
        Resource(.saved, mediaType: "*/*") { SavedSkyBody() }
    }

    /// A file in any of the JSON formats.
    fileprivate static var savedJSON: Self {
        .list(
            of: .saved, called: "aircraft", into: SavedSkyEntity(),
            under: ["states", "ac", "aircraft", "path", "trace"],
            append: { saved, member, json in saved.append(from: member, &json) },
            removeLast: { saved, member in
                if isTrack(member) { saved.track.removeLast() } else { saved.sky.removeLast() }
            },
            drop: { $0.sky.dropped += 1 },
            readMember: { saved, key, json in
                if key == "now" || key == "time" {
                    saved.sky.readMember(key, &json)
                } else {
                    saved.track.readMember(key, &json)
                }
            },
            join: { saved, other in saved.join(other) })
    }
}

extension Endpoint {
    /// The file of `--input`.
    package static let saved = Endpoint("/saved")
}

/// Whether the list with an index in the names of the lists has the positions of a track.
private func isTrack(_ member: Int?) -> Bool { (member ?? 0) >= 3 }

/// Reads a file as the format that its beginning shows.
private struct SavedSkyBody: BodyReader {
    private var body = Data()

    mutating func take(_ piece: UnsafeRawBufferPointer) {
        body.append(contentsOf: piece)
    }

    consuming func finish() throws(RequestError) -> SavedSkyEntity {
        try read(Body(body))
    }

    consuming func read(_ body: Body) throws(RequestError) -> SavedSkyEntity {
        do throws(RequestError) {
            let body = try SavedText.plain(body)
            let start = try body.bytes(in: 0..<min(body.count, 1_024))
            // A line of JSON may be the whole file.
            let lines = start.split(maxSplits: 3) { $0 == 0x0A || $0 == 0x0D }
            if lines.prefix(3).contains(where: { line in
                SBSMessage.isLine(String(decoding: line.prefix(8), as: UTF8.self))
            }) {
                return SavedSkyEntity(lines: try SBSBody().read(body))
            }
            return try Self.readJSON(body)
        } catch {
            guard case .unreadable = error else { throw error }
            throw .advised(
                error,
                recovery: """
                    Give a file of OpenSky's states, track or flights, readsb's aircraft.json or \
                    trace, an answer of adsb.lol, or lines of a receiver (port 30003); gzip may \
                    have compressed it.
                    """)
        }
    }

    /// Reads JSON, which may have several values one after another: the aircraft of a list, or
    /// several answers.
    private static func readJSON(_ body: Body) throws(RequestError) -> SavedSkyEntity {
        do throws(RequestError) {
            return try Resource.savedJSON.value(from: body)
        } catch {
            guard case .unreadable = error, let mended = SavedText.mended(try body.data()) else {
                throw error
            }
            if let list = try? Resource.savedJSON.value(from: mended.whole) { return list }
            guard mended.values.count > 1, var first = try? values(of: mended) else { throw error }
            first.others = try values(of: mended, from: 1)
            return first
        }
    }

    private static func values(of mended: SavedText.Mended) throws(RequestError) -> SavedSkyEntity {
        try Resource.savedJSON.value(from: mended.values[0])
    }

    private static func values(
        of mended: SavedText.Mended,
        from start: Int
    ) throws(RequestError) -> [SavedSkyEntity] {
        var others: [SavedSkyEntity] = []
        for (place, value) in mended.values[start...].enumerated() {
            do throws(RequestError) {
                others.append(try Resource.savedJSON.value(from: value))
            } catch {
                // The last answer of a file that is being written may be cut off.
                if place + start < mended.values.count - 1 { throw error }
            }
        }
        return others
    }
}

/// Reads a text of BaseStation lines.
struct SBSBody: BodyReader {
    private var table = SBSTable()

    /// The beginning of a line that goes on in the next piece.
    private var rest: [UInt8] = []

    mutating func take(_ piece: UnsafeRawBufferPointer) throws(RequestError) {
        var bytes = piece[...]
        while let end = bytes.firstIndex(of: UInt8(ascii: "\n")) {
            take(line: rest + bytes[..<end])
            rest.removeAll(keepingCapacity: true)
            bytes = bytes[(end + 1)...]
        }
        rest += bytes
        guard rest.count < 1 << 16 else { throw Self.isOther }
    }

    consuming func finish() throws(RequestError) -> SBSTable {
        take(line: rest)
        guard table.time != nil else { throw Self.isOther }
        return table
    }

    private mutating func take(line bytes: [UInt8]) {
        let line = bytes.last == 0x0D ? bytes.dropLast() : bytes[...]
        table.take(String(decoding: line, as: UTF8.self))
    }

    private static var isOther: RequestError {
        .unreadable(reason: "it has no line of a receiver with an aircraft (MSG,…)")
    }
}
