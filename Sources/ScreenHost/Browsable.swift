#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif
public import SectionKit

/// What a screen host shows: a program's sections, made from recipes, and what it may do.
///
/// The host knows recipes, blocks and keys, and nothing of what the sections are about.
public struct Browsable: Sendable {
    /// A recipe that the host may make a section of.
    public struct Recipe: Sendable {
        /// Its name.
        public let name: String

        /// The options it understands; one may be an operand.
        public let options: [OptionDescription]

        /// Takes what the host needs of a recipe.
        public init<Dependencies>(_ recipe: SectionRecipe<Dependencies>) {
            name = recipe.name
            options = recipe.options
        }

        var operand: OptionDescription? { options.first(where: \.isOperand) }
    }

    /// The title of the screen, such as "Weather report".
    public let title: String

    /// The recipes of the first page, in their order.
    public let sections: [Recipe]

    /// The name of the section that is open at first, where the others are folded to a line; nil for
    /// the last.
    public let opened: String?

    /// The recipes that a row may open.
    public let details: [Recipe]

    /// The options that say where the facts are from.
    public let options: [OptionDescription]

    /// The endings of file names that a report can be exported to.
    public let endings: [String]

    /// Opens the source that the values of the program's options ask for, anew if what is kept of it is not enough;
    /// what is to be told meanwhile goes to the notice.
    public let open:
        @Sendable (OptionValues, _ anew: Bool, _ notice: @escaping @Sendable (String) -> Void)
            throws(UsageError) -> BrowseSession

    /// Opens an address in a browser; returns why it could not, in a sentence.
    public let visit: @Sendable (WebLink) -> String?

    /// Writes a report to a file.
    public let export: @Sendable (Report, _ file: String, _ replacing: Bool) -> ExportOutcome

    /// Describes what to show.
    public init(
        title: String,
        sections: [Recipe],
        opened: String? = nil,
        details: [Recipe] = [],
        options: [OptionDescription] = [],
        endings: [String] = [],
        open:
            @escaping @Sendable (OptionValues, Bool, @escaping @Sendable (String) -> Void)
            throws(UsageError) -> BrowseSession,
        visit: @escaping @Sendable (WebLink) -> String?,
        export: @escaping @Sendable (Report, String, Bool) -> ExportOutcome
    ) {
        self.title = title
        self.sections = sections
        self.opened = opened
        self.details = details
        self.options = options
        self.endings = endings
        self.open = open
        self.visit = visit
        self.export = export
    }

    /// The different values that an option has, of the source or of the sections that take it.
    func texts(of option: OptionDescription, in values: CommandValues) -> [String?] {
        let all =
            options.contains(option)
            ? [values.program.text(of: option.name)]
            : takers(of: option).map { values[section: $0].text(of: option.name) }
        return all.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    /// The values with another of an option, of the source or of all sections that take it.
    func setting(
        _ option: OptionDescription,
        to text: String?,
        in values: CommandValues
    ) -> CommandValues {
        var values = values
        if options.contains(option) {
            values.program = values.program.setting(option.name, to: text)
        } else {
            for section in takers(of: option) {
                values[section: section] = values[section: section]
                    .setting(option.name, to: text)
            }
        }
        return values
    }

    private func takers(of option: OptionDescription) -> [String] {
        sections.filter { $0.options.contains(option) }.map(\.name)
    }
}

/// A source that is open: what its sections share, until it is opened anew.
public struct BrowseSession: Sendable {
    /// Where the facts are from.
    public let source: Report.Source

    /// The time that the sections speak of as "now".
    public let now: Date

    /// When the oldest of the answers that have come is from; nil where age is no matter.
    public let asOf: @Sendable () -> Date?

    /// Makes a section of the recipe of this name.
    public let section: @Sendable (String, OptionValues) throws(UsageError) -> any Section

    /// Forgets what could not be had, so that a section that failed can try again.
    public let forgetFailures: @Sendable () -> Void

    /// Describes an open source.
    public init(
        source: Report.Source,
        now: Date,
        asOf: @escaping @Sendable () -> Date? = { nil },
        section: @escaping @Sendable (String, OptionValues) throws(UsageError) -> any Section,
        forgetFailures: @escaping @Sendable () -> Void = {}
    ) {
        self.source = source
        self.now = now
        self.asOf = asOf
        self.section = section
        self.forgetFailures = forgetFailures
    }
}

/// What came of writing a report to a file.
public enum ExportOutcome: Equatable, Sendable {
    /// It is written, and there may be something to say of it.
    case written(notes: [String])

    /// There is such a file, and it was not to be replaced.
    case exists

    /// It could not be written, for this reason, in a sentence.
    case failed(String)
}
