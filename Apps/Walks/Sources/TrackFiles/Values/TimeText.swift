import SectionEssentials

/// Parses the times of a file, such as `2010-08-05T14:23:59.5Z` (XML Schema's `dateTime`).
///
/// Most times of a file are of one day, whose number is remembered.
struct TimeText: Sendable {
    /// A time, and whether its zone is missing, so that UTC was assumed.
    struct Value {
        let time: Date
        let isWithoutZone: Bool
    }

    /// The text of the last day, and its first second since 1970.
    private var lastDay: (text: [UInt8], seconds: Double) = ([], 0)

    /// Parses a time without white space around it; nil for anything else.
    mutating func value(_ bytes: UnsafeBufferPointer<UInt8>) -> Value? {
        guard bytes.count >= 19,
            bytes[10] | 0x20 == UInt8(ascii: "t") || bytes[10] == UInt8(ascii: " "),
            bytes[13] == UInt8(ascii: ":"), bytes[16] == UInt8(ascii: ":"),
            let hour = bytes.twoDigits(at: 11), let minute = bytes.twoDigits(at: 14),
            let second = bytes.twoDigits(at: 17), hour < 24, minute < 60, second <= 60,
            let start = dayStart(UnsafeBufferPointer(rebasing: bytes[..<10]))
        else { return nil }
        var index = 19
        var fraction = 0.0
        if index < bytes.count, bytes[index] == UInt8(ascii: ".") || bytes[index] == 0x2C {
            var unit = 1.0
            index += 1
            while index < bytes.count, bytes[index] &- UInt8(ascii: "0") < 10 {
                unit /= 10
                fraction += unit * Double(bytes[index] &- UInt8(ascii: "0"))
                index += 1
            }
        }
        let rest = UnsafeBufferPointer(rebasing: bytes[index...])
        guard let offset = rest.isEmpty ? 0 : Self.offset(rest) else { return nil }
        let seconds = hour * 3_600 + minute * 60 + second - offset
        return Value(
            time: Date(timeIntervalSince1970: start + Double(seconds) + fraction),
            isWithoutZone: rest.isEmpty)
    }

    /// The first second of a day such as `2010-08-05`.
    private mutating func dayStart(_ day: UnsafeBufferPointer<UInt8>) -> Double? {
        if !lastDay.text.withUnsafeBufferPointer({ $0.hasBytes(of: day) }) {
            let text = "\(String(decoding: day, as: UTF8.self))T00:00:00Z"
            guard let date = ISO8601.date(from: text) else { return nil }
            lastDay = (Array(day), date.timeIntervalSince1970)
        }
        return lastDay.seconds
    }

    /// Parses an offset, `Z`, `+02:00`, `+0200` or `+02`, in seconds east of UTC.
    private static func offset(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        if bytes.count == 1, bytes[0] | 0x20 == UInt8(ascii: "z") { return 0 }
        let isWest = bytes[0] == UInt8(ascii: "-")
        guard isWest || bytes[0] == UInt8(ascii: "+"), let hours = bytes.twoDigits(at: 1),
            hours < 24
        else { return nil }
        let hasColon = bytes.count > 3 && bytes[3] == UInt8(ascii: ":")
        let minutes = bytes.count == 3 ? 0 : bytes.twoDigits(at: hasColon ? 4 : 3)
        guard let minutes, minutes < 60, [3, 5, 6].contains(bytes.count) else { return nil }
        return (hours * 3_600 + minutes * 60) * (isWest ? -1 : 1)
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// The number of two digits from an index; nil if there is anything else.
    @inline(__always)
    fileprivate func twoDigits(at index: Int) -> Int? {
        guard index &+ 1 < count else { return nil }
        let tens = self[index] &- UInt8(ascii: "0")
        let ones = self[index &+ 1] &- UInt8(ascii: "0")
        return tens < 10 && ones < 10 ? Int(tens) * 10 + Int(ones) : nil
    }
}
