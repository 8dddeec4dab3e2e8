/// A sentence of NMEA 0183 in its place, such as `$GPRMC,123519,A,4807.038,N,01131.000,E*6A`.
struct NMEASentence {
    /// Whether the checksum is right; nil if there is none.
    let isValid: Bool?

    /// The fields, the first of which is the name, such as `GPRMC`.
    private let fields: [Slice<UnsafeBufferPointer<UInt8>>]

    /// Splits a line; nil if it is no sentence.
    init?(_ line: UnsafeBufferPointer<UInt8>) {
        guard line.first == UInt8(ascii: "$") else { return nil }
        let body = line.dropFirst()
        let end = body.firstIndex(of: UInt8(ascii: "*"))
        let content = body[..<(end ?? body.endIndex)]
        isValid = end.map { end in
            let digits = String(decoding: body[(end + 1)...].prefix(2), as: UTF8.self)
            return UInt8(digits, radix: 16) == content.reduce(0, ^)
        }
        fields = content.split(
            separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
    }

    /// The kind, such as `RMC`, whatever the satellites are.
    var kind: String { String(decoding: fields[0].suffix(3), as: UTF8.self) }

    /// A field as text, empty if it is missing.
    func text(_ index: Int) -> String {
        index < fields.count ? String(decoding: fields[index], as: UTF8.self) : ""
    }

    /// A field as a number; nil if it is missing or something else.
    func number(_ index: Int) -> Double? {
        guard index < fields.count else { return nil }
        return UnsafeBufferPointer(rebasing: fields[index]).decimal
    }

    /// Two fields as an angle in degrees: degrees and minutes in one number, and a letter.
    func angle(_ index: Int) -> Double? {
        guard let number = number(index) else { return nil }
        let degrees = (number / 100).rounded(.towardZero)
        let angle = degrees + (number - degrees * 100) / 60
        switch text(index + 1) {
        case "N", "E": return angle
        case "S", "W": return -angle
        default: return nil
        }
    }

    /// A field with a time of the day, such as `123519.50`, in seconds.
    func timeOfDay(_ index: Int) -> Double? {
        guard let number = number(index), (0..<240_000).contains(number) else { return nil }
        let whole = Int(number)
        let (hour, minute) = (whole / 10_000, whole / 100 % 100)
        let second = number - Double(whole / 100 * 100)
        guard hour < 24, minute < 60, second < 61 else { return nil }
        return Double(hour * 3_600 + minute * 60) + second
    }
}
