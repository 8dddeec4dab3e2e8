/// Formats that are recognized but not read, so that a person learns how to convert them.
enum OtherFormat: CaseIterable {
    case fit, zip, gzip, utf16, webPage, picture, igc

    var flaw: TrackFileFlaw {
        switch self {
        case .fit: .convert("a FIT file", with: "garmin_fit")
        case .igc: .convert("an IGC file", with: "igc")
        case .zip:
            TrackFileFlaw(
                "it is a ZIP or KMZ file",
                recovery: "Unpack it first; convert the KML in a KMZ with gpsbabel -i kml.")
        case .gzip: TrackFileFlaw("it is compressed", recovery: "Unpack it with gunzip first.")
        case .utf16:
            TrackFileFlaw(
                "it is in UTF-16",
                recovery: "Convert it with: iconv -f UTF-16 -t UTF-8 FILE > walk.gpx")
        case .webPage:
            TrackFileFlaw(
                "it is a web page",
                recovery: "Download the file itself; the page may have asked for a login.")
        case .picture:
            TrackFileFlaw("it is a picture", recovery: "Name the folder of pictures by --photos.")
        }
    }
}

extension TrackFileFlaw {
    static let unknownFormat = TrackFileFlaw(
        "its format is not known",
        recovery: "Choose a GPX, TCX, GeoJSON or NMEA file; gpsbabel converts many others.")

    /// The flaw of a file that gpsbabel can convert from a format.
    static func convert(_ name: String, with format: String) -> TrackFileFlaw {
        TrackFileFlaw(
            "it is \(name)",
            recovery: "Convert it with: gpsbabel -i \(format) -f FILE -o gpx -F walk.gpx")
    }
}
