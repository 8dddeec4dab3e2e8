/// The values that a form starts with: the current values of a record.
///
/// A form passes only changed values to its action. A switch can be turned on but not off, since a
/// missing switch may mean either; declare a choice of two words if both are needed.
public struct FormValues: Equatable, Sendable {
    /// The current values of the action's options.
    public let values: OptionValues

    /// The revision of the record; nil for a new record, or one without revisions.
    ///
    /// The form passes it back as ``SectionOption/revision``, so that it does not overwrite a
    /// record that has changed since.
    public let revision: Int?

    /// The text that the values were read from; nil if they are those of a record.
    public let text: FormText?

    /// Creates form values.
    public init(
        _ values: OptionValues = OptionValues(), revision: Int? = nil, text: FormText? = nil
    ) {
        self.values = values
        self.revision = revision
        self.text = text
    }
}

extension SectionOption<Int> {
    /// An option of actions that change a record only if it is still at the given revision.
    public static let revision = SectionOption(
        "revision",
        placeholder: "REVISION",
        summary: "only if the record is still at this revision",
        accepts: "a number from 1",
        example: "3"
    ) { text in Int(text).flatMap { $0 > 0 ? $0 : nil } }
}
