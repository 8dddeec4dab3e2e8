package import Networking
import SectionEssentials

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
