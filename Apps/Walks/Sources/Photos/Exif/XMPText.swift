import SectionEssentials
import SectionKit

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
