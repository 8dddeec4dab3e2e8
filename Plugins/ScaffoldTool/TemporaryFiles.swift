import Foundation

/// The folder in which new files are written and formatted before they are moved into place.
struct TemporaryFiles {
    let folder: URL

    /// The path of the toolchain's formatter; empty if it has none.
    let formatter: String

    /// Writes files to a new folder, formats them, calls `putInPlace` and removes the folder.
    func with(_ files: [String: String], _ putInPlace: (URL) throws -> Void) throws {
        let draft = folder.appending(path: "draft-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: draft) }
        for (path, text) in files {
            let url = draft.appending(path: path)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: url)
        }
        try format(draft)
        try putInPlace(draft)
    }

    /// Formats the files with the configuration that the formatter finds above the folder.
    private func format(_ draft: URL) throws {
        if formatter.isEmpty { return }
        let result = try Process.run(
            formatter, ["format", "--in-place", "--recursive", draft.path])
        guard result.status == 0 else {
            throw ScaffoldError("\(formatter) could not format the new files.")
        }
    }
}
