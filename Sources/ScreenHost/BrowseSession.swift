public import Essentials
public import SectionKit

/// A source that is open: what its sections share, until it is opened anew.
public struct BrowseSession: Sendable {
    /// Where the facts are from.
    public let source: Report.Source

    /// The time that the sections speak of as "now".
    public let now: Date

    /// How long to wait at least before a section is loaded again by itself.
    public let minimumInterval: Duration

    /// When the oldest of the answers that have come is from; nil where age is no matter.
    public let asOf: @Sendable () -> Date?

    /// What happened to the requests so far that the reader of a report should know.
    public let warnings: @Sendable () -> [String]

    /// Makes a section of the recipe of this name.
    public let section: @Sendable (String, OptionValues) throws(UsageError) -> any Section

    /// Makes an action of the recipe of this name; nothing is done yet.
    public let action: @Sendable (String, OptionValues) throws(UsageError) -> any Action

    /// Forgets what could not be had, so that a section that failed can try again.
    public let forgetFailures: @Sendable () -> Void

    /// Describes an open source.
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
