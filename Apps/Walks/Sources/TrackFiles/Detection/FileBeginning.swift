import SectionEssentials

/// The first bytes of a file, which tell its format.
struct FileBeginning {
    /// The number of bytes that are looked at.
    static let size = 1 << 16

    private let bytes: [UInt8]

    /// The bytes without a byte order mark and white space.
    private let text: ArraySlice<UInt8>

    init(_ data: Data) {
        bytes = Array(data)
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        text = bytes.dropFirst(bytes.starts(with: mark) ? 3 : 0).drop(while: XMLText.isBlank)
    }

    /// The format, or why the file cannot be read.
    var format: Result<TrackFormat, TrackFileFlaw> {
        if bytes.dropFirst(8).starts(with: ".FIT".utf8) { return .success(.fit) }
        if let other = OtherFormat.allCases.first(where: matches) { return .failure(other.flaw) }
        switch text.first {
        case UInt8(ascii: "<"): return xmlFormat
        case UInt8(ascii: "{"), UInt8(ascii: "["): return .success(.geoJSON)
        case UInt8(ascii: "$"), UInt8(ascii: "!"), UInt8(ascii: "#"): return .success(.nmea)
        case nil: return .failure(TrackFileFlaw("the file is empty"))
        default: return .failure(.unknownFormat)
        }
    }

    /// The format by the root element; a document that breaks before it is read as GPX, so that its
    /// reader says where.
    private var xmlFormat: Result<TrackFormat, TrackFileFlaw> {
        switch root {
        case "gpx", nil: .success(.gpx)
        case "TrainingCenterDatabase": .success(.tcx)
        case "kml": .success(.kml)
        case "osm": .failure(.convert("a file of OpenStreetMap", with: "osm"))
        case let name?:
            .failure(
                TrackFileFlaw(
                    "it is XML with the element <\(name.prefix(40))>, and neither GPX, TCX nor KML",
                    recovery: TrackFileFlaw.unknownFormat.recovery))
        }
    }

    /// The name of the first element, without its prefix.
    private var root: String? {
        Array(text).withUnsafeBufferPointer { bytes in
            var scanner = XMLScanner(bytes)
            while let token = try? scanner.next() {
                if token == .open || token == .empty { return scanner.tag.name.string }
            }
            return nil
        }
    }

    private func matches(_ other: OtherFormat) -> Bool {
        switch other {
        case .webPage: begins("<!doctype html") || begins("<html")
        case .picture: bytes.starts(with: [0xFF, 0xD8, 0xFF])
        case .igc: text.first == UInt8(ascii: "A") && hasLine("HFDTE")
        }
    }

    /// Whether the text begins with an ASCII text, in capitals or not.
    private func begins(_ beginning: String) -> Bool {
        text.count >= beginning.utf8.count
            && zip(text, beginning.utf8).allSatisfy { byte, letter in
                byte == letter || byte | 0x20 == letter
            }
    }

    /// Whether one of the first lines begins with a text.
    private func hasLine(_ beginning: String) -> Bool {
        text.prefix(1_000).split(separator: 0x0A).contains { $0.starts(with: beginning.utf8) }
    }
}
