import Foundation

/// The files of InfoFeature and of its tests, which every new section starts as a copy of.
struct Template {
    /// The files' contents by their paths within the package.
    let files: [String: String]

    static let folders = ["Sources/InfoFeature", "Tests/InfoFeatureTests"]

    /// Reads the files of a package.
    init(package: URL) throws {
        var files: [String: String] = [:]
        for folder in Self.folders {
            let root = package.appending(path: folder)
            for path in try FileManager.default.subpathsOfDirectory(atPath: root.path) {
                let url = root.appending(path: path)
                // What is hidden belongs to an editor or to the system.
                let isFile = try url.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile
                guard isFile == true, !url.lastPathComponent.hasPrefix(".") else { continue }
                files["\(folder)/\(path)"] = try String(contentsOf: url, encoding: .utf8)
            }
        }
        self.files = files
    }

    /// The files of another section.
    func renamed(to name: SectionName) throws(ScaffoldError) -> [String: String] {
        let renaming = Renaming(name: name)
        try check(renaming)
        var result: [String: String] = [:]
        for (path, text) in files {
            result[renaming(path, as: .swift)] =
                path.hasSuffix(".swift")
                ? renaming(text, as: .swift)
                : GoldenLayout.renamed(text, file: path) { renaming($0, as: .golden) }
        }
        return result
    }

    /// Two words of the template must not become one: a section called `Block` could not show
    /// blocks.
    private func check(_ renaming: Renaming) throws(ScaffoldError) {
        // Comments, and what stands in quotes, cannot clash.
        let code = files.filter { $0.key.hasSuffix(".swift") }.values
            .map { $0.replacing(/\/\/.*|"[^"\n]*"|`[^`\n]*`/, with: "") }
        let words = Set(code.flatMap { $0.matches(of: /\w+/).map { String($0.output) } })
        for word in words {
            let new = renaming.identifier(word)
            if new != word, words.contains(new) {
                throw ScaffoldError(
                    """
                    '\(renaming.name.type)' cannot name a section: '\(new)' is the name of \
                    something else that sections use.
                    """)
            }
        }
    }
}
