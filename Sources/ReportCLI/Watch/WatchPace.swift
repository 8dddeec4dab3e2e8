/// How often a person wants a report that is watched to be made again.
enum WatchPace: Equatable, Sendable {
    /// Each section as often as it changes.
    case own

    /// All sections after each such time.
    case every(Duration)

    /// Reads the value of `--watch`; nil if it is none.
    init?(_ text: String) {
        if text.isEmpty {
            self = .own
        } else if let seconds = Int(text), (1...86_400).contains(seconds) {
            self = .every(.seconds(seconds))
        } else {
            return nil
        }
    }
}
