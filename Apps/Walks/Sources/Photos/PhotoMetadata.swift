import Geodesy
import Networking
import SectionEssentials
import SectionKit

/// What a photo says about itself (Exif 2.32, the tags of IFD0, of the Exif IFD and of the GPS IFD).
struct PhotoMetadata: Equatable, Sendable {
    /// Where it was taken; nil if that is unknown, or 0,0, which receivers without a fix write.
    var coordinate: Coordinate?

    /// When it was taken by the receiver, which does not depend on the clock of the camera.
    var gpsTime: Date?

    /// The camera's local time, read as though it were UTC.
    var cameraTime: Date?

    /// How far ``cameraTime`` is ahead of UTC in seconds; nil if the photo does not say it.
    var offset: Int?

    /// The maker and the model of the camera, such as "NIKON D50"; nil if the photo does not say it.
    var camera: String?

    /// How it is turned to be seen upright, 1 to 8; nil for 1.
    var orientation: Int?

    var title: String?

    var artist: String?

    var copyright: String?

    init() {}

    /// When it was taken: by the receiver, else by the camera with the offset that the photo says,
    /// else by the camera with a clock that a person says; nil if none of it is known.
    func time(_ clock: CameraClock) -> Date? {
        if let gpsTime { return gpsTime }
        guard let cameraTime else { return nil }
        if case .cameras(let offsets, let others) = clock {
            guard let own = offsets.first(where: { $0.isOf(camera) }) else { return time(others) }
            return cameraTime.addingTimeInterval(-Double(own.offset.seconds))
        }
        if let offset { return cameraTime.addingTimeInterval(-Double(offset)) }
        switch clock {
        case .unknown, .cameras: return nil
        case .ahead(let seconds): return cameraTime.addingTimeInterval(-Double(seconds))
        case .zone(let zone):
            // The offset of a local time is that of an instant near it; twice is enough.
            var time = cameraTime
            for _ in 0..<2 {
                let offset = zone.rules.period(at: time).offset
                time = cameraTime.addingTimeInterval(-Double(offset))
            }
            return time
        }
    }
}

extension PhotoMetadata {
    /// Sets the camera from its maker and its model, which often begins with the maker.
    mutating func setCamera(_ maker: String?, _ model: String?) {
        let (maker, model) = (maker?.trimmed.nonBlank ?? "", model?.trimmed.nonBlank ?? "")
        let isWhole = model.lowercased().hasPrefix(maker.lowercased())
        camera = (isWhole ? model : "\(maker) \(model)").trimmed.nonBlank
    }

    /// Sets the position, unless it is out of range or no position.
    mutating func setPosition(_ latitude: Double, _ longitude: Double) {
        guard latitude != 0 || longitude != 0 else { return }
        coordinate = Coordinate(latitude: latitude, longitude: longitude)
    }

    /// Reads a date such as `2010:08:05 16:30:10` as though it were UTC; nil if it is invalid.
    ///
    /// A fraction of a second is left out, and the date may be one of ISO 8601, with dashes and a
    /// `T`, as PNG files have it.
    static func date(_ text: String) -> Date? {
        let parts = text.split { " T".contains($0) }
        guard parts.count >= 2 else { return nil }
        let day = parts[0].replacing(":", with: "-")
        return ISO8601.date(from: "\(day)T\(parts[1].prefix(8))Z")
    }

    /// Reads an offset such as `+02:00` in seconds; nil if it is invalid, or blank.
    static func offset(_ text: String) -> Int? {
        guard text == "Z" || "+-".contains(text.first ?? " "), text != "Z" else {
            return text == "Z" ? 0 : nil
        }
        guard text.utf8.count == 6, let offset = CameraOffset(text) else { return nil }
        return offset.seconds.magnitude <= 18 * 3_600 ? offset.seconds : nil
    }

    /// Returns a text of the photo for people; nil if it is blank, or only what cameras write.
    static func text(_ text: String) -> String? {
        guard let text = text.nonBlank?.trimmed else { return nil }
        // Such as OLYMPUS DIGITAL CAMERA, SONY DSC or DCIM\100MEDIA.
        let isByCamera = ["DIGITAL CAMERA", "DSC", "DCIM"].contains(where: text.contains)
        return isByCamera ? nil : String(text.prefix(textLimit))
    }

    /// The most characters of a text.
    private static let textLimit = 500
}

extension PhotoMetadata {
    /// Reads the metadata of a JPEG file; nil if it is no JPEG file, or is cut before its image
    /// data.
    ///
    /// Of a long file only the beginning is read.
    ///
    /// - Throws: the error of reading the file.
    init?(jpeg file: Body) throws(RequestError) {
        self.init()
        for limit in Self.beginnings {
            let beginning = Data(try file.bytes(in: 0..<min(file.count, limit)))
            guard let header = JPEGSegments(beginning) else { return nil }
            let isCut = header.imageData == nil && beginning.count == file.count
            if isCut { return nil }
            let exif = header.exif(in: beginning)
            guard exif != nil || header.imageData != nil || limit == Self.beginnings.last else {
                continue
            }
            self = exif.map(ExifReader.metadata) ?? Self()
            XMPText(header, in: beginning)?.add(to: &self)
            // The packet may follow a long preview.
            let isPlaced = coordinate != nil && (cameraTime ?? gpsTime) != nil
            if isPlaced || header.imageData != nil || beginning.count == file.count { return }
        }
    }

    /// How many bytes are read first, and how many if the metadata is not among them: it usually
    /// comes first, and has at most 64 KB.
    private static let beginnings = [64 << 10, 1 << 20]
}

/// What an XMP packet (ISO 16684-1) in a JPEG file says about where and when a photo was taken, for
/// files whose Exif block does not say it.
///
/// Properties are attributes or elements, such as `exif:GPSLatitude="46,2.5N"`. They are found by
/// their usual names, without reading the packet as XML.
struct XMPText {
    private let text: Substring

    /// Finds the packet in the segments of a file; nil if there is none.
    init?(_ header: JPEGSegments, in bytes: Data) {
        let name = [UInt8]("http://ns.adobe.com/xap/1.0/\0".utf8)
        for segment in header.segments where segment.code == 0xE1 {
            let content = bytes[segment.range.dropFirst(4)]
            guard content.starts(with: name) else { continue }
            text = String(decoding: content.dropFirst(name.count), as: UTF8.self)[...]
            return
        }
        return nil
    }

    /// Adds what the packet says to metadata, where that does not say it.
    func add(to metadata: inout PhotoMetadata) {
        if metadata.coordinate == nil, let latitude = angle("exif:GPSLatitude"),
            let longitude = angle("exif:GPSLongitude")
        {
            metadata.setPosition(latitude, longitude)
        }
        if metadata.gpsTime == nil, let time = value("exif:GPSTimeStamp").flatMap(time),
            time.offset != nil
        {
            metadata.gpsTime = time.date.addingTimeInterval(-Double(time.offset ?? 0))
        }
        guard metadata.cameraTime == nil else { return }
        let names = ["exif:DateTimeOriginal", "photoshop:DateCreated", "xmp:CreateDate"]
        guard let time = names.lazy.compactMap(value).lazy.compactMap(time).first else { return }
        metadata.cameraTime = time.date
        metadata.offset = metadata.offset ?? time.offset
    }

    /// The text of a property; nil if there is none.
    private func value(_ name: String) -> String? {
        for start in text.ranges(of: name) {
            let rest = text[start.upperBound...].drop(while: \.isWhitespace)
            if rest.first == ">" {
                return rest.dropFirst().prefix { $0 != "<" }.trimmed.nonBlank.map { String($0) }
            }
            let quoted = rest.dropFirst().drop(while: \.isWhitespace)
            guard rest.first == "=", let quote = quoted.first, "\"'".contains(quote) else {
                continue
            }
            return String(quoted.dropFirst().prefix { $0 != quote })
        }
        return nil
    }

    /// A latitude or longitude such as `46,2,30N` or `46,2.5N`, in degrees.
    private func angle(_ name: String) -> Double? {
        guard let text = value(name), let letter = text.last?.uppercased() else { return nil }
        let parts = text.dropLast().split(separator: ",").map { Double($0) }
        guard 1...3 ~= parts.count, parts.allSatisfy({ $0.map { $0 >= 0 } == true }),
            "NSEW".contains(letter)
        else { return nil }
        let sizes = [1.0, 60, 3_600]
        let degrees = zip(parts, sizes).reduce(0) { $0 + ($1.0 ?? 0) / $1.1 }
        return "SW".contains(letter) ? -degrees : degrees
    }

    /// A date such as `2010-08-05T16:30:10.5+02:00`, read as though it were UTC, and its offset.
    private func time(_ text: String) -> (date: Date, offset: Int?)? {
        let parts = text.split(separator: "T")
        guard parts.count == 2, let date = PhotoMetadata.date("\(parts[0]) \(parts[1])") else {
            return nil
        }
        let zone = parts[1].dropFirst(8).drop { $0 == "." || $0.isNumber }
        return (date, PhotoMetadata.offset(String(zone)))
    }
}
