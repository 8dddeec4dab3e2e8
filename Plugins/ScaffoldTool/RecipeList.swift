import Foundation

/// Where a program lists its recipes.
struct RecipeList {
    /// The target whose code lists them; it gets the section.
    let target: PackageTarget

    /// The file that makes the program.
    let program: SourceFile

    /// The file with the list, and the range between its brackets; nil if the list is made in a way
    /// that cannot be edited.
    let list: (file: SourceFile, inside: Range<Int>)?

    /// The type of the dependencies that the program writes in the code; nil if it does not.
    let statedType: String?

    /// Finds the recipes of a program; nil if it has no `ReportProgram`.
    init?(of program: Program, in graph: PackageGraph) throws {
        let targets = graph.targets(of: program)
        let files = try targets.flatMap { target in try target.files().map { (target, $0) } }
        let all = files.filter { $0.1.text.contains("ReportProgram") }
            .compactMap { (target, file) in
                Self.calls(in: file.code).first.map { (target: target, file: file, call: $0) }
            }
        let named = all.first { $0.file.text.contains("name: \"\(program.name)\"") }
        guard let found = named ?? all.first else { return nil }
        let code = found.file.code
        self.program = found.file
        let generic = code[found.call.lowerBound..<found.call.upperBound - 1]
            .firstMatch(of: /<(.+)>/).map { String($0.output.1) }
        guard let value = code.argument("recipes", of: found.call.upperBound - 1) else {
            (target, list, statedType) = (found.target, nil, generic)
            return
        }
        if let inside = code.list(in: value) {
            (target, list, statedType) = (found.target, (found.file, inside), generic)
            return
        }
        // A name of a list, such as `recipes` or `Catalog.recipes`.
        let name = code[value].wholeMatch(of: /(?:\w+\.)*(\w+)/).map { String($0.output.1) }
        for (target, file) in files {
            guard let name, file.text.contains(name),
                let (inside, type) = Self.variable(name, in: file.code)
            else { continue }
            (self.target, list, statedType) = (target, (file, inside), type ?? generic)
            return
        }
        (target, list, statedType) = (found.target, nil, generic)
    }

    /// The starts of the calls that make a program, each with its opening bracket.
    private static func calls(in code: SwiftText) -> [Range<Int>] {
        code.matches(/\bReportProgram\b(?:<[^(){}]*>)?\(/)
    }

    /// Finds the list that a variable has as its value, and the dependencies in its type.
    private static func variable(
        _ name: String,
        in code: SwiftText
    ) -> (inside: Range<Int>, type: String?)? {
        for match in code.matches(/\b(?:let|var)\s+\w+\s*(?::[^={\n]*)?[={]\s*(?:return\s+)?\[/) {
            let words = code[match]
            guard words.firstMatch(of: /\b(?:let|var)\s+(\w+)/)?.output.1 == name[...],
                let inside = code.inside(match.upperBound - 1)
            else { continue }
            // After the list, the code goes on in another line, or the body of the variable ends.
            let rest = code.trimmed(inside.upperBound + 1..<code.lineEnd(inside.upperBound))
            guard rest.isEmpty || "+};".contains(code.character(at: rest.lowerBound)) else {
                return nil
            }
            let next = code.firstCharacter(after: inside.upperBound)
            if next == "." { return nil }
            return (inside, DependenciesType.named(in: words).first)
        }
        return nil
    }
}
