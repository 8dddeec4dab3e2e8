/// The values that a form starts with: the current values of a record.
///
/// A form passes only changed values to its action. A switch can be turned on but not off, since a
/// missing switch may mean either; declare a choice of two words if both are needed.
public struct FormValues: Equatable, Sendable {
    /// The current values of the action's options.
    public let values: OptionValues

    /// The record that is changed, as people call it, such as "LH400 FRA–JFK on 14 Jun 2024"; nil for a new
    /// one.
    public let subject: String?

    /// The revision of the record; nil for a new record, or one without revisions.
    ///
    /// The form passes it back as ``SectionOption/revision``, so that it does not overwrite a
    /// record that has changed since.
    public let revision: Int?

    /// The text that the values were read from; nil if they are those of a record.
    public let text: FormText?

    /// The values that a form offers to tick for options that take a list, by the names of the options;
    /// others can still be typed.
    public let offered: [String: [OfferedValue]]

    /// Creates form values.
    public init(
        _ values: OptionValues = OptionValues(), of subject: String? = nil, revision: Int? = nil,
        text: FormText? = nil, offered: [String: [OfferedValue]] = [:]
    ) {
        self.values = values
        self.subject = subject
        self.revision = revision
        self.text = text
        self.offered = offered
    }
}

/// A value that a form offers to tick, such as one of the flights around a trip.
public struct OfferedValue: Equatable, Sendable {
    /// The value as the option reads it, without commas.
    public let value: String

    /// What a person reads.
    public let title: String

    /// Whether it is ticked at first although the record does not have it, while its option has no value.
    public let isProposed: Bool

    /// Creates a value.
    public init(_ value: String, title: String, isProposed: Bool = false) {
        self.value = value
        self.title = title
        self.isProposed = isProposed
    }
}

extension FormValues {
    /// The text that a field begins with although its option has no value; nil if nothing is proposed.
    package func proposal(for option: String) -> String? {
        if values.text(of: option) != nil { return nil }
        let proposed = (offered[option] ?? []).filter(\.isProposed).map(\.value)
        return proposed.isEmpty ? nil : proposed.separated(by: ",")
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
