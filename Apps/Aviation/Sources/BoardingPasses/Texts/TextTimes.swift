import Logbook
import SectionKit

/// Finds times of day in a line, such as "10:05", "5:45 PM +1" or "7h30".
enum TextTimes {
    /// The times, with the days by which they are later than the departure if the line says that.
    static func all(in text: String) -> [ClockTime] {
        var times: [ClockTime] = []
        let words = text.lowercased().split { $0.isWhitespace || "–—()|,;→►".contains($0) }
            .flatMap { word in
                // "10:05-12:40" is two times, and "+1" stays with its own.
                word.contains(":") ? word.split(separator: "-").map(String.init) : [String(word)]
            }
        for (index, word) in words.enumerated() {
            let next = index + 1 < words.count ? words[index + 1] : ""
            if let time = time(word, next) {
                times.append(time)
            } else if word.hasPrefix("+"), let days = Int(word.dropFirst()), (1...2).contains(days),
                let last = times.last
            {
                times[times.count - 1] = ClockTime(minutes: last.minutes, days: days)
            }
        }
        let lower = text.lowercased()
        if let last = times.last, last.days == 0, nextDay.contains(where: lower.contains) {
            times[times.count - 1] = ClockTime(minutes: last.minutes, days: 1)
        }
        return times
    }

    private static let nextDay = [
        "next day", "following day", "folgetag", "nächster tag", "lendemain", "día siguiente",
        "giorno successivo",
    ]

    /// A time with the half of the day behind it or in the next word; nil for another word.
    private static func time(_ word: String, _ next: String) -> ClockTime? {
        var text = word.replacing("a.m.", with: "am").replacing("p.m.", with: "pm")
        let half = ["am", "pm"].first { text.hasSuffix($0) || next.filter { $0 != "." } == $0 }
        for suffix in ["am", "pm", "h", "uhr"] where text.hasSuffix(suffix) {
            text.removeLast(suffix.count)
            break
        }
        // 7h30
        let parts = text.split(separator: "h", omittingEmptySubsequences: false)
        if parts.count == 2, parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(\.isCodeDigit) }) {
            text = parts.joined(separator: ":")
        }
        guard let time = ClockTime(text) else { return nil }
        guard let half, (1...12).contains(time.minutes / 60) else { return time }
        let hour = time.minutes / 60 % 12 + (half == "pm" ? 12 : 0)
        return ClockTime(minutes: hour * 60 + time.minutes % 60, days: time.days)
    }
}
