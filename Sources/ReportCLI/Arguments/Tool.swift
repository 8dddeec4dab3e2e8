import SectionKit

/// A command of every program that makes no report, such as `formats`.
enum Tool: String, CaseIterable, Sendable {
    case formats
    case config
    case configGet = "config get"
    case configSet = "config set"
    case configUnset = "config unset"
    case baseMap = "base-map"
    case addBaseMap = "base-map add"
    case fetchBaseMap = "base-map fetch"
    case removeBaseMap = "base-map remove"
    case cache, completions, manual, help

    static let action = SectionOption<CacheAction>(
        operand: "action", placeholder: "ACTION", summary: "what to do with the cache")
    static let listing = SectionOption<ConfigListing>(
        operand: "listing", placeholder: "list", summary: "what config does anyway"
    ).withOptionalValue.description
    private static let baseMaps = SectionOption<ConfigListing>(
        operand: "listing", placeholder: "list", summary: "what base-map does anyway"
    ).withOptionalValue.description
    static let shell = SectionOption<Shell>(
        operand: "shell", placeholder: "SHELL", summary: "the shell to complete commands in")

    /// The hidden command that completion scripts call for suggestions.
    static let complete = "__complete"

    /// The tools of a program with these commands; `cache` and `base-map` only if the program has them.
    ///
    /// - Parameter place: the option that takes the place of a base map; nil without base maps.
    static func commands(
        of program: String, beside set: CommandSet, hasCache: Bool,
        baseMapsAround place: OptionDescription?
    ) -> [Command] {
        let baseMaps: [Tool] = [.baseMap, .addBaseMap, .fetchBaseMap, .removeBaseMap]
        let tools = allCases.filter {
            $0 == .cache ? hasCache : place != nil || !baseMaps.contains($0)
        }
        let names = set.all.map(\.name) + tools.map(\.rawValue)
        return tools.map { $0.command(of: program, among: names, beside: set, around: place) }
    }

    /// Describes the tool, in a program with commands of these names.
    private func command(
        of program: String, among names: [String], beside set: CommandSet,
        around place: OptionDescription?
    ) -> Command {
        switch self {
        case .formats:
            command("the report formats")
        case .config:
            Command(
                CommandDescription(
                    name: rawValue, summary: "the defaults that you have set, and where",
                    options: [Self.listing], notes: [Self.note(on: program)]))
        case .configGet:
            command(
                "the default that you have set for an option",
                Self.setting(
                    in: set, "NAME", "the name of an option, or COMMAND.NAME for one command only"))
        case .configSet:
            command(
                "set the default of an option",
                sentence: "Sets the default of an option, in the file that 'config' shows.",
                Self.setting(
                    in: set, "NAME VALUE",
                    "the name of an option, or COMMAND.NAME for one command only, and a value"))
        case .configUnset:
            command(
                "remove the default of an option",
                sentence: "Removes the default of an option from the file that 'config' shows.",
                Self.setting(
                    in: set, "NAME", "the name of an option, or COMMAND.NAME for one command only"))
        case .baseMap:
            command(
                "the base maps that you have added, with streets and paths for maps to be drawn on",
                sentence: "Lists the base maps that you have added."
                    + " '\(program) base-map add FILE' adds one,"
                    + " '\(program) base-map fetch URL' fetches one from a server, and"
                    + " '\(program) base-map remove NAME' removes one.", Self.baseMaps)
        case .addBaseMap:
            command(
                "add a base map: vector tiles of a region in a PMTiles archive",
                sentence: "Copies a PMTiles archive of vector tiles to your data. Maps in its"
                    + " region are then drawn on its streets, paths, water and woods.",
                OptionDescription(
                    name: "file", placeholder: "FILE", summary: "the archive",
                    accepted: .described("a file", example: "munich.pmtiles"), isOperand: true,
                    suggestions: .files(.extensions(["pmtiles"]))))
        case .fetchBaseMap:
            Command(
                CommandDescription(
                    name: rawValue,
                    summary: "fetch a base map from a server: of one place, or all of a file",
                    options: [
                        BaseMapFetch.url, place, BaseMapFetch.zoom.description,
                        BaseMapFetch.name.description, ActionOptions.dryRun.description,
                        ActionOptions.yes.description,
                    ].compactMap(\.self)),
                sentence:
                    "Fetches the part of a PMTiles archive that lies around a place, or all of"
                    + " the archive. It says first how large that is, and continues what was"
                    + " interrupted.")
        case .removeBaseMap:
            command(
                "remove a base map", sentence: "Removes a base map that you have added.",
                OptionDescription(
                    name: "base-map", placeholder: "NAME", summary: "its name, as listed",
                    accepted: .described("a name", example: "munich"), isOperand: true,
                    suggestions: .vocabulary(BaseMapFolder.vocabulary)))
        case .cache:
            command(
                "the cached responses: \(Self.action.words)",
                sentence: "Shows the path of the cache, or lists or clears the cached responses.",
                Self.action.description)
        case .completions:
            command(
                "a script that completes command lines in \(Self.shell.words)",
                Self.shell.description)
        case .manual:
            command("the manual page, for man and mandoc")
        case .help:
            command("help for the program or a command", topic(among: names))
        }
    }

    private func command(
        _ summary: String,
        sentence: String? = nil,
        _ operand: OptionDescription? = nil
    ) -> Command {
        Command(
            CommandDescription(
                name: rawValue, summary: summary, options: operand.map { [$0] } ?? []),
            sentence: sentence)
    }

    /// The operand that names an option of commands, or one of a command as in `list.limit`.
    private static func setting(
        in commands: CommandSet, _ placeholder: String, _ summary: String
    ) -> OptionDescription {
        OptionDescription(
            name: "setting",
            placeholder: placeholder,
            summary: summary,
            accepted: .described(
                summary, example: placeholder == "NAME" ? "theme" : "theme dark"),
            isOperand: true,
            suggestions: .words { DefaultNames(commands: commands).all }
        )
    }

    /// How the file looks.
    private static func note(on program: String) -> CommandNote {
        let variable = EnvironmentVariable.name(of: "theme", in: program)
        return CommandNote(
            "The defaults are in ~/.config/\(program)/config, or in variables:",
            lines: [
                "# options of all commands, without dashes",
                "theme = dark",
                "",
                "# options of one command, and a switch",
                "[report]",
                "ascii = true",
                "",
                "# in a shell; stronger than the file, and weaker than --theme",
                "export \(variable)=dark",
            ])
    }

    private func topic(among names: [String]) -> OptionDescription {
        OptionDescription(
            name: "topic",
            placeholder: "[COMMAND]",
            summary: "the command to show help for",
            accepted: .described("the name of a command", example: names[0]),
            isOperand: true,
            suggestions: .words { names }
        )
    }
}

extension SectionOption {
    fileprivate var words: String { description.acceptedText }
}

/// The word that may follow `config`.
enum ConfigListing: String, CaseIterable, Sendable {
    case list
}
