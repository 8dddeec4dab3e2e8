import Foundation

/// Where new files are written and formatted before they are put in place.
struct TemporaryFiles {
    let folder: URL

    /// The path of the toolchain's formatter; empty where it has none.
    let formatter: String

    /// Writes files to a new folder, formats them and passes the folder on; then it is gone.
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

    /// Formats by the configuration that the formatter finds above the folder.
    private func format(_ draft: URL) throws {
        if formatter.isEmpty { return }
        let result = try Process.run(
            formatter, ["format", "--in-place", "--recursive", draft.path])
        guard result.status == 0 else {
            throw ScaffoldError("\(formatter) could not format the new files.")
        }
    }
}
