import SectionEssentials

/// The last two whole days before a moment, in UTC.
struct PastDays: Equatable {
    /// From the start of the first day to the end of the second one.
    let time: Range<Date>

    private static let length = 86_400.0

    init(before now: Date) {
        let end = (now.timeIntervalSince1970 / Self.length).rounded(.down) * Self.length
        time = Date(timeIntervalSince1970: end - 2 * Self.length)..<Date(timeIntervalSince1970: end)
    }
}
