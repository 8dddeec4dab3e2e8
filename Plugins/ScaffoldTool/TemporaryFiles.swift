import Foundation

/// The folder in which new files are written and formatted before they are moved into place.
struct TemporaryFiles {
    let folder: URL

    /// The path of the toolchain's formatter; empty if it has none.
    let formatter: String

    /// Writes files to a new folder, formats the new ones, calls `putInPlace` and removes the folder.
    ///
    /// - Parameters:
    ///   - changed: files that a person wrote, which are not formatted.
    ///   - package: the folder whose configuration of the formatter applies.
    func with(
        new: [String: String],
        changed: [String: String] = [:],
        for package: URL,
        _ putInPlace: (URL) throws -> Void
    ) throws {
        let draft = folder.appending(path: "draft-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: draft) }
        for (path, text) in new.merging(changed, uniquingKeysWith: { $1 }) {
            let url = draft.appending(path: path)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: url)
        }
        let code = new.keys.filter { $0.hasSuffix(".swift") }
        try format(code.map { draft.appending(path: $0).path }, for: package)
        try putInPlace(draft)
    }

    private func format(_ files: [String], for package: URL) throws {
        if formatter.isEmpty { return }
        let result = try Process.run(
            formatter,
            ["format", "--in-place", "--configuration", configuration(for: package)] + files)
        guard result.status == 0 else {
            throw ScaffoldError("\(formatter) could not format the new files.")
        }
    }

    /// The path of the formatter's configuration for a package; without one, that of the templates.
    private func configuration(for package: URL) -> String {
        var folder = package.standardizedFileURL
        while folder.path != "/" {
            let file = folder.appending(path: ".swift-format").path
            if FileManager.default.fileExists(atPath: file) { return file }
            folder.deleteLastPathComponent()
        }
        return #"{"version": 1, "lineLength": 100, "indentation": {"spaces": 4}}"#
    }
}
