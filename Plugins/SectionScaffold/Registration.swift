/// The two places that name every feature: the manifest and the catalog of the program.
enum Registration {
    /// The features that the manifest names.
    static func features(in manifest: String) throws(ScaffoldError) -> [String] {
        manifest[try list(in: manifest)].matches(of: /"([A-Za-z0-9]+)"/).map { String($0.output.1) }
    }

    /// The manifest with one feature more.
    static func manifest(
        _ text: String,
        adding name: SectionName
    ) throws(ScaffoldError) -> String {
        let list = try list(in: text)
        let end = text[list].lastIndex { !$0.isWhitespace }.map(text.index(after:))
        guard let end else { throw ScaffoldError("Package.swift names no feature in `features`.") }
        let isOnOneLine = !text[list].contains("\n")
        let entry =
            isOnOneLine
            ? ", \"\(name.type)\""
            : "\(text[list].contains(/,\s*$/) ? "" : ",")\n    \"\(name.type)\","
        return text[..<end] + entry + text[end...]
    }

    /// The catalog with one import and one recipe more.
    static func catalog(
        _ text: String,
        adding name: SectionName
    ) throws(ScaffoldError) -> String {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let new = "import \(name.type)Feature"
        guard let last = lines.lastIndex(where: { $0.hasPrefix("import ") }),
            let opening = lines.firstIndex(where: { $0.hasSuffix(" recipes: [") }),
            let end = lines[opening...].firstIndex(where: { $0.hasSuffix(" ],") })
        else {
            throw ScaffoldError("Catalog.swift has no imports or no list of recipes to add to.")
        }
        lines.insert("            \(name.type)Builder.recipe,", at: end)
        let next = lines[...last].firstIndex { $0.hasPrefix("import ") && $0 > new }
        lines.insert(new, at: next ?? last + 1)
        return lines.joined(separator: "\n")
    }

    /// What stands between the brackets of `features`.
    private static func list(in manifest: String) throws(ScaffoldError) -> Range<String.Index> {
        guard let opening = manifest.firstRange(of: "let features = ["),
            let closing = manifest[opening.upperBound...].firstIndex(of: "]")
        else { throw ScaffoldError("Package.swift has no list `features` to add to.") }
        return opening.upperBound..<closing
    }
}
