/// What help, completion and error messages say of an option, or of a command's operand.
public struct OptionDescription: Sendable {
    /// The values that an option takes.
    public enum Accepted: Equatable, Sendable {
        /// None: the option is a switch.
        case nothing

        /// Words of a closed set, with the one that is meant if none is given.
        case choices([String], default: String?)

        /// Values described in words, with one that works.
        case described(String, example: String)
    }

    /// What a shell can offer for a value while it is typed, and a refusal take for what was meant.
    public enum Suggestions: Sendable {
        /// Nothing.
        case none

        /// The names of files.
        case files

        /// One of these words, which are looked up only when they are needed.
        case words(@Sendable () -> [String])

        /// Some of these words, with commas between them.
        case list(@Sendable () -> [String])

        /// The words; none for files.
        package var words: [String] {
            switch self {
            case .none, .files: []
            case .words(let words), .list(let words): words()
            }
        }
    }

    /// What is said of an option.
    private struct Words {
        let name: String
        let letter: Character?
        let placeholder: String
        let summary: String
        var accepted: Accepted
        let isOperand: Bool
        let suggestions: Suggestions
        var picker: OptionPicker?
        var isValueOptional = false
        var accepts: @Sendable (String) -> Bool = { _ in false }
    }

    /// Holds it in one place for the many lists that have the option.
    private final class Storage: Sendable {
        let words: Words

        init(_ words: Words) {
            self.words = words
        }
    }

    private var storage: Storage

    private var words: Words {
        get { storage.words }
        set { storage = Storage(newValue) }
    }

    /// The word after the two dashes, such as `year`.
    public var name: String { words.name }

    /// The letter after a single dash, such as `o`, if there is one.
    public var letter: Character? { words.letter }

    /// Stands for the value in help, such as `YEARS`; empty for a switch.
    public var placeholder: String { words.placeholder }

    /// What the option does, in a few words without a full stop.
    public var summary: String { words.summary }

    /// The values it takes.
    public internal(set) var accepted: Accepted {
        get { words.accepted }
        set { words.accepted = newValue }
    }

    /// Whether it is no option but the word that follows the command, such as the name of a launch.
    public var isOperand: Bool { words.isOperand }

    /// What can be offered for its value.
    public var suggestions: Suggestions { words.suggestions }

    /// How its value is picked where a screen is looked at and keys are pressed; nil if it is not.
    public internal(set) var picker: OptionPicker? {
        get { words.picker }
        set { words.picker = newValue }
    }

    /// Whether it may be given without its value, which is empty then; a word that follows is its
    /// value if it takes it.
    public internal(set) var isValueOptional: Bool {
        get { words.isValueOptional }
        set { words.isValueOptional = newValue }
    }

    /// Whether it takes a value; one that is only described takes none.
    package internal(set) var accepts: @Sendable (String) -> Bool {
        get { words.accepts }
        set { words.accepts = newValue }
    }

    /// Describes an option or an operand; choices are suggested unless something else is.
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
            Words(
                name: name,
                letter: letter,
                placeholder: placeholder,
                summary: summary,
                accepted: accepted,
                isOperand: isOperand,
                suggestions: suggestions ?? accepted.suggestions
            ))
    }

    /// The values it takes, in words, such as `asc or desc`.
    public var acceptedText: String {
        switch accepted {
        case .nothing: "nothing"
        case .choices(let choices, _): choices.listed(by: "or")
        case .described(let words, let example): "\(words), such as \(example)"
        }
    }

    /// What it is called in messages: `--output`, or the placeholder of an operand.
    public var label: String {
        isOperand ? placeholder : "--\(name)"
    }

    /// How it is written on a command line: `--output`, `-o`; an operand is only its value.
    public var spellings: [String] {
        isOperand ? [] : ["--\(name)"] + (letter.map { ["-\($0)"] } ?? [])
    }

    /// The option under another name, without a letter.
    package func named(_ name: String) -> OptionDescription {
        var option = OptionDescription(
            name: name, placeholder: placeholder, summary: summary, accepted: accepted,
            isOperand: isOperand, suggestions: suggestions)
        option.picker = picker
        option.isValueOptional = isValueOptional
        option.accepts = accepts
        return option
    }

    /// Whether a word can hardly be meant for anything but this option: it is a value that the
    /// option takes, and the option does not take just any word or number.
    package func recognizes(_ word: String) -> Bool {
        accepts(word) && !["x", "7", "100"].contains(where: accepts)
    }

    /// The error that says why a value is not one the option takes, and which ones it does.
    ///
    /// It names the suggestion that is nearest to the value.
    public func usageError(for value: String) -> UsageError {
        if accepted == .nothing {
            return UsageError("\(label) takes no value; leave out \(value.quoted).")
        }
        return UsageError(
            "\(value.quoted) is not valid for \(label)\(didYouMean(value)) Use \(acceptedText).")
    }

    /// The end of a sentence that refuses a value: the suggestion that is nearest, if one is near.
    package func didYouMean(_ value: String) -> String {
        value.nearest(in: suggestions.words).map { "; did you mean '\($0)'?" } ?? "."
    }
}

extension OptionDescription: Equatable {
    /// Whether they say the same; what they suggest is not looked up.
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
