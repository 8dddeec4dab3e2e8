import Foundation

/// What a section needs in the manifest of its package, and the manifest with it.
struct ManifestChange {
    /// The new text of the manifest; nil if it stays as it is.
    private(set) var text: String?

    /// What was added, for the person, such as "FeatureTesting for BirdsTests".
    private(set) var added: [String] = []

    /// The target for the section's tests: its name and its folder.
    let tests: (name: String, folder: URL)

    /// - Throws: ``ScaffoldError`` that says what to add by hand, when the manifest cannot be edited, or
    ///   when SwiftPM does not read the edited one as meant.
    init(
        for target: PackageTarget,
        in graph: PackageGraph,
        package: URL,
        swift: String,
        temporary: URL
    ) throws {
        let old = graph.tests(of: target)
        tests =
            old.map { ($0.name, $0.folder) }
            ?? Self.newTests(of: target, in: graph, package: package)
        let missingInTests = old.map { !$0.modules.contains("FeatureTesting") } ?? false
        let file = package.appending(path: Manifest.file)
        let manifest = try String(contentsOf: file, encoding: .utf8)
        let mayBeSpecial = manifest.contains("sources:") || manifest.contains("moduleAliases")
        let missing = ["SectionKit", "FeatureKit", "Networking"]
            .filter { !target.modules.contains($0) }
        if missing.isEmpty, old != nil, !missingInTests, !mayBeSpecial { return }
        let dump = try ManifestDump(manifest, in: temporary, swift: swift)
        for target in [target.name, tests.name] where dump.renamesModules(in: target) {
            throw ScaffoldError(
                """
                \(Manifest.file) gives modules other names in the target \(target) (moduleAliases), \
                so that the files of a section would not build as they are. Write them by hand: \
                AddASection.md in Sources/SectionKit/SectionKit.docc of SectionKit shows each.
                """)
        }
        for target in [target.name, tests.name] where dump.listsSources(of: target) {
            throw ScaffoldError(
                """
                \(Manifest.file) lists the sources of \(target), so that a new file would not be \
                part of it. Remove 'sources:' from the target, and run the command again.
                """)
        }
        var edit = Edit(text: manifest, dump: dump, package: package) {
            try ManifestDump($0, in: temporary, swift: swift)
        }
        try edit.add(missing, to: target.name)
        if missingInTests { try edit.add(["FeatureTesting"], to: tests.name) }
        if old == nil { try edit.addTests(tests.name, of: target.name) }
        if !edit.added.isEmpty { (text, added) = (edit.text, edit.added) }
    }

    /// The name and the folder of a target for tests that is not there yet.
    private static func newTests(
        of target: PackageTarget,
        in graph: PackageGraph,
        package: URL
    ) -> (String, URL) {
        let words = target.name.split { !$0.isLetter && !$0.isNumber }
        let base = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        let names = ["\(base)Tests", "\(base)SectionTests"]
        let folder = { (name: String) in package.appending(path: "Tests/\(name)") }
        let free = names.first { name in
            !graph.targets.contains { $0.name == name }
                && !FileManager.default.fileExists(atPath: folder(name).path)
        }
        return (free ?? names[1], folder(free ?? names[1]))
    }
}

/// An edit of a manifest, each step of which SwiftPM has read as it was meant.
private struct Edit {
    var text: String
    var dump: ManifestDump
    let package: URL
    let read: (String) throws -> ManifestDump
    var added: [String] = []

    mutating func add(_ products: [String], to target: String) throws {
        if products.isEmpty { return }
        let manifest = Manifest(text, of: dump)
        try replace(with: manifest.adding(products, to: target)) {
            $0.becomes($1, byAdding: products, to: target)
        } otherwise: {
            let lines = products.map { "     \(manifest.product($0))," }.joined(separator: "\n")
            return "to the dependencies of the target \(target):\n\(lines)"
        }
        added.append("\(products.joined(separator: ", ")) for \(target)")
    }

    mutating func addTests(_ tests: String, of target: String) throws {
        let manifest = Manifest(text, of: dump)
        try replace(with: manifest.addingTests(tests, of: target)) {
            $0.becomes($1, byAddingTests: tests, [target] + Manifest.productsOfTests)
        } otherwise: {
            let lines = manifest.tests(tests, of: target).split(separator: "\n")
                .map { "     \($0)" }.joined(separator: "\n")
            return "to its targets, and make the folder Tests/\(tests):\n\(lines),"
        }
        added.append("the target \(tests)")
    }

    private mutating func replace(
        with new: String?,
        where isMeant: (ManifestDump, ManifestDump) -> Bool,
        otherwise byHand: () -> String
    ) throws {
        if let new, !hasVariants, let read = try? read(new), isMeant(dump, read) {
            (text, dump) = (new, read)
            return
        }
        throw ScaffoldError(
            """
            \(Manifest.file) is written in a way that this command cannot edit safely. Add this \
            \(byHand())
            Then run the command again.
            """)
    }

    /// Whether the package has manifests for other versions of Swift.
    private var hasVariants: Bool {
        let files = try? FileManager.default.contentsOfDirectory(atPath: package.path)
        return files?.contains { $0.hasPrefix("Package@swift-") } ?? false
    }
}
