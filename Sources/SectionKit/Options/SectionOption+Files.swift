extension SectionOption<[String]> {
    /// Declares an operand that takes the paths of files, each a word of its own, such as
    /// `morning.gpx 'the lake.gpx'`; `-` is standard input.
    ///
    /// ```swift
    /// static let files = SectionOption<[String]>(
    ///     files: "files", placeholder: "FILE...",
    ///     summary:
    ///         "files with tracks (GPX, TCX, FIT, KML, GeoJSON or NMEA), or names of your walks; - is"
    ///         + " standard input",
    ///     example: "walk.gpx", kind: TrackFormat.files)
    /// ```
    ///
    /// - Parameters:
    ///   - name: the name of the operand in ``OptionValues``.
    ///   - placeholder: the placeholder in help.
    ///   - summary: what it does, in a few words without a full stop.
    ///   - example: the name of a file.
    ///   - kind: which files a shell offers.
    public init(
        files name: String, placeholder: String, summary: String, example: String,
        kind: FileKind = .any
    ) {
        let separator = OptionDescription.valueSeparator
        var description = OptionDescription(
            name: name,
            placeholder: placeholder,
            summary: summary,
            accepted: .described("the name of a file", example: example),
            isOperand: true,
            suggestions: .files(kind))
        description.wordSeparator = separator
        self.init(description) { text, _ in
            let paths = text.split(separator: separator, omittingEmptySubsequences: false)
            return paths.contains("") ? nil : paths.map(String.init)
        }
    }
}

extension SectionOption {
    /// Declares an operand whose words are each a value of its own, such as places: a word with a
    /// space, quoted in a shell, stays one.
    ///
    /// A form and an option of `report` give all of the text as one word.
    ///
    /// - Parameters:
    ///   - name: the name of the operand in ``OptionValues``.
    ///   - placeholder: the placeholder in help.
    ///   - summary: what it does, in a few words without a full stop.
    ///   - accepts: the valid values in words.
    ///   - example: a valid value.
    ///   - parse: reads the words; nil if they are invalid.
    public init(
        words name: String,
        placeholder: String,
        summary: String,
        accepts: String,
        example: String,
        parse: @escaping @Sendable (_ words: [String]) -> Value?
    ) {
        let separator = OptionDescription.valueSeparator
        var description = OptionDescription(
            name: name, placeholder: placeholder, summary: summary,
            accepted: .described(accepts, example: example), isOperand: true)
        description.wordSeparator = separator
        self.init(description) { text, _ in
            parse(
                text.split(separator: separator, omittingEmptySubsequences: false).map(String.init))
        }
    }
}
