import SectionKit

/// A source that is open: where the facts are from, and what makes sections of them.
///
/// It holds what the sections share; the origin outlives it.
struct OpenedSource: Sendable {
    let origin: Origin

    /// Makes the section of this name with the values of its options.
    let section: @Sendable (String, OptionValues) throws(UsageError) -> any Section

    /// Forgets what could not be had, so that a section that failed can try again.
    var forgetFailures: @Sendable () -> Void = {}
}
