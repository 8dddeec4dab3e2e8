/// The file of a program that lists its recipes.
enum Catalog {
    /// What comes before the recipes, which are passed on at once or by their name.
    private static var opening: Regex<Substring> { /\brecipes(?:: \[[^\n]*\] = \[|: \[| = \[)/ }

    /// Whether a text of Swift makes a program of recipes.
    static func lists(_ text: String) -> Bool {
        text.contains("ReportProgram(") && text.contains(opening)
    }

    /// The catalog with one import and one recipe more.
    ///
    /// - Throws: ``ScaffoldError`` when it lists nothing.
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
