/// The type of the dependencies that the sections of a program are built from.
struct DependenciesType: Equatable {
    /// The type, such as `FeatureDependencies` or `any ShelfInput`.
    var name = "FeatureDependencies"

    /// The modules with its parts, other than the section's own.
    var imports: Set<String> = ["FeatureKit"]

    init() {}

    /// Finds the type: what the program says, else what its recipes say; nil if they do not, or it is
    /// of another package.
    init?(of recipes: RecipeList, in targets: [PackageTarget]) throws {
        let files = try targets.flatMap { target in
            try target.files().map { (target: target, file: $0) }
        }
        let stated = recipes.statedType.map { [$0] } ?? []
        let builders = recipes.list.map { Self.builders(in: $0.file.code[$0.inside]) } ?? []
        let theirs = files.filter { (_, file) in
            file.text.contains("SectionRecipe<")
                && builders.contains { file.declares($0, orExtends: true) }
        }.flatMap { Self.named(in: $0.file.text) }
        let candidates = stated.isEmpty ? theirs : stated
        guard let first = candidates.first, Set(candidates).count == 1 else { return nil }
        name = first
        imports = []
        for word in name.matches(of: /\w+/).map({ String($0.output) })
        where !Self.needNoImport.contains(word) {
            if word == "FeatureDependencies" {
                imports.insert("FeatureKit")
            } else if let place = files.first(where: { $0.file.declares(word) }) {
                if place.target != recipes.target { imports.insert(place.target.module) }
            } else {
                return nil
            }
        }
    }

    /// The types of dependencies for which recipes are written.
    static func named(in code: String) -> [String] {
        code.ranges(of: "SectionRecipe<").compactMap { range in
            var depth = 1
            let rest = code[range.upperBound...]
            let end = rest.firstIndex { character in
                if character == "<" { depth += 1 }
                if character == ">" { depth -= 1 }
                return depth == 0
            }
            return end.map { String(rest[..<$0]) }
        }.filter { !$0.contains("\n") }
    }

    /// The types that the elements of a list of recipes begin with: `Info` of `Info.recipe`.
    private static func builders(in list: String) -> Set<String> {
        Set(list.matches(of: /\b([A-Z]\w*)\./).map { String($0.output.1) })
    }

    private static let needNoImport: Set = [
        "any", "Sendable", "Void", "String", "Int", "Double", "Bool",
    ]
}
