/// An environment variable that a program heeds.
struct EnvironmentVariable: Sendable {
    let name: String

    /// What it does, in a few words without a full stop.
    let meaning: String

    init(name: String, meaning: String) {
        self.name = name
        self.meaning = meaning
    }

    /// That which names another address of a server.
    init(name: String, addressOf server: String) {
        self.init(name: name, meaning: "another address of \(server)")
    }

    /// Those of every program, in the order help lists them.
    static let common = [
        EnvironmentVariable(name: "NO_COLOR", meaning: "if set, no colours"),
        EnvironmentVariable(
            name: "CLICOLOR_FORCE", meaning: "if set, colours even where there is no terminal"),
        EnvironmentVariable(name: "COLUMNS", meaning: "columns to write for"),
        EnvironmentVariable(
            name: "PAGER", meaning: "what shows a report taller than the terminal; less if unset"),
        EnvironmentVariable(name: "BROWSER", meaning: "what pages and addresses are opened with"),
        EnvironmentVariable(
            name: "SOURCE_DATE_EPOCH", meaning: "seconds since 1970 to take for now"),
    ]

    /// That of every program whose servers' responses are cached.
    static let cacheFolder = EnvironmentVariable(
        name: "XDG_CACHE_HOME", meaning: "where responses are cached; ~/.cache if unset")

    /// That of every program that has actions.
    static let dataFolder = EnvironmentVariable(
        name: "XDG_DATA_HOME", meaning: "where records are kept; ~/.local/share if unset")

    /// The name of that which names another source than the first, such as `TEA_ROOM_SOURCE`.
    static func sourceName(of program: ReportProgram) -> String {
        var name = ""
        for byte in program.name.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"):
                name.unicodeScalars.append(Unicode.Scalar(byte - 0x20))
            case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
                name.unicodeScalars.append(Unicode.Scalar(byte))
            default: name += "_"
            }
        }
        return name + "_SOURCE"
    }

    /// Those that others set and nobody needs to be told of.
    static let undocumented = [
        "HOME", "TZ", "TZDIR", "TERM", "TERM_PROGRAM", "TMPDIR", "VTE_VERSION", "KONSOLE_VERSION",
        "WT_SESSION",
        BrowseRun.timingsVariable,
    ]

    /// Those that a program tells of in its help, in the order help lists them.
    static func all(of program: ReportProgram) -> [EnvironmentVariable] {
        let source = EnvironmentVariable(
            name: sourceName(of: program), meaning: "the source where --source names none")
        return common + (program.sources.count > 1 ? [source] : [])
            + (program.sources.haveCache ? [cacheFolder] : [])
            + (program.actions.isEmpty ? [] : [dataFolder]) + program.sources.variables
    }

    /// The names of all that a program heeds, those nobody needs to be told of too.
    ///
    /// Each start needs them, so no words are made of what they mean.
    static func names(of program: ReportProgram) -> [String] {
        var names = undocumented
        for variable in common { names.append(variable.name) }
        names.append(sourceName(of: program))
        names.append(cacheFolder.name)
        names.append(dataFolder.name)
        for source in program.sources {
            for server in source.servers { names += server.variableNames }
            for server in source.lineServers { names += server.variableNames }
        }
        return names
    }
}
