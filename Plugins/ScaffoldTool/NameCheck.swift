import Foundation

/// Checks that a name is free: as a command of the program, and for the types of a section.
struct NameCheck {
    /// The targets whose code has commands and types; none for a new package.
    let targets: [PackageTarget]

    /// The commands that every program has.
    static let commands: Set = [
        "browse", "cache", "completions", "formats", "help", "manual", "report",
    ]

    /// The ends of the names of a section's types.
    static let types = ["Section", "Interactor", "Entity", "SectionTests"]

    /// - Throws: ``ScaffoldError`` when the name is taken.
    func check(_ name: SectionName) throws {
        if Self.commands.contains(name.command) {
            throw ScaffoldError(
                """
                '\(name.type)' cannot name a section: every program has a command \
                '\(name.command)'.
                """)
        }
        let command = try Regex(#"\bname(:| =) "\#(name.command)""#)
        for target in targets {
            for file in try target.files() {
                try check(name, command, in: file, of: target)
            }
        }
    }

    private func check(
        _ name: SectionName,
        _ command: Regex<AnyRegexOutput>,
        in file: SourceFile,
        of target: PackageTarget
    ) throws {
        let place = "see \(file.url.lastPathComponent) in \(target.name)"
        if !target.isTest, file.text.contains("Recipe"), file.text.contains(command) {
            throw ScaffoldError(
                """
                '\(name.type)' cannot name a section: there is already a command \
                '\(name.command)', \(place).
                """)
        }
        let types = Self.types.map { name.type + $0 }
        if let type = types.first(where: { file.declares($0) }) {
            throw ScaffoldError(
                """
                '\(name.type)' cannot name a section: there is already a type '\(type)', \(place).
                """)
        }
    }
}
