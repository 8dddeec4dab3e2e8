import Foundation

/// Creates a package with a program of one section, which shows embedded facts.
struct NewApp {
    static let usage = """
        Usage: swift package new-app <Name> [<folder>]

        Creates a package with a working program, a section and tests, in Apps/<Name> or another
        folder. The name is a Swift type name, such as Birds; the program is birds-report.
        To write without being asked, or to a folder outside of this package:
        swift package --allow-writing-to-package-directory --allow-writing-to-directory <folder> new-app
        """

    let package: URL
    let framework: URL
    let name: SectionName
    private let folder: URL

    /// - Throws: ``ScaffoldError`` when the arguments are invalid.
    init(package: URL, framework: URL, words: [String]) throws {
        guard (1...2).contains(words.count) else {
            throw ScaffoldError("Give a name, as in swift package new-app Birds.")
        }
        self.package = package
        self.framework = framework
        name = try SectionName(words[0])
        let place = words.count == 2 ? words[1] : "Apps/\(name.type)"
        folder =
            URL(filePath: place, relativeTo: URL(filePath: package.path + "/"))
            .standardizedFileURL
    }

    /// Creates the package, and returns the next steps for the person.
    func make(through temporary: TemporaryFiles) throws -> String {
        if FileManager.default.fileExists(atPath: folder.path) {
            throw ScaffoldError("\(folder.path) already exists.")
        }
        try NameCheck(targets: []).check(name)
        let program = "\(name.command)-report"
        let words = name.words.merging([
            "program": program,
            "module": program.replacing("-", with: "_"),
            "framework": path(from: folder, to: framework),
            "Dependencies": "FeatureDependencies",
            "imports": "import FeatureKit\nimport Networking\nimport SectionKit",
            "make": "{ dependencies in \(name.type)Section(request: dependencies.request) }",
            "example": "",
        ]) { $1 }
        let section = try Template(.section).filled(words)
        var files = try Template(.app).filled(words).merging(filesOfRepository) { $1 }
        files["Sources/\(program)/\(name.type)Section.swift"] = section["Section.swift"]
        files["Tests/\(name.type)Tests/\(name.type)SectionTests.swift"] =
            section[
                "SectionTests.swift"]
        try temporary.with(new: files, for: framework) { draft in
            let parent = folder.deletingLastPathComponent()
            try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
            try FileManager.default.moveItem(at: draft, to: folder)
        }
        return """
            Created \(folder.path), a package with the program \(program). Try it:
                 cd \(folder.path)
                 swift run \(program) report
                 swift test

            Its README.md lists the files. Add them to Git before you change them:
                 \(Git(folder: folder).seesNewFiles ? "" : "git init && ")git add .
            """
    }

    /// The files that a package outside of the framework's repository needs of its own.
    private var filesOfRepository: [String: String] {
        let root = framework.standardizedFileURL.path
        if folder.path.hasPrefix(root + "/") { return [:] }
        var files = [".gitignore": ".build/\n"]
        let format = URL(filePath: root).appending(path: ".swift-format")
        files[".swift-format"] = try? String(contentsOf: format, encoding: .utf8)
        return files
    }

    /// Returns the relative path from one folder to another.
    private func path(from start: URL, to end: URL) -> String {
        let (from, to) = (start.pathComponents, end.standardizedFileURL.pathComponents)
        let common = zip(from, to).prefix { $0 == $1 }.count
        let steps = Array(repeating: "..", count: from.count - common) + to.dropFirst(common)
        return steps.joined(separator: "/")
    }
}
