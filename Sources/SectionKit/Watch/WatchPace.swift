/// The value of `--watch`: how often a report is updated.
package enum WatchPace: Equatable, Sendable {
    /// Each section is updated as often as it changes.
    case own

    /// All sections are updated at this interval.
    case every(Duration)

    /// The interval of all sections; nil if each has its own.
    package var interval: Duration? {
        if case .every(let interval) = self { interval } else { nil }
    }

    /// Parses the value of `--watch`, empty or seconds from 1 to 86400; nil if it is invalid.
    package init?(_ text: String) {
        if text.isEmpty {
            self = .own
        } else if let seconds = Int(text), (1...86_400).contains(seconds) {
            self = .every(.seconds(seconds))
        } else {
            return nil
        }
    }
}
