package import SectionKit

/// A format of files with tracks.
package enum TrackFormat: String, CaseIterable, Sendable {
    /// GPX 1.0 or 1.1 (<https://www.topografix.com/GPX/1/1/>).
    case gpx

    /// GeoJSON (RFC 7946).
    case geoJSON

    /// Garmin's Training Center XML, version 2.
    case tcx

    /// NMEA 0183 sentences of a receiver.
    case nmea

    /// KML 2.2, also in a KMZ file.
    case kml

    /// Garmin's FIT, of activities.
    case fit
}

extension TrackFormat {
    /// The files that a shell offers as tracks, also packed ones.
    package static let files = FileKind.extensions(
        ["gpx", "tcx", "fit", "kml", "kmz", "geojson", "json", "nmea", "gz", "zip"])
}
