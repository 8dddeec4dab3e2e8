/// Parses and formats dates as in RFC 3339, a profile of ISO 8601.
public enum ISO8601 {
    /// Parses a date such as `2006-03-24T22:30:00Z`; a fraction of a second or an offset is
    /// allowed.
    ///
    /// - Returns: the date without its fraction; nil for anything else, such as a 31 February.
    public static func date(from text: String) -> Date? {
        var text = text
        return text.withUTF8(date)
    }

    /// Parses a date from its text in UTF-8.
    package static func date(from bytes: UnsafeBufferPointer<UInt8>) -> Date? {
        var reader = Digits(bytes: bytes)
        guard
            let minute = reader.minute(), reader.skip(":"),
            let second = reader.number(2), second <= 60,
            reader.skipFraction(), let offset = reader.offset(), reader.isAtEnd
        else { return nil }
        return Date(timeIntervalSince1970: Double(minute * 60 + second - offset))
    }

    /// Parses a date and a time to the minute without an offset, such as `2006-03-24T22:30`, from
    /// its text in UTF-8.
    ///
    /// - Returns: the minutes since 1970 as if it were in UTC; nil for anything else.
    public static func minute(from bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        var reader = Digits(bytes: bytes)
        guard let minute = reader.minute(), reader.isAtEnd else { return nil }
        return minute
    }

    /// Formats a date in UTC to the second, such as `2006-03-24T22:30:00Z`.
    public static func text(from date: Date) -> String {
        ASCIIWriter.text(limit: 32) { $0.append(date) }
    }

    /// Formats a date with an offset from UTC in seconds, such as `2006-03-25T00:30:00+02:00`.
    package static func text(from date: Date, secondsEast offset: Int) -> String {
        ASCIIWriter.text(limit: 32) { $0.append(CivilDate(date, offset: offset)) }
            + self.offset(offset)
    }

    /// Formats an offset from UTC, given in seconds, in hours and minutes, such as `+02:00`.
    package static func offset(_ seconds: Int) -> String {
        let minutes = Int(clamping: seconds.magnitude) / 60
        return (seconds < 0 ? "-" : "+") + (minutes / 60).padded(2) + ":" + (minutes % 60).padded(2)
    }
}

extension ASCIIWriter {
    /// Appends a date in UTC to the second, such as `2006-03-24T22:30:00Z`, at most 24 characters.
    package mutating func append(_ date: Date) {
        append(CivilDate(date))
        append("Z")
    }

    fileprivate mutating func append(_ civil: CivilDate) {
        append(civil.year, digits: 4)
        append("-")
        append(twoDigits: civil.month)
        append("-")
        append(twoDigits: civil.day)
        append("T")
        append(twoDigits: civil.hour)
        append(":")
        append(twoDigits: civil.minute)
        append(":")
        append(twoDigits: civil.second)
    }
}

/// A cursor over the fixed-width fields of a date.
private struct Digits {
    let bytes: UnsafeBufferPointer<UInt8>
    var position = 0

    var isAtEnd: Bool { position == bytes.count }

    /// Parses a date and a time to the minute, in minutes since 1970.
    mutating func minute() -> Int? {
        guard
            let year = number(4), skip("-"),
            let month = number(2), (1...12).contains(month), skip("-"),
            let day = number(2), (1...CivilDate.days(inMonth: month, of: year)) ~= day,
            skip("T") || skip("t") || skip(" "),
            let hour = number(2), hour < 24, skip(":"),
            let minute = number(2), minute < 60
        else { return nil }
        let days = CivilDate.dayNumber(year: year, month: month, day: day)
        return days * 1_440 + hour * 60 + minute
    }

    mutating func number(_ digits: Int) -> Int? {
        guard position + digits <= bytes.count else { return nil }
        var value = 0
        for index in position..<position + digits {
            let digit = bytes[index] &- UInt8(ascii: "0")
            guard digit < 10 else { return nil }
            value = value * 10 + Int(digit)
        }
        position += digits
        return value
    }

    mutating func skip(_ character: Unicode.Scalar) -> Bool {
        guard position < bytes.count, bytes[position] == UInt8(ascii: character) else {
            return false
        }
        position += 1
        return true
    }

    /// Skips a fraction such as `.123`; false if no digits follow the point.
    mutating func skipFraction() -> Bool {
        guard skip(".") else { return true }
        guard number(1) != nil else { return false }
        while number(1) != nil {}
        return true
    }

    /// Parses an offset, `Z` or `+02:00`, in seconds east of UTC.
    mutating func offset() -> Int? {
        if skip("Z") || skip("z") { return 0 }
        let sign = skip("+") ? 1 : skip("-") ? -1 : 0
        guard
            sign != 0, let hours = number(2), hours < 24, skip(":"),
            let minutes = number(2), minutes < 60
        else { return nil }
        return sign * (hours * 3_600 + minutes * 60)
    }
}
