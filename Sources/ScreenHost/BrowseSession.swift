public import Essentials
public import SectionKit

/// An open source, which sections share until it is opened again.
public struct BrowseSession: Sendable {
    /// The source of the facts.
    public let source: Report.Source

    /// The time that sections use as the current time.
    public let now: Date

    /// The minimum time before a section is loaded again automatically.
    public let minimumInterval: Duration

    /// Returns the time of the oldest response so far; nil if age does not matter.
    public let asOf: @Sendable () -> Date?

    /// Returns the warnings about requests so far, for the reader of a report.
    public let warnings: @Sendable () -> [String]

    /// Builds a section from the recipe with a name.
    public let section: @Sendable (String, OptionValues) throws(UsageError) -> any Section

    /// Builds an action from the recipe with a name, without performing it.
    public let action: @Sendable (String, OptionValues) throws(UsageError) -> any Action

    /// Forgets failed requests, so that a section that failed can try again.
    public let forgetFailures: @Sendable () -> Void

    /// Creates a session.
    public init(
        source: Report.Source,
        now: Date,
        minimumInterval: Duration = .zero,
        asOf: @escaping @Sendable () -> Date? = { nil },
        warnings: @escaping @Sendable () -> [String] = { [] },
        section: @escaping @Sendable (String, OptionValues) throws(UsageError) -> any Section,
        action: @escaping @Sendable (String, OptionValues) throws(UsageError) -> any Action = {
            name, _ throws(UsageError) in throw UsageError("there is no action \(name.quoted).")
        },
        forgetFailures: @escaping @Sendable () -> Void = {}
    ) {
        self.source = source
        self.now = now
        self.minimumInterval = minimumInterval
        self.asOf = asOf
        self.warnings = warnings
        self.section = section
        self.action = action
        self.forgetFailures = forgetFailures
    }
}
