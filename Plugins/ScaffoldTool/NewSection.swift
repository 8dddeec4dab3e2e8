import Foundation

/// Adds a section to a package, its manifest and a program's catalog: completely, or not at all.
struct NewSection {
    static let usage = """
        Usage: swift package new-section <Name> [--program <program>]

        Creates a working section with tests, and adds it to the program. The name is a Swift type
        name, such as Rockets or URLShortcuts. To write without being asked:
        swift package --allow-writing-to-package-directory new-section
        """

    let package: URL
    let name: SectionName
    let program: Program
    private let catalog: URL

    /// - Throws: ``ScaffoldError`` when the arguments are invalid, or the package has no program to
    ///   add the section to.
    init(package: URL, programs: [Program], words: [String]) throws {
        var words = words
        var wanted: String?
        if let option = words.firstIndex(of: "--program"), option + 1 < words.count {
            wanted = words[option + 1]
            words.removeSubrange(option...(option + 1))
        }
        guard words.count == 1 else {
            throw ScaffoldError("Give one name, as in swift package new-section Rockets.")
        }
        self.package = package
        name = try SectionName(words[0])
        let listing = try programs.compactMap { program in
            try program.catalog().map { (program, catalog: $0) }
        }
        let names = listing.map(\.0.name).joined(separator: " or ")
        guard let chosen = listing.first(where: { wanted == nil || $0.0.name == wanted }) else {
            throw ScaffoldError(
                names.isEmpty
                    ? "The package has no program that lists recipes."
                    : "'\(wanted ?? "")' is not a program of this package; choose \(names).")
        }
        guard wanted != nil || listing.count == 1 else {
            throw ScaffoldError("Choose the program with --program: \(names).")
        }
        (program, catalog) = chosen
    }

    /// Creates the section, and returns the next steps for the person.
    func make(through temporary: TemporaryFiles) throws -> String {
        let changed = [Manifest.file, path(of: catalog)]
        let git = Git(folder: package)
        let canRestore = git.tracks(changed)
        if canRestore { try check(unchanged: git.changed(in: changed)) }
        let files = try files()
        try temporary.with(files) { draft in
            try Placement(package: package).put(from: draft, new: folders, changed: changed)
        }
        let steps = NextSteps(
            name: name, folders: folders, program: program.name, catalog: path(of: catalog),
            canRestore: canRestore)
        return steps.text
    }

    /// The folders of the section: sources, then tests.
    var folders: [String] { ["Sources/\(name.type)Feature", "Tests/\(name.type)FeatureTests"] }

    /// Returns the contents of the new files, the manifest and the catalog, by their paths.
    private func files() throws -> [String: String] {
        let manifest = Manifest(text: try text(of: package.appending(path: Manifest.file)))
        if let old = manifest.features.first(where: { $0.lowercased() == name.type.lowercased() }) {
            throw ScaffoldError("There is already a section '\(old)'.")
        }
        for folder in folders
        where FileManager.default.fileExists(atPath: package.appending(path: folder).path) {
            throw ScaffoldError("There is already a folder \(folder).")
        }
        let template = try Template(.section)
        try NameCheck(template: template, sources: package.appending(path: "Sources")).check(name)
        let dependencies = try DependenciesType(in: package.appending(path: "Sources"))
        let words = [
            "Dependencies": dependencies.name,
            "DependenciesModule": dependencies.module,
            "ImportOfFeatureKit": dependencies.module == "FeatureKit" ? "" : "import FeatureKit\n",
            // The example facts, until the section asks the program's source.
            "dependencies": "_",
            "request": "EmbeddedResponses.\(name.variable)",
            "exampleID": "\"example\"",
            "exampleSummary": "\"example facts, made up.\"",
            "exampleLine": "Source: example facts, made up.\n\n",
            "shownSource": "example facts, made up.",
            // A report leaves out its own source if all sections name theirs.
            "reportSource": "",
        ].merging(name.words) { $1 }
        var files = template.filled(words).merging(try Template(.example).filled(words)) { $1 }
        files[Manifest.file] = try manifest.adding(
            name, madeOf: dependencies.module, to: program)
        files[path(of: catalog)] = try Catalog.adding(name, to: text(of: catalog))
        return files
    }

    private func check(unchanged dirty: [String]) throws(ScaffoldError) {
        guard dirty.isEmpty else {
            throw ScaffoldError(
                """
                \(dirty.joined(separator: " and ")) \(dirty.count == 1 ? "has" : "have") changes \
                that are not in Git. Add or commit them first, so that you can review and undo \
                what is added.
                """)
        }
    }

    private func path(of file: URL) -> String {
        let (whole, start) = (
            file.resolvingSymlinksInPath().path, package.resolvingSymlinksInPath().path
        )
        return whole.hasPrefix(start + "/") ? String(whole.dropFirst(start.count + 1)) : whole
    }

    private func text(of file: URL) throws -> String {
        try String(contentsOf: file, encoding: .utf8)
    }
}
