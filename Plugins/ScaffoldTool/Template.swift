import Foundation

/// A folder of files in which words such as `__Name__` stand for what is not known yet.
///
/// The files' names end in `.template`, so that nothing takes them for Swift.
struct Template {
    enum Kind: String {
        /// The folders of a feature and of its tests.
        case section = "Section"

        /// What a section of a program shows before it asks the program's source.
        case example = "Example"

        /// A package with a program.
        case app = "App"
    }

    /// The files' contents by their paths, without their ending.
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

    /// The files with these words in place of those that stand for them.
    func filled(_ words: [String: String]) -> [String: String] {
        files.reduce(into: [:]) { $0[Self.fill($1.key, words)] = Self.fill($1.value, words) }
    }

    private static func fill(_ text: String, _ words: [String: String]) -> String {
        words.reduce(text) { $0.replacing("__\($1.key)__", with: $1.value) }
    }
}
