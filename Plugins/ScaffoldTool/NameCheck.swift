import Foundation

/// Checks that a name is free: as a command, and as a type and a variable of a section.
struct NameCheck {
    /// The template of a section, whose identifiers must not clash with the name.
    let template: Template

    /// The folder of the sources that define commands and types; nil for a new package.
    let sources: URL?

    /// The commands that every program has.
    static let commands: Set = [
        "browse", "cache", "completions", "formats", "help", "manual", "report",
    ]

    /// - Throws: ``ScaffoldError`` when the name is taken.
    func check(_ name: SectionName) throws {
        if Self.commands.contains(name.command) {
            throw ScaffoldError(
                "'\(name.type)' cannot name a section: every program has a command '\(name.command)'."
            )
        }
        // Comments and quoted text cannot clash.
        let code = template.files.filter { $0.key.hasSuffix(".swift") }.values
            .map { $0.replacing(/\/\/.*|"[^"\n]*"|`[^`\n]*`/, with: "") }
        let words = Set(code.flatMap { $0.matches(of: /\w+/).map { String($0.output) } })
        if let word = [name.type, name.variable].first(where: words.contains) {
            throw ScaffoldError(
                """
                '\(name.type)' cannot name a section: sections use '\(word)' for something else.
                """)
        }
        if let sources { try checkSources(sources, name) }
    }

    private func checkSources(_ sources: URL, _ name: SectionName) throws {
        let command = try Regex(#"\bname(:| =) "\#(name.command)""#)
        let kinds = "(struct|enum|(final )?class|actor|protocol|typealias)"
        let type = try Regex(#"(public|package) \#(kinds) \#(name.type)\b"#)
        for path in try FileManager.default.subpathsOfDirectory(atPath: sources.path).sorted()
        where path.hasSuffix(".swift") {
            let file = sources.appending(path: path)
            guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
            if text.contains("SectionRecipe"), text.contains(command) {
                throw ScaffoldError(
                    """
                    '\(name.type)' cannot name a section: there is already a command \
                    '\(name.command)', see Sources/\(path).
                    """)
            }
            // Features do not see each other's types.
            if !path.contains("Feature/"), text.contains(type) {
                throw ScaffoldError(
                    """
                    '\(name.type)' cannot name a section: there is already a type of that name, \
                    see Sources/\(path).
                    """)
            }
        }
    }
}
