package import Geodesy
import SectionKit

extension String {
    /// Reads the parts of a text between commas, each once; nil if one is invalid.
    func listed(_ part: (String) -> String?) -> [String]? {
        var parts: [String] = []
        for text in split(separator: ",", omittingEmptySubsequences: false) {
            guard let value = part(text.trimmed) else { return nil }
            if !parts.contains(value) { parts.append(value) }
        }
        return parts
    }

    /// The text as a type designator (ICAO Doc 8643), in upper case; nil if it is invalid.
    package var typeDesignator: String? {
        let isDesignator = (2...4).contains(utf8.count) && utf8.allSatisfy(\.isLetterOrDigit)
        return isDesignator ? uppercased() : nil
    }

    /// The text, if it is four octal digits.
    var transponderCode: String? {
        let digits = UInt8(ascii: "0")...UInt8(ascii: "7")
        return utf8.count == 4 && utf8.allSatisfy(digits.contains) ? self : nil
    }
}

extension UInt8 {
    /// Whether it is a letter or digit of ASCII.
    var isLetterOrDigit: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: false
        }
    }
}

extension GeoBox {
    /// Reads the south, west, north and east edge in degrees, separated by commas; nil if one is
    /// missing or out of range, or the south is north of the north.
    package init?(text: String) {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false)
        let edges = parts.compactMap { Double($0.trimmed) }
        guard parts.count == 4, edges.count == 4 else { return nil }
        self.init(south: edges[0], west: edges[1], north: edges[2], east: edges[3])
    }

    /// Whether a point is in the box or on its edge.
    package func contains(_ point: Coordinate) -> Bool {
        guard south <= point.latitude, point.latitude <= north else { return false }
        return crossesDateLine
            ? point.longitude >= west || point.longitude <= east
            : west <= point.longitude && point.longitude <= east
    }
}
