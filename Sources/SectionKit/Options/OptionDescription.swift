/// What help, completion and error messages say about an option or an operand.
public struct OptionDescription: Sendable {
    /// The values that an option takes.
    public enum Accepted: Equatable, Sendable {
        /// No value: the option is a switch.
        case nothing

        /// One of some words, with the default if there is one.
        case choices([String], default: String?)

        /// Values described in words, with a valid example.
        case described(String, example: String)
    }

    /// Values that a shell offers for completion, and that errors suggest.
    public enum Suggestions: Sendable {
        /// No suggestions.
        case none

        /// File names, of one kind if a person may want no other, with what the command does with the
        /// file.
        case files(FileKind = .any, for: FileUse = .reading)

        /// One of these words, which are looked up only when needed.
        case words(@Sendable () -> [String])

        /// A comma-separated list of these words.
        case list(@Sendable () -> [String])

        /// What the rows of a section are called, such as the flights of a list: a shell loads the
        /// section without the network to offer them.
        case rows(of: String)

        /// Where the device of a person is, as ``SentPositions``: a page of `serve` asks the device, and follows it.
        case positions

        /// Words of a ``Vocabulary`` of the program, such as the codes and names of airports.
        case vocabulary(String)

        /// The names of time zones.
        public static let zones = Suggestions.vocabulary(zonesName)

        /// The name of the vocabulary that every program has.
        package static let zonesName = "zones"

        /// Whether they are the words of a vocabulary.
        package var isVocabulary: Bool { if case .vocabulary = self { true } else { false } }

        /// The words; none for what is looked up elsewhere.
        package var words: [String] {
            switch self {
            case .none, .files, .rows, .positions, .vocabulary: []
            case .words(let words), .list(let words): words()
            }
        }
    }

    /// The parts of a description.
    private struct Fields {
        let name: String
        let letter: Character?
        let placeholder: String
        let summary: String
        var accepted: Accepted
        let isOperand: Bool
        var suggestions: Suggestions
        var picker: OptionPicker?
        var isValueOptional = false
        var wordSeparator = " "
        var isList = false
        var isShorthand = false
        var title: String?
        var isParagraphs = false
        var refusal: String?
        var accepts: @Sendable (String) -> Bool = { _ in false }
    }

    /// Shares one description among all the lists that contain the option.
    private final class Storage: Sendable {
        let fields: Fields

        init(_ fields: Fields) {
            self.fields = fields
        }
    }

    private var storage: Storage

    private var fields: Fields {
        get { storage.fields }
        set { storage = Storage(newValue) }
    }

    /// The name after the two dashes, such as `year`.
    public var name: String { fields.name }

    /// The letter after a single dash, such as `o`; nil for none.
    public var letter: Character? { fields.letter }

    /// The placeholder of the value in help, such as `YEARS`; empty for a switch.
    public var placeholder: String { fields.placeholder }

    /// What the option does, in a few words without a full stop.
    public var summary: String { fields.summary }

    /// The valid values.
    public internal(set) var accepted: Accepted {
        get { fields.accepted }
        set { fields.accepted = newValue }
    }

    /// Whether it is a switch, which is on when it is given and takes no value.
    package var isSwitch: Bool { if case .nothing = accepted { true } else { false } }

    /// Whether it is an operand, which follows the command without a name.
    package var isOperand: Bool { fields.isOperand }

    /// The suggestions for its value.
    public internal(set) var suggestions: Suggestions {
        get { fields.suggestions }
        set { fields.suggestions = newValue }
    }

    /// How its value is picked in `browse`; nil if it cannot be.
    public internal(set) var picker: OptionPicker? {
        get { fields.picker }
        set { fields.picker = newValue }
    }

    /// Whether an option may be given without a value, which is then empty, or whether an operand
    /// may be left out.
    ///
    /// A word that follows such an option is its value if it is valid.
    public internal(set) var isValueOptional: Bool {
        get { fields.isValueOptional }
        set { fields.isValueOptional = newValue }
    }

    /// What separates the words of an operand in its value: a space, or a null character if each
    /// word is a value of its own, such as a file.
    package internal(set) var wordSeparator: String {
        get { fields.wordSeparator }
        set { fields.wordSeparator = newValue }
    }

    /// The separator of an operand whose words are each a value of its own.
    static let valueSeparator = "\u{0}"

    /// Whether each word of an operand is a value of its own.
    package var takesSeveral: Bool { wordSeparator != " " }

    /// Whether its value is a list separated by commas.
    ///
    /// Given several times, its values make one list; any other option with a value may be given
    /// only once.
    public internal(set) var isList: Bool {
        get { fields.isList }
        set { fields.isList = newValue }
    }

    /// Whether it stands for other options of its command, which a form asks for instead.
    package internal(set) var isShorthand: Bool {
        get { fields.isShorthand }
        set { fields.isShorthand = newValue }
    }

    /// The title of its field in a form, if that is not its name.
    package internal(set) var title: String? {
        get { fields.title }
        set { fields.title = newValue }
    }

    /// Whether its value may have several lines, for which a form has a larger field.
    public internal(set) var isParagraphs: Bool {
        get { fields.isParagraphs }
        set { fields.isParagraphs = newValue }
    }

    /// Why nobody can set a default for it, in words that follow "because"; nil if one can.
    package internal(set) var defaultRefusal: String? {
        get { fields.refusal }
        set { fields.refusal = newValue }
    }

    /// Returns whether a value is valid; always false unless a ``SectionOption`` parses it.
    package internal(set) var accepts: @Sendable (String) -> Bool {
        get { fields.accepts }
        set { fields.accepts = newValue }
    }

    /// Creates a description of an option or an operand, which suggests its choices by default.
    public init(
        name: String,
        letter: Character? = nil,
        placeholder: String = "",
        summary: String,
        accepted: Accepted,
        isOperand: Bool = false,
        suggestions: Suggestions? = nil
    ) {
        storage = Storage(
            Fields(
                name: name,
                letter: letter,
                placeholder: placeholder,
                summary: summary,
                accepted: accepted,
                isOperand: isOperand,
                suggestions: suggestions ?? accepted.suggestions
            ))
    }

    /// The valid values in words, such as `asc or desc`; of more than three, the first.
    public var acceptedText: String {
        switch accepted {
        case .nothing: "nothing"
        case .choices(let choices, _): choices.few(by: "or")
        case .described(let words, let example): "\(words), such as \(example)"
        }
    }

    /// The name in messages: `--output`, or the placeholder of an operand.
    public var label: String {
        isOperand ? placeholder : "--\(name)"
    }

    /// The spellings on a command line, `--output` and `-o`; none for an operand.
    public var spellings: [String] {
        isOperand ? [] : ["--\(name)"] + (letter.map { ["-\($0)"] } ?? [])
    }

    /// Returns the option under another name, without a letter.
    package func named(_ name: String) -> OptionDescription {
        var option = OptionDescription(
            name: name, placeholder: placeholder, summary: summary, accepted: accepted,
            isOperand: isOperand, suggestions: suggestions)
        option.picker = picker
        option.isValueOptional = isValueOptional
        option.wordSeparator = wordSeparator
        option.isList = isList
        option.isShorthand = isShorthand
        option.title = title
        option.isParagraphs = isParagraphs
        option.defaultRefusal = defaultRefusal
        option.accepts = accepts
        return option
    }

    /// Returns whether a word is almost certainly a value of this option: it is valid, and not
    /// every word or number would be.
    package func recognizes(_ word: String) -> Bool {
        accepts(word) && !["x", "7", "100"].contains(where: accepts)
    }
}

extension OptionDescription: Equatable {
    /// Returns whether two descriptions are equal, without looking up their suggestions.
    public static func == (one: OptionDescription, other: OptionDescription) -> Bool {
        one.storage === other.storage
            || one.name == other.name && one.letter == other.letter
                && one.placeholder == other.placeholder && one.summary == other.summary
                && one.accepted == other.accepted && one.isOperand == other.isOperand
    }
}

extension OptionDescription.Accepted {
    fileprivate var suggestions: OptionDescription.Suggestions {
        if case .choices(let choices, _) = self { .words { choices } } else { .none }
    }
}

extension OptionDescription {
    /// The title of its field in a form, such as "Born on".
    package var fieldTitle: String {
        title ?? picker?.title ?? name.replacing("-", with: " ").safe.withCapital
    }

    /// Returns the error for an invalid value, which names the valid values and the nearest
    /// suggestion.
    public func usageError(for value: String) -> UsageError {
        if accepted == .nothing {
            return UsageError("\(label) takes no value; leave out \(value.quoted).")
        }
        if value.isEmpty { return UsageError("\(label) needs a value: \(wanted).") }
        return UsageError(
            "\(value.quoted) is not valid for \(label)\(didYouMean(value)) Use \(wanted).")
    }

    /// The valid values in words for a command line, with what lists all if these are not all.
    package var wanted: String {
        if case .choices(let choices, _) = accepted, choices.count > 3 {
            "\(acceptedText); --help lists them"
        } else {
            acceptedText
        }
    }

    /// Returns the end of an error's first sentence, with the nearest suggestion if one is near.
    package func didYouMean(_ value: String) -> String {
        value.nearest(in: suggestions.words).map { "; did you mean '\($0)'?" } ?? "."
    }
}
