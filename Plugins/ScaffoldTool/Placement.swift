import Foundation

/// Moves the files of a draft into a package: all of them, or none.
struct Placement {
    let package: URL

    /// - Parameters:
    ///   - new: the new folders, none of which may exist.
    ///   - changed: the files that are replaced.
    func put(from draft: URL, new folders: [String], changed files: [String] = []) throws {
        var undo: [() throws -> Void] = []
        do {
            for folder in folders {
                let place = package.appending(path: folder)
                try FileManager.default.createDirectory(
                    at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
                // This fails if the folder exists by now, which then is not removed.
                try FileManager.default.moveItem(at: draft.appending(path: folder), to: place)
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
