import SectionKit

/// The options of the commands.
enum BackupOptions {
    static let target = SectionOption<String>(
        operand: "file", placeholder: "FILE", summary: "the file to write, a tar archive",
        accepts: "the name of a file", example: "log.tar", parse: path
    )
    .suggesting(.files(.extensions(["tar"]), for: .ownUse))

    static let backup = SectionOption<String>(
        operand: "file", placeholder: "FILE", summary: "the backup to restore",
        accepts: "the name of a file", example: "log.tar", parse: path
    )
    .suggesting(.files(.extensions(["tar"])))

    @Sendable private static func path(_ text: String) -> String? {
        text.isEmpty || text == "-" ? nil : text
    }
}

/// Where to write a backup.
struct BackupQuery: Equatable, Sendable {
    let path: String

    /// Whether an existing file may be replaced.
    let replaces: Bool
}
