import Foundation

/// A folder of files with placeholders such as `__Name__`.
///
/// The file names end in `.template`, so that tools do not read them as Swift.
struct Template {
    enum Kind: String {
        /// A section in a file, and its tests in another.
        case section = "Section"

        /// The example facts of a section until it asks the program's source.
        case example = "Example"

        /// A package with a program, but for its section.
        case app = "App"
    }

    /// The contents of the files, by path without `.template`.
    let files: [String: String]

    init(_ kind: Kind) throws {
        let root = Bundle.module.bundleURL.appending(path: "Templates/\(kind.rawValue)")
        var files: [String: String] = [:]
        for path in try FileManager.default.subpathsOfDirectory(atPath: root.path)
        where path.hasSuffix(".template") {
            let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
            files[String(path.dropLast(".template".count))] = text
        }
        self.files = files
    }

    /// Returns the files with these values in place of the placeholders.
    func filled(_ words: [String: String]) -> [String: String] {
        files.reduce(into: [:]) { $0[Self.fill($1.key, words)] = Self.fill($1.value, words) }
    }

    private static func fill(_ text: String, _ words: [String: String]) -> String {
        words.reduce(text) { $0.replacing("__\($1.key)__", with: $1.value) }
    }
}
