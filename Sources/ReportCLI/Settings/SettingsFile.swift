import CLibrary
import Essentials
import SectionKit

/// The settings that a person keeps for all runs of a program: the file `settings` in the program's
/// folder in `XDG_CONFIG_HOME`, else in `~/.config`.
///
/// Each line is a setting, such as `theme = dark`. Other lines stay as they are.
struct SettingsFile: Sendable {
    /// The program's folder; nil if the environment names none.
    let folder: String?

    init(program: String, environment: [String: String]) {
        folder = UserFolder.settings.path(for: program, environment: environment)
    }

    /// The path of the file; nil if the environment names no folder.
    var path: String? { folder.map { "\($0)/\(Self.name)" } }

    /// Returns the colours that are kept; nil if none are.
    ///
    /// - Throws: ``UsageError`` when the file has another word for them.
    func theme() throws(UsageError) -> ColorScheme? {
        guard let word = lines.lazy.compactMap(Self.theme(of:)).first else { return nil }
        guard let theme = ColorScheme(rawValue: word) else {
            throw UsageError(
                "the theme in '\(path ?? "")' is \(word.quoted); it can be"
                    + " \(ColorScheme.allCases.map(\.rawValue).listed(by: "or")).")
        }
        return theme
    }

    /// Keeps colours.
    ///
    /// - Throws: `UsageError` when the file cannot be written.
    func keep(_ theme: ColorScheme) throws(UsageError) {
        guard let folder, let path else {
            throw UsageError(
                "no folder for settings: neither XDG_CONFIG_HOME nor HOME is an absolute path.")
        }
        let line = "theme = \(theme.rawValue)"
        var lines = lines
        let place = lines.firstIndex { Self.theme(of: $0) != nil }
        if let place { lines[place] = line } else { lines.append(line) }
        do {
            try Folder.make(folder, around: 0o755)
            try OutputFile(path: path).write(lines.map { "\($0)\n" }.joined())
        } catch let error as SystemError {
            throw UsageError("'\(folder)' could not be created: \(error.reason).")
        } catch OutputError.failed(let reason) {
            throw UsageError("'\(path)' could not be written: \(reason).")
        } catch {
            throw UsageError("'\(path)' could not be written.")
        }
    }

    /// The lines of the file; none if it cannot be read.
    private var lines: [String] {
        guard let folder,
            let open = try? Folder(folder, followingLinks: true),
            let bytes = try? open.bytes(of: Self.name, limit: Self.mostBytes)
        else { return [] }
        return String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
            .map(String.init)
    }

    /// The word of a line for colours; nil if it is about something else.
    private static func theme(of line: String) -> String? {
        let parts = line.split(separator: "=", maxSplits: 1).map { String($0).trimmed }
        return parts.count == 2 && parts[0] == "theme" ? parts[1] : nil
    }

    private static let name = "settings"

    private static let mostBytes = 65_536
}
