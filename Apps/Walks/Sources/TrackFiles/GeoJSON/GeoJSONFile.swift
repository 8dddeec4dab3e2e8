import Networking
import SectionEssentials

/// Reads GeoJSON (RFC 7946) with lines and points.
enum GeoJSONFile {
    /// The maximum size of a file, all of which is in memory while it is read.
    private static let limit = 1 << 28

    static func read(
        _ body: Body, findsNoise: Bool
    ) throws(RequestError) -> Result<TrackFile, TrackFileFlaw> {
        guard body.count <= limit else {
            return .failure(TrackFileFlaw("it is larger than \(limit >> 20) MB"))
        }
        let data = try body.data()
        do throws(JSONError) {
            var reader = GeoJSONReader(findsNoise: findsNoise)
            let isGeoJSON = try JSONReader.read(data) { reader.readRoot(&$0) }
            if isGeoJSON { return .success(reader.finish()) }
            return .failure(
                TrackFileFlaw(
                    "it is JSON, but not GeoJSON",
                    recovery: TrackFileFlaw.unknownFormat.recovery))
        } catch {
            let before = data.prefix(error.offset)
            let start = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? before.startIndex
            return .failure(
                TrackFileFlaw(
                    error.reason.rawValue, line: before.count { $0 == 0x0A } + 1,
                    column: before.endIndex - start + 1))
        }
    }
}
