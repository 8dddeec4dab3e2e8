package import Geodesy
package import SectionEssentials

/// A source that is open: it makes the sections and actions of a program by their names, which share
/// its responses until it is opened again.
package struct OpenSource: Sendable {
    /// What the facts are from.
    package let about: Report.Source

    /// The time that sections use as the current time.
    package let now: Date

    /// The minimum time before a section is loaded again automatically.
    package let minimumInterval: Duration

    /// Makes a section from the values of its options.
    package let section: @Sendable (String, OptionValues) throws(UsageError) -> any Section

    /// Makes an action from the values of its options, without performing it.
    package let action: @Sendable (String, OptionValues) throws(UsageError) -> any Action

    /// Returns the words of a vocabulary, by its name, that begin with a text.
    package var words: @Sendable (_ vocabulary: String, _ typed: String) async -> [SuggestedWord] =
        {
            _, _ in []
        }

    /// Returns the part of the Earth that a base map of a place has; nil if the program knows no places.
    package var box: @Sendable (_ place: String) async throws(UsageError) -> GeoBox? = {
        _ throws(UsageError) in nil
    }

    /// Returns the time of the oldest response so far; nil if age does not matter.
    package var asOf: @Sendable () -> Date? = { nil }

    /// Returns the warnings about requests so far, for the reader of a report.
    package var warnings: @Sendable () -> [String] = { [] }

    /// Forgets failed requests, so that a section that failed can try again.
    package var forgetFailures: @Sendable () -> Void = {}

    /// Creates an open source.
    package init(
        _ about: Report.Source,
        now: Date,
        minimumInterval: Duration = .zero,
        section: @escaping @Sendable (String, OptionValues) throws(UsageError) -> any Section,
        action: @escaping @Sendable (String, OptionValues) throws(UsageError) -> any Action = {
            name, _ throws(UsageError) in throw UsageError("there is no action \(name.quoted).")
        }
    ) {
        self.about = about
        self.now = now
        self.minimumInterval = minimumInterval
        self.section = section
        self.action = action
    }
}
