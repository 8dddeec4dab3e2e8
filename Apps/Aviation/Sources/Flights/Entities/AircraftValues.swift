import Geodesy
import Networking
import SectionEssentials
import SectionKit

/// Values of sources that are checked in the same way, whatever the source.
enum AircraftValues {
    /// The metres of a foot.
    static let foot = 0.3048

    /// The metres per second of a knot.
    static let knot = 1852.0 / 3600

    /// Returns a position; nil for one out of range, and for 0, 0, which stands for none.
    static func position(_ latitude: Double?, _ longitude: Double?) -> Coordinate? {
        guard let latitude, let longitude, latitude != 0 || longitude != 0 else { return nil }
        return Coordinate(latitude: latitude, longitude: longitude)
    }

    /// Returns an altitude or a speed of a number in a unit; nil for what no aircraft reaches.
    static func measure(_ number: Double?, _ unit: Double, within limit: Double) -> Double? {
        guard let number, (number * unit).magnitude <= limit else { return nil }
        return number * unit
    }

    /// Returns an altitude in metres.
    static func altitude(_ number: Double?, in unit: Double = 1) -> Double? {
        measure(number, unit, within: 200_000)
    }

    /// Returns a speed over ground in metres per second; nil for a negative one.
    static func speed(_ number: Double?, in unit: Double = 1) -> Double? {
        guard let number, number >= 0 else { return nil }
        return measure(number, unit, within: 10_000)
    }

    /// Returns a rate of climb in metres per second.
    static func climb(_ number: Double?, in unit: Double = 1) -> Double? {
        measure(number, unit, within: 1_000)
    }

    /// Returns a direction from 0 to below 360 degrees; some sources count those to the west from
    /// -180 on.
    static func track(_ degrees: Double?) -> Double? {
        guard let degrees, (-180...360).contains(degrees) else { return nil }
        let turn = degrees < 0 ? degrees + 360 : degrees
        return turn >= 360 ? 0 : turn
    }

    /// Returns a call sign or a registration in capitals, without blanks around it; nil if nothing is
    /// left, or it is longer than any.
    static func name(_ text: JSONText?) -> String? {
        text?.withUTF8 { plainName($0) ?? name($0) } ?? nil
    }

    /// Returns a name that needs no change, as nearly all do once the blanks after it are gone; nil
    /// for any other.
    private static func plainName(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
        var count = bytes.count
        while count > 0, bytes[count - 1] == UInt8(ascii: " ") { count -= 1 }
        if count == 0 || bytes.count > longestName { return nil }
        for index in 0..<count {
            let byte = bytes[index]
            let isPlain =
                byte &- UInt8(ascii: "A") < 26 || byte &- UInt8(ascii: "0") < 10
                || byte == UInt8(ascii: "-")
            if !isPlain { return nil }
        }
        return String(decoding: UnsafeBufferPointer(rebasing: bytes[..<count]), as: UTF8.self)
    }

    /// The longest name, in bytes with the blanks around it.
    private static let longestName = 16

    /// Returns a name of its text in UTF-8.
    static func name(_ bytes: some Collection<UInt8>) -> String? {
        guard bytes.count <= longestName else { return nil }
        // A receiver that knows no call sign sends at signs.
        let known = bytes.filter { $0 >= UInt8(ascii: " ") && $0 != UInt8(ascii: "@") }
        let name = String(decoding: known, as: UTF8.self)[...].trimmed
        return name.isEmpty ? nil : name.uppercased()
    }

    /// Returns words of a source without blanks around them; nil if nothing is left.
    static func words(_ text: String?) -> String? {
        guard let words = text?[...].trimmed, !words.isEmpty else { return nil }
        return words
    }

    /// Reads a transponder code with four octal digits; a number lacks its zeros in front.
    static func squawk(_ json: inout JSONReader) -> String? {
        if let text = json.text() { return text.withUTF8 { squawk($0) } }
        guard let number = json.integer(), (0...7777).contains(number) else { return nil }
        let digits = String(number)
        return squawk((String(repeating: "0", count: 4 - digits.utf8.count) + digits).utf8)
    }

    /// Returns a transponder code of its text in UTF-8.
    static func squawk(_ bytes: some Collection<UInt8>) -> String? {
        let isSquawk =
            bytes.count == 4
            && bytes.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "7")).contains($0) }
        return isSquawk ? String(decoding: bytes, as: UTF8.self) : nil
    }

    /// Returns an age in seconds; nil for a negative one, and for one of more than a day, which no
    /// source keeps.
    static func age(_ seconds: Double?) -> Double? {
        seconds.flatMap { (0...86_400).contains($0) ? $0 : nil }
    }

    /// Returns a time from the seconds since 1970; nil for one before 1971 or after 2100.
    static func time(_ seconds: Double?) -> Date? {
        guard let seconds, (31_536_000...4_102_444_800).contains(seconds) else { return nil }
        return Date(timeIntervalSince1970: seconds)
    }
}
