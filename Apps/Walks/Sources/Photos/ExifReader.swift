import SectionEssentials
import SectionKit

/// Reads the metadata of a photo from its Exif block.
struct ExifReader {
    private let block: TIFFBlock
    private var metadata = PhotoMetadata()

    /// The position and the time as the GPS directory says them, in parts.
    private var latitude: Double?
    private var longitude: Double?
    private var isSouth: Bool?
    private var isWest: Bool?
    private var day: String?
    private var timeOfDay: (Double, Double, Double)?

    private init(_ block: TIFFBlock) {
        self.block = block
    }

    /// Returns what a block says.
    static func metadata(in block: TIFFBlock) -> PhotoMetadata {
        var reader = ExifReader(block)
        reader.read()
        return reader.metadata
    }

    private mutating func read() {
        var directories: (camera: Int?, gps: Int?)
        var (maker, model): (String?, String?)
        for entry in block.entries(at: block.firstDirectory) {
            switch entry.tag {
            case 0x010E: metadata.title = text(entry)
            case 0x010F: maker = block.text(entry)
            case 0x0110: model = block.text(entry)
            case 0x0112:
                metadata.orientation = block.integer(entry).flatMap { 2...8 ~= $0 ? $0 : nil }
            case 0x013B: metadata.artist = text(entry)
            case 0x8298: metadata.copyright = text(entry)
            case 0x8769: directories.camera = block.integer(entry)
            case 0x8825: directories.gps = block.integer(entry)
            default: break
            }
        }
        metadata.setCamera(maker, model)
        if let camera = directories.camera { readCamera(at: camera) }
        if let gps = directories.gps { readGPS(at: gps) }
    }

    private mutating func readCamera(at directory: Int) {
        for entry in block.entries(at: directory) {
            switch entry.tag {
            case 0x9003: metadata.cameraTime = block.text(entry).flatMap(PhotoMetadata.date)
            case 0x9011: metadata.offset = block.text(entry).flatMap(PhotoMetadata.offset)
            default: break
            }
        }
    }

    private mutating func readGPS(at directory: Int) {
        for entry in block.entries(at: directory) {
            switch entry.tag {
            case 0x01: isSouth = isLetter("S", else: "N", entry)
            case 0x02: latitude = degrees(entry)
            case 0x03: isWest = isLetter("W", else: "E", entry)
            case 0x04: longitude = degrees(entry)
            case 0x07: timeOfDay = block.threeRationals(entry)
            case 0x1D: day = block.text(entry)
            default: break
            }
        }
        if let latitude, let isSouth, let longitude, let isWest {
            metadata.setPosition(
                isSouth ? -latitude : latitude, isWest ? -longitude : longitude)
        }
        metadata.gpsTime = gpsTime
    }

    private var gpsTime: Date? {
        guard let day = day.flatMap({ PhotoMetadata.date("\($0) 00:00:00") }),
            case let (hour, minute, second)? = timeOfDay,
            0..<24 ~= hour, 0..<60 ~= minute, 0..<61 ~= second
        else { return nil }
        return day.addingTimeInterval((hour * 3_600 + minute * 60 + second).rounded(.down))
    }

    private func text(_ entry: TIFFBlock.Entry) -> String? {
        block.text(entry).flatMap(PhotoMetadata.text)
    }

    private func degrees(_ entry: TIFFBlock.Entry) -> Double? {
        block.threeRationals(entry).map { $0 + $1 / 60 + $2 / 3_600 }
    }

    /// Whether an entry is one letter, or the other; nil if it is neither.
    private func isLetter(
        _ letter: Character,
        else other: Character,
        _ entry: TIFFBlock.Entry
    ) -> Bool? {
        let first = block.text(entry)?.uppercased().first
        return first == letter ? true : first == other ? false : nil
    }
}
