import Foundation

/// Moves the files of a draft into a package: all of them, or none.
struct Placement {
    let package: URL

    /// - Parameters:
    ///   - new: the new files or folders, none of which may exist.
    ///   - changed: the files that are replaced.
    func put(from draft: URL, new items: [String], changed files: [String] = []) throws {
        var undo: [() throws -> Void] = []
        do {
            for item in items {
                let place = package.appending(path: item)
                try FileManager.default.createDirectory(
                    at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
                // This fails if it exists by now, which then is not removed.
                try FileManager.default.moveItem(at: draft.appending(path: item), to: place)
                undo.append { try FileManager.default.removeItem(at: place) }
            }
            for file in files {
                let place = package.appending(path: file)
                let old = try Data(contentsOf: place)
                let new = try Data(contentsOf: draft.appending(path: file))
                try new.write(to: place, options: .atomic)
                undo.append { try old.write(to: place, options: .atomic) }
            }
        } catch {
            for step in undo.reversed() { try? step() }
            throw error
        }
    }
}
