import Foundation

/// The files that tests read.
public enum Fixture {
    /// The text of the file at a path such as `Unicode/emoji-sequences.txt`.
    public static func text(_ path: String) throws -> String {
        let folder = Bundle.module.bundleURL
        return try String(contentsOf: folder.appending(path: path), encoding: .utf8)
    }

    /// The lines of the file that are neither empty nor comments, which start with `#`.
    public static func records(_ path: String) throws -> [Substring] {
        try text(path).split(separator: "\n").filter { !$0.hasPrefix("#") }
    }
}
