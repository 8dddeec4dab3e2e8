/// Formats that are recognized but not read, so that a person learns how to convert them.
enum OtherFormat: CaseIterable {
    case webPage, picture, igc

    var flaw: TrackFileFlaw {
        switch self {
        case .igc: .convert("an IGC file", with: "igc")
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
        recovery:
            "Choose a GPX, TCX, FIT, KML, GeoJSON or NMEA file; gpsbabel converts many others.")

    /// The flaw of a file that gpsbabel can convert from a format.
    static func convert(_ name: String, with format: String) -> TrackFileFlaw {
        TrackFileFlaw(
            "it is \(name)",
            recovery: "Convert it with: gpsbabel -i \(format) -f FILE -o gpx -F walk.gpx")
    }
}
