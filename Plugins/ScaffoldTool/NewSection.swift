import Foundation

/// Adds a section to a program: a file, its tests, and its recipe in the program's list.
struct NewSection {
    static let usage = """
        Usage: swift package new-section <Name> [--program <program>]

        Creates a working section in one file, with tests in another, and adds it to the program. The
        name is a Swift type name, such as Rockets or URLShortcuts. To write without being asked:
        swift package --allow-writing-to-package-directory new-section
        """

    let package: URL
    let name: SectionName
    let program: Program
    private let graph: PackageGraph
    private let recipes: RecipeList

    /// - Throws: ``ScaffoldError`` when the arguments are invalid, or the package has no program to
    ///   add the section to.
    init(package: URL, graph: PackageGraph, words: [String]) throws {
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
        self.graph = graph
        name = try SectionName(words[0])
        let listing = try graph.programs.compactMap { program in
            try RecipeList(of: program, in: graph).map { (program, recipes: $0) }
        }
        let names = listing.map(\.0.name).joined(separator: " or ")
        guard let chosen = listing.first(where: { wanted == nil || $0.0.name == wanted }) else {
            throw ScaffoldError(
                names.isEmpty
                    ? "The package has no program that is made with ReportProgram."
                    : "'\(wanted ?? "")' is not a program of this package; choose \(names).")
        }
        guard wanted != nil || listing.count == 1 else {
            throw ScaffoldError("Choose the program with --program: \(names).")
        }
        (program, recipes) = chosen
    }

    /// Creates the section, and returns the next steps for the person.
    ///
    /// - Parameter swift: the path of the `swift` command; empty to find it in `PATH`.
    func make(through temporary: TemporaryFiles, swift: String) throws -> String {
        let targets = graph.targets(of: program)
        let tests = graph.tests(of: recipes.target).map { [$0] } ?? []
        try NameCheck(targets: targets + tests).check(name)
        let type = try DependenciesType(of: recipes, in: targets)
        let change = try ManifestChange(
            for: recipes.target, in: graph, package: package, swift: swift,
            temporary: temporary.folder)
        // The recipe is added if its type is sure to be that of the others.
        let list = type == nil ? nil : recipes.list
        var changed: [String: String] = [:]
        changed[Manifest.file] = change.text
        if let list {
            changed[path(of: list.file.url)] = list.file.code
                .adding("\(name.type)Section.recipe", inside: list.inside)
        }
        let git = Git(folder: package)
        let canRestore = git.tracks(changed.keys.sorted())
        if canRestore { try check(unchanged: git.changed(in: changed.keys.sorted())) }
        let section = path(of: recipes.target.folder.appending(path: "\(name.type)Section.swift"))
        let folder = path(of: change.tests.folder)
        let tested = "\(folder)/\(name.type)SectionTests.swift"
        for file in [section, tested] where exists(file) {
            throw ScaffoldError("There is already a file \(file).")
        }
        let hadFolder = exists(folder)
        let files = try Template(.section).filled(words(type ?? DependenciesType()))
        let new = [
            section: files["Section.swift"] ?? "",
            tested: files["SectionTests.swift"] ?? "",
        ]
        try temporary.with(new: new, changed: changed, for: package) { draft in
            try Placement(package: package).put(
                from: draft, new: [section, tested], changed: changed.keys.sorted())
        }
        return NextSteps(
            name: name, section: section, tests: tested,
            removed: [section, hadFolder ? tested : folder], program: program.name,
            list: path(of: (list?.file ?? recipes.program).url), isListed: list != nil,
            hasType: type != nil, changed: changed.keys.sorted(), added: change.added,
            canRestore: canRestore
        ).text
    }

    /// The values of the placeholders in the templates.
    private func words(_ type: DependenciesType) throws -> [String: String] {
        let imports = type.imports.union(["FeatureKit", "Networking", "SectionKit"])
            .sorted { $0.lowercased() < $1.lowercased() }
        let words = name.words.merging([
            "Dependencies": type.name,
            "imports": imports.map { "import \($0)" }.joined(separator: "\n"),
            "module": recipes.target.module,
            "make": "{ _ in \(name.type)Section(request: example) }",
        ]) { $1 }
        let example = try Template(.example).filled(words).values.joined()
        return words.merging(["example": example]) { $1 }
    }

    private func exists(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: package.appending(path: path).path)
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
}
