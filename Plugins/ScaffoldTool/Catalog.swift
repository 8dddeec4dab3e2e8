/// The file of a program that lists its recipes.
enum Catalog {
    /// The start of the list of recipes, which is an argument or a variable.
    private static var opening: Regex<Substring> { /\brecipes(?:: \[[^\n]*\] = \[|: \[| = \[)/ }

    /// Whether Swift code makes a program from a list of recipes.
    static func lists(_ text: String) -> Bool {
        text.contains("ReportProgram(") && text.contains(opening)
    }

    /// Returns the catalog with an import and a recipe added.
    ///
    /// - Throws: ``ScaffoldError`` when it has no list of recipes.
    static func adding(_ name: SectionName, to text: String) throws(ScaffoldError) -> String {
        guard let list = ListLiteral(in: text, after: opening) else {
            throw ScaffoldError("The program's catalog has no list of recipes to add to.")
        }
        var lines = list.adding("\(name.type)Builder.recipe")
            .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let new = "import \(name.type)Feature"
        let last = lines.lastIndex { $0.hasPrefix("import ") }
        let next = last.flatMap { lines[...$0].firstIndex { $0.hasPrefix("import ") && $0 > new } }
        lines.insert(new, at: next ?? last.map { $0 + 1 } ?? 0)
        return lines.joined(separator: "\n")
    }
}
