/// An environment variable that a program heeds.
struct EnvironmentVariable: Sendable {
    let name: String

    /// What it does, in a few words without a full stop.
    let meaning: String

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

    /// That of every program that asks servers.
    static let cacheFolder = EnvironmentVariable(
        name: "XDG_CACHE_HOME", meaning: "where answers are kept; ~/.cache if unset")

    /// Those that others set and nobody needs to be told of.
    static let tacit = [
        "HOME", "TERM", "TERM_PROGRAM", "TMPDIR", "VTE_VERSION", "KONSOLE_VERSION", "WT_SESSION",
        BrowseRun.timingsVariable,
    ]

    /// Those that a program tells of in its help, in the order help lists them.
    static func all(of program: ReportProgram) -> [EnvironmentVariable] {
        common + (program.sources.askServers ? [cacheFolder] : [])
            + program.sources.flatMap(\.variables)
    }
}
