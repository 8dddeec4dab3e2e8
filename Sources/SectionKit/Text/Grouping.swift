import SectionEssentials

extension Int {
    /// The number for people, in groups of three digits, such as `1,894`; not for years.
    public var grouped: String {
        if magnitude < 1_000 { return String(self) }
        var group = 1
        while magnitude / UInt(group) >= 1000 { group *= 1000 }
        return ASCIIWriter.text(limit: 26) { writer in
            writer.append(self / group)
            while group > 1 {
                group /= 1000
                writer.append(",")
                writer.append(Int(magnitude / UInt(group) % 1000), digits: 3)
            }
        }
    }

    /// Returns the number with a noun, such as "1 launch" or "26 launches".
    public func counted(_ one: String, _ many: String) -> String {
        "\(grouped) \(self == 1 ? one : many)"
    }
}

extension Double {
    /// The number with all its digits for people, in groups of three before the point, such as
    /// `35,777.311`.
    package var grouped: String {
        let text = String(self)
        guard magnitude >= 1_000, !text.contains("e"), let point = text.firstIndex(of: "."),
            let whole = Int(text[..<point])
        else { return text }
        return whole.grouped + text[point...]
    }

    /// Returns the number with so many decimal places for people, in groups of three digits, such as
    /// `1,894.82`.
    package func fixedGrouped(_ digits: Int) -> String {
        fixed(digits, whole: \.grouped)
    }
}
