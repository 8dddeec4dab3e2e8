import SectionKit

extension Notice {
    /// Warns before a place is left to which changes were not sent.
    static func unsent(_ count: Int, to place: String) -> Notice {
        let changes = count.counted("record was changed here and", "records were changed here and")
        return Notice(
            .warning,
            InlineText(
                "\(changes) not sent to \(place) yet. Run 'flight-log sync' first, or they may lose"
                    + " when this log is synced with another copy of it later."))
    }
}
