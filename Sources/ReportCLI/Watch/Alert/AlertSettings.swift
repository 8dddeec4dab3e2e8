import SectionKit

/// The settings of `--alert`.
struct AlertSettings: Equatable, Sendable {
    /// How long to wait; nil for as long as it takes.
    let limit: TimeLimit?

    /// Reads the settings from option values; nil without `--alert`.
    ///
    /// - Throws: ``UsageError`` for `--for` without `--alert`.
    init?(_ values: OptionValues) throws(UsageError) {
        limit = try values.value(of: ReportOptions.alertLimit)
        guard try values.value(of: ReportOptions.alert) == nil else { return }
        if limit != nil { throw UsageError("--for only works with --alert.") }
        return nil
    }
}
