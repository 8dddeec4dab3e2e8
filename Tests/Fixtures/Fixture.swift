import Foundation

/// The files that tests read.
public enum Fixture {
    /// The text of the file at a path such as `JSON/launches.json`.
    public static func text(_ path: String) throws -> String {
        let folder = Bundle.module.bundleURL
        return try String(contentsOf: folder.appending(path: path), encoding: .utf8)
    }
}
