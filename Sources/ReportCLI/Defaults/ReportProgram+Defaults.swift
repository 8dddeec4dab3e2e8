import SectionKit

extension ReportProgram {
    /// Returns the values that were given to a command with the defaults that a person has set;
    /// with `--verbose`, standard error says where each is from.
    ///
    /// - Throws: ``UsageError`` if a default has no valid name or value.
    func values(
        _ given: CommandValues,
        of name: String,
        _ opener: SourceOpener
    ) throws(UsageError) -> CommandValues {
        let defaults = try Defaults(of: self, in: opener.host.environment)
        guard !defaults.entries.isEmpty, let command = commands.all.command(name) else {
            return given
        }
        try defaults.check()
        var values = given
        let applied = defaults.apply(to: &values, of: command)
        if name == ProgramCommands.serveCommand,
            let screen = commands.all.command(ProgramCommands.browseCommand)
        {
            // Pages show the sections that the screen does, without options for each of them.
            var ofSections = values
            _ = defaults.apply(to: &ofSections, of: screen)
            ofSections.program = values.program
            values = ofSections
        }
        let fitting = try values.program.fitting { values throws(UsageError) in
            _ = try ReportSettings(values, options, zones: opener.host.zones)
            _ = try ConnectionSettings(values, options)
            try opener.checkInput(values)
            try opener.checkBaseURL(values)
            return values
        }
        values.program = fitting.value
        guard values.program.text(of: ConnectionOptions.verbose.description.name) != nil else {
            return values
        }
        for entry in applied
        where !fitting.leftOut.contains(where: { $0.default.place == entry.place }) {
            opener.console.say(
                "--\(entry.name) is \(entry.text.safe.quoted), from \(entry.place.name.safe).")
        }
        for words in fitting.words { opener.console.say(words) }
        return values
    }
}

extension FittingResult {
    /// Why each default that is left out does not apply, as sentences.
    fileprivate var words: [String] {
        leftOut.map { value, reason in
            "\(value.label) is left out, from \(value.place.name.safe): \(reason)"
        }
    }
}

extension SourceContext {
    /// Returns what a recipe makes of option values, without the defaults that conflict with
    /// others.
    func fitting<Value>(
        _ values: OptionValues,
        _ use: (OptionValues) throws(UsageError) -> Value
    ) throws(UsageError) -> Value {
        guard values.hasDefaults else { return try use(values) }
        let fitting = try values.fitting(use)
        if connection.settings.verbose {
            for words in fitting.words { note(words) }
        }
        return fitting.value
    }
}
