extension SectionOption where Value: CaseIterable & RawRepresentable<String> {
    /// Declares an option that takes one case of an enumeration.
    ///
    /// - Parameters:
    ///   - name: the name after the two dashes, such as `sort`.
    ///   - placeholder: the placeholder of the value in help, such as `ORDER`.
    ///   - summary: what it does, in a few words without a full stop.
    ///   - default: the value without the option; nil if it depends on other options.
    ///   - alias: reads other words, which help does not list.
    @inlinable
    public init(
        _ name: String,
        placeholder: String,
        summary: String,
        default: Value?,
        alias: @escaping @Sendable (String) -> Value? = { _ in nil }
    ) {
        self.init(
            choice: OptionDescription(
                name: name, placeholder: placeholder, summary: summary,
                accepted: .choices(Value.rawValues, default: `default`?.rawValue)),
            usual: `default`, alias: alias)
    }

    /// Declares the operand of a command, one case of an enumeration.
    @inlinable
    public init(operand: String, placeholder: String, summary: String) {
        self.init(
            choice: OptionDescription(
                name: operand, placeholder: placeholder, summary: summary,
                accepted: .choices(Value.rawValues, default: nil), isOperand: true))
    }

    @usableFromInline
    init(
        choice description: OptionDescription,
        usual: Value? = nil,
        alias: @escaping @Sendable (String) -> Value? = { _ in nil }
    ) {
        self.init(description, usual: usual) { text, description throws(UsageError) in
            if let value = alias(text) { return value }
            return Value(rawValue: try description.choice(text))
        }
    }
}

extension SectionOption {
    /// Declares an option that takes a comma-separated list of cases of an enumeration, each
    /// counted once.
    @inlinable
    public init<Choice: CaseIterable & RawRepresentable<String>>(
        _ name: String,
        placeholder: String,
        summary: String
    ) where Value == [Choice] {
        let description = OptionDescription(
            list: name, placeholder: placeholder, summary: summary, of: Choice.rawValues)
        self.init(description) { text, description throws(UsageError) in
            try description.choices(text).compactMap { Choice(rawValue: $0) }
        }
    }
}

extension SectionOption {
    /// Declares an option that takes one of some values by its name.
    ///
    /// The default is a name; nil if it depends on other options. Help does not list the other words
    /// that `alias` reads.
    @inlinable
    public init(
        _ name: String,
        placeholder: String,
        summary: String,
        choices: [(name: String, value: Value)],
        default: String?,
        alias: @escaping @Sendable (String) -> Value? = { _ in nil }
    ) {
        let description = OptionDescription(
            name: name, placeholder: placeholder, summary: summary,
            accepted: .choices(choices.map(\.name), default: `default`))
        let usual = choices.first { $0.name == `default` }?.value
        self.init(description, usual: usual) { text, description throws(UsageError) in
            if let value = alias(text) { return value }
            let name = try description.choice(text)
            return choices.first { $0.name == name }?.value
        }
    }
}

extension SectionOption<String> {
    /// Declares an option that takes one of some words known only at run time; the first is the
    /// default.
    public init(_ name: String, placeholder: String, summary: String, choices: [String]) {
        let description = OptionDescription(
            name: name, placeholder: placeholder, summary: summary,
            accepted: .choices(choices, default: choices.first))
        self.init(description, usual: choices.first) { text, description throws(UsageError) in
            try description.choice(text)
        }
    }
}

extension SectionOption<[String]> {
    /// Declares an option that takes a comma-separated list of words known only at run time, each
    /// counted once.
    public init(_ name: String, placeholder: String, summary: String, anyOf choices: [String]) {
        let description = OptionDescription(
            list: name, placeholder: placeholder, summary: summary, of: choices)
        self.init(description) { text, description throws(UsageError) in
            try description.choices(text)
        }
    }
}

extension CaseIterable where Self: RawRepresentable<String> {
    @inlinable
    static var rawValues: [String] { allCases.map { $0.rawValue } }
}

extension OptionDescription {
    @usableFromInline
    init(
        list name: String,
        placeholder: String,
        summary: String,
        of choices: [String]
    ) {
        self.init(
            name: name, placeholder: placeholder, summary: summary,
            accepted: .choices(choices, default: nil), suggestions: .list { choices })
        isList = true
    }

    /// Returns the choice that a word names, ignoring case, with a space or a hyphen between words.
    @usableFromInline
    func choice(_ word: String) throws(UsageError) -> String {
        let choices = if case .choices(let choices, _) = accepted { choices } else { [String]() }
        let spelling = { (word: String) in word.lowercased().replacing(" ", with: "-") }
        let wanted = spelling(word)
        let alike = choices.filter { spelling($0) == wanted }
        guard let choice = alike.first(where: { $0 == word }) ?? alike.first else {
            throw usageError(for: word)
        }
        return choice
    }

    /// Returns the choices in a comma-separated list, each once.
    @usableFromInline
    func choices(_ words: String) throws(UsageError) -> [String] {
        var choices: [String] = []
        for part in words.split(separator: ",", omittingEmptySubsequences: false) {
            let word = part.trimmed
            if word.isEmpty { throw usageError(for: words) }
            let choice = try choice(word)
            if !choices.contains(choice) { choices.append(choice) }
        }
        return choices
    }
}

extension SectionOption<PreciseDate> {
    /// Declares an option that takes a calendar day, such as `2020-05-30`.
    public init(day name: String, placeholder: String = "DATE", summary: String) {
        self.init(
            name, placeholder: placeholder, summary: summary, accepts: "a date",
            example: "2020-05-30", only: [.day])
    }

    /// Declares an option that takes a date and time with an offset from UTC, such as
    /// `2020-05-30T19:22Z` or `2020-05-30 21:22+02:00`.
    public init(time name: String, placeholder: String = "TIME", summary: String) {
        self.init(
            name, placeholder: placeholder, summary: summary,
            accepts: "a date and time with its offset from UTC", example: "2020-05-30T19:22Z",
            only: [.hour])
    }

    /// Declares an option that takes a year, a month or a day, such as `2020`, `2020-05` or
    /// `2020-05-30`.
    public init(date name: String, placeholder: String = "DATE", summary: String) {
        self.init(
            name, placeholder: placeholder, summary: summary, accepts: "a year, a month or a date",
            example: "2020-05-30", only: [.day, .month, .year])
    }

    private init(
        _ name: String,
        placeholder: String,
        summary: String,
        accepts: String,
        example: String,
        only precisions: [PreciseDate.Precision]
    ) {
        self.init(
            name, placeholder: placeholder, summary: summary, accepts: accepts, example: example
        ) { text in
            PreciseDate(text).flatMap { precisions.contains($0.precision) ? $0 : nil }
        }
    }
}
