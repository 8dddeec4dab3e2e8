import SectionKit

/// An environment variable that a program reads.
struct EnvironmentVariable: Sendable {
    let name: String

    /// What it does, in a few words without a full stop.
    let meaning: String

    init(name: String, meaning: String) {
        self.name = name
        self.meaning = meaning
    }

    /// Describes the variable that overrides the address of a server.
    init(name: String, addressOf server: String) {
        self.init(name: name, meaning: "another address for \(server)")
    }

    /// The variables of every program, in the order of help.
    static let common = [
        EnvironmentVariable(name: "NO_COLOR", meaning: "if set, no colours"),
        EnvironmentVariable(
            name: "CLICOLOR_FORCE", meaning: "if set, colours even without a terminal"),
        EnvironmentVariable(name: "COLUMNS", meaning: "the width of the output in columns"),
        EnvironmentVariable(
            name: "PAGER", meaning: "the pager for long reports; less if unset"),
        EnvironmentVariable(name: "BROWSER", meaning: "the web browser for pages and links"),
        EnvironmentVariable(
            name: "SOURCE_DATE_EPOCH", meaning: "the current time, in seconds since 1970"),
        EnvironmentVariable(
            name: "XDG_CONFIG_HOME", meaning: "where defaults are set; ~/.config if unset"),
    ]

    /// The variable of every program that caches responses.
    static let cacheFolder = EnvironmentVariable(
        name: "XDG_CACHE_HOME", meaning: "where responses are cached; ~/.cache if unset")

    /// The variable of every program, since each keeps at least the token of `serve`.
    static let dataFolder = EnvironmentVariable(
        name: "XDG_DATA_HOME",
        meaning: "where records and the token of serve are kept; ~/.local/share if unset")

    /// The beginning of the names of the variables that set defaults of options, such as `TEA_ROOM_`.
    static func prefix(of program: String) -> String { variable(program) + "_" }

    /// The name of the variable that sets the default of an option, such as `TEA_ROOM_SOURCE`.
    static func name(of option: String, in program: String) -> String {
        prefix(of: program) + variable(option)
    }

    /// A name in capitals, with underscores for anything but letters and digits.
    private static func variable(_ words: String) -> String {
        var name = ""
        for byte in words.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"):
                name.unicodeScalars.append(Unicode.Scalar(byte - 0x20))
            case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
                name.unicodeScalars.append(Unicode.Scalar(byte))
            default: name += "_"
            }
        }
        return name
    }

    /// The names of variables that other software sets, and that help leaves out.
    static let undocumented = [
        "HOME", "TZ", "TZDIR", "TERM", "TERM_PROGRAM", "COLORTERM", "TMPDIR", "VTE_VERSION",
        "KONSOLE_VERSION", "WT_SESSION", "SSH_CONNECTION",
        BrowseRun.timingsVariable,
    ]

    /// The variables in the help of a program, in their order there.
    static func all(of program: ReportProgram) -> [EnvironmentVariable] {
        let example = program.sources.count > 1 ? "source" : "theme"
        let option = EnvironmentVariable(
            name: name(of: "option", in: program.name),
            meaning: "the default of an option, such as \(name(of: example, in: program.name))"
                + " of --\(example)")
        return common + [option]
            + (program.sources.haveCache ? [cacheFolder] : [])
            + [dataFolder] + program.sources.variables
    }

    /// The names of all variables that a program reads, also of those that help leaves out.
    ///
    /// They are needed at each start, so no descriptions are built for them.
    static func names(of program: ReportProgram) -> [String] {
        var names = undocumented
        for variable in common { names.append(variable.name) }
        names.append(cacheFolder.name)
        names.append(dataFolder.name)
        for source in program.sources {
            for server in source.servers { names += server.variableNames }
            for server in source.lineServers { names += server.variableNames }
        }
        return names
    }
}
