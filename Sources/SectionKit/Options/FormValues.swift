/// The values that a form begins with: those that a record has now.
///
/// A form gives an action only what a person changed. A switch can be turned on but not off, since
/// not giving it may mean either; where both are wanted, let the option be a choice of two words.
public struct FormValues: Equatable, Sendable {
    /// The values of the action's options.
    public let values: OptionValues

    /// Which revision of the record they are of; nil for what is new, or has no revisions.
    ///
    /// The form gives it back under ``SectionOption/revision``, so that a record that was changed
    /// meanwhile is not overwritten.
    public let revision: String?

    /// Gathers the values of options.
    public init(_ values: OptionValues = OptionValues(), revision: String? = nil) {
        self.values = values
        self.revision = revision
    }
}

extension SectionOption<String> {
    /// The option of an action that changes a record only if it is still at a revision.
    public static let revision = SectionOption(
        "revision",
        placeholder: "REVISION",
        summary: "only if the record is still at this revision",
        accepts: "the revision of a record",
        example: "3"
    ) { $0.isEmpty ? nil : $0 }
}
