import Foundation

/// The type of the dependencies that the sections of a package are built from, and its module.
struct DependenciesType: Equatable {
    var name = "FeatureDependencies"
    var module = "FeatureKit"

    /// Finds the type that most recipes in these sources use; the framework's own type if none.
    init(in sources: URL) throws {
        var texts: [(path: String, text: String)] = []
        for path in try FileManager.default.subpathsOfDirectory(atPath: sources.path).sorted()
        where path.hasSuffix(".swift") {
            let text = try String(contentsOf: sources.appending(path: path), encoding: .utf8)
            texts.append((path, text))
        }
        let names = texts.flatMap { $0.text.matches(of: /SectionRecipe<(\w+)>\(/) }
            .map { String($0.output.1) }
        let counts = Dictionary(names.map { ($0, 1) }) { $0 + $1 }
        let declarations = counts.sorted { ($0.value, $1.key) > ($1.value, $0.key) }.compactMap {
            (name, _) -> (name: String, module: String)? in
            let declaration = texts.first { $0.text.contains("struct \(name):") }
            let module = declaration?.path.split(separator: "/").first.map(String.init)
            return module.map { (name, $0) }
        }
        if let most = declarations.first { (name, module) = most }
    }
}
