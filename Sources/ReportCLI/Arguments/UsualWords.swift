/// Words that other programs have for what a command or an option of this one does.
enum UsualWords {
    private static let commands = [
        "stats": "statistics", "stat": "statistics", "ls": "list", "all": "list", "rm": "remove",
        "del": "remove", "delete": "remove", "new": "add", "create": "add", "update": "edit",
        "change": "edit", "modify": "edit", "find": "search", "tui": "browse", "ui": "browse",
        "man": "manual", "completion": "completions", "version": "--version",
        "settings": "config", "web": "serve", "server": "serve", "preferences": "config",
        "theme": "config", "revert": "undo",
    ]

    /// What these words mean, each by its own word: `add` is `watch add` in a program without `add`.
    private static let meanings = Set(commands.values)

    private static let options: [String: [String]] = [
        "--json": ["--format json"], "--csv": ["--format csv"], "--html": ["--format html"],
        "--md": ["--format markdown"], "--markdown": ["--format markdown"],
        "--ics": ["--format icalendar"], "--ical": ["--format icalendar"],
        "--geojson": ["--format geojson"], "--gpx": ["--format gpx"],
        "-v": ["--verbose", "--version"],
        "-V": ["--version"], "-q": ["--quiet"], "-f": ["--format"], "-l": ["--limit"],
        "--number": ["--limit"], "--count": ["--limit"], "--filter": ["--search"],
        "--query": ["--search"], "--reverse": ["--order"],
        "--desc": ["--order desc", "--sort desc"],
        "--asc": ["--order asc", "--sort asc"], "--tz": ["--timezone"], "--file": ["--output"],
        "--colour": ["--color"], "--no-colour": ["--color never"], "--no-color": ["--color never"],
        "--interval": ["--watch"], "--follow": ["--watch"],
    ]

    /// The command that a word of other programs means, or those that have it as one of their words.
    ///
    /// - Parameter lists: the commands that list something, which `list` means in a program without it.
    static func commands(
        for word: String, among names: [String], lists: [String] = []
    ) -> [String] {
        let word = word.lowercased()
        guard let usual = commands[word] ?? (meanings.contains(word) ? word : nil) else {
            return []
        }
        if names.contains(usual) { return [usual] }
        // A default is unset, not removed.
        if usual == "remove", names.contains("unset") { return ["unset"] }
        let longer = names.filter { $0.split(separator: " ").contains { $0 == usual } }
        return Array((longer.isEmpty && usual == "list" ? lists : longer).prefix(3))
    }

    /// Whether a word is only a command of other programs, so that nothing of a person is called so.
    static func isOnlyCommand(_ word: String) -> Bool {
        ["ls", "rm", "del", "delete"].contains(word)
    }

    /// Whether a word asks for a list in other programs, or in this one.
    static func asksForList(_ word: String) -> Bool {
        word == "list" || commands[word.lowercased()] == "list"
    }

    /// The options, perhaps with a value, that a spelling of other programs means.
    static func options(for spelling: String, among spellings: [String]) -> [String] {
        (options[spelling] ?? []).filter { meant in
            spellings.contains { $0 == meant.prefix { $0 != " " } }
        }
    }
}
