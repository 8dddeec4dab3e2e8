package import Networking
import SectionEssentials
import SectionKit
package import Tracks

/// What a file with tracks contains.
package struct TrackFile: Equatable, Sendable {
    package let format: TrackFormat

    /// The name of the whole file; nil if it has none.
    package var name: String?

    /// The recorded tracks with points; else the routes, else one track of the waypoints.
    ///
    /// It is empty if the file has no points.
    package var tracks: [Track] = []

    /// What the ``tracks`` were made of.
    package var content = Content.tracks

    /// The named places of the file.
    package var waypoints: [Waypoint] = []

    /// How many elements of each kind the file has, also those without points.
    package var found = Found()

    /// The number of tracks, routes and waypoints of a file.
    package struct Found: Equatable, Sendable {
        package var tracks = 0
        package var routes = 0
        package var waypoints = 0
    }

    /// What is wrong in the file, in the order of its lines; at most ``TrackFinding/limit`` of each
    /// kind.
    package var findings: [TrackFinding] = []

    /// How often each kind of finding occurs, also beyond the limit.
    package var findingCounts: [String: Int] = [:]

    /// Whether the file ends early, so that what stood in its rest is missing.
    package var isCutShort: Bool { findingCounts[Oddity.endsEarly.rawValue] != nil }

    /// What is left out of the tracks as noise; it is looked for only in a check.
    package var noise = Noise()

    /// How much of tracks is noise of the receiver.
    package struct Noise: Equatable, Sendable {
        package private(set) var points = 0
        package private(set) var heights = 0

        /// By how much the distance would be longer, in metres.
        package private(set) var metres = 0.0

        package init() {}

        /// Adds what was left out of a track.
        package mutating func add(_ clean: CleanTrack) {
            points += clean.noise
            heights += clean.noiseHeights
            metres += clean.noiseMetres
        }

        /// What is left out, in a sentence; nil if it is nothing.
        package func sentence(_ distance: (Double) -> String) -> String? {
            var parts: [String] = []
            if points > 0 { parts.append(points.counted("point", "points")) }
            if metres >= 1 { parts.append("\(distance(metres)) of jumps") }
            if heights > 0 { parts.append(heights.counted("height", "heights")) }
            guard !parts.isEmpty else { return nil }
            return "Left out as noise of the receiver: \(parts.listed(by: "and"))."
        }
    }

    /// What tracks were made of.
    package enum Content: Sendable {
        case tracks, routes, waypoints
    }

    package init(format: TrackFormat) {
        self.format = format
    }
}

extension TrackFile {
    /// Reads a file in any of the formats, which is recognized by its first bytes.
    ///
    /// Points that cannot be used are left out, and named in ``findings``.
    ///
    /// - Throws: `RequestError` with the line when the file is in no known format or is broken.
    package static func read(_ body: Body) throws(RequestError) -> TrackFile {
        switch try read(body, findsNoise: false) {
        case .success(let file): return file
        case .failure(let flaw): throw RequestError(flaw)
        }
    }

    /// Reads a file as ``read(_:)`` does; a file that is broken has a flaw, and points that are noise
    /// of the receiver are among the findings.
    ///
    /// - Throws: `RequestError` when the file cannot be read from its disk, or has changed.
    package static func check(
        _ body: Body
    ) throws(RequestError) -> Result<TrackFile, TrackFileFlaw> {
        try read(body, findsNoise: true)
    }

    private static func read(
        _ packed: Body, findsNoise: Bool
    ) throws(RequestError) -> Result<TrackFile, TrackFileFlaw> {
        let body: Body
        switch try Unpacking.content(of: packed) {
        case .success(let content): body = content
        case .failure(let flaw): return .failure(flaw)
        }
        let beginning = try body.bytes(in: 0..<min(body.count, FileBeginning.size))
        switch FileBeginning(beginning).format {
        case .success(.gpx): return try XMLBody(GPXHandler(findsNoise: findsNoise)).read(body)
        case .success(.tcx): return try XMLBody(TCXHandler(findsNoise: findsNoise)).read(body)
        case .success(.kml): return try XMLBody(KMLHandler(findsNoise: findsNoise)).read(body)
        case .success(.fit): return try FITReader.read(body, findsNoise: findsNoise)
        case .success(.geoJSON): return try GeoJSONFile.read(body, findsNoise: findsNoise)
        case .success(.nmea): return try NMEAReader(findsNoise: findsNoise).read(body)
        case .failure(let flaw): return .failure(flaw)
        }
    }
}
