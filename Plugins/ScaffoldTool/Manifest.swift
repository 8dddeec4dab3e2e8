/// The manifest of a package, to which sections can be added.
///
/// It either derives targets from a list of names, `let features = ["Info"]`, or lists each target.
struct Manifest {
    static let file = "Package.swift"

    let text: String

    /// The names of the features.
    var features: [String] {
        list?.words
            ?? text.matches(of: /name: "(\w+)Feature"/).map { String($0.output.1) }
    }

    private var list: ListLiteral? {
        ListLiteral(in: text, after: /let features(?:: \[String\])? = \[/)
    }

    /// Returns the manifest with a feature added, which a program uses.
    ///
    /// - Parameter module: the module of the dependencies that sections are built from.
    /// - Throws: ``ScaffoldError`` when there is no list of targets or dependencies to add to.
    func adding(
        _ name: SectionName,
        madeOf module: String = "FeatureKit",
        to program: Program
    ) throws(ScaffoldError) -> String {
        if let list { return list.adding("\"\(name.type)\"") }
        let feature = "\(name.type)Feature"
        let text = try adding("\"\(feature)\"", toDependenciesOf: program.target)
        guard let targets = ListLiteral(in: text, after: /\n    targets: \[/) else {
            throw ScaffoldError("\(Self.file) has no list of targets to add to.")
        }
        let own = module == "FeatureKit" ? "" : "\"\(module)\", "
        return targets.adding(
            """
            .target(
                name: "\(feature)",
                dependencies: [\(own)\(products("FeatureKit", "SectionKit", "Networking"))]\(settings)
            ),
            .testTarget(
                name: "\(feature)Tests",
                dependencies: [
                    "\(feature)", \(products("FeatureKit", "SectionKit", "Networking", "FeatureTesting")),
                ],
                exclude: ["Goldens"]\(settings)
            )
            """)
    }

    private func adding(
        _ dependency: String,
        toDependenciesOf target: String
    ) throws(ScaffoldError) -> String {
        for match in text.matches(of: /\.executableTarget\(\s*name: "([^"]+)"/)
        where match.output.1 == target {
            let end = ListLiteral.end(of: "(", ")", in: text, from: match.range.upperBound)
            let rest = text[match.range.upperBound...].firstMatch(of: /dependencies: [^\n]*?\[/)
            guard let end, let rest, rest.range.upperBound < end.closing else { break }
            let start = rest.range.lowerBound
            let list = ListLiteral(in: text, after: /dependencies: [^\n]*?\[/, from: start)
            if let list { return list.adding(dependency) }
        }
        throw ScaffoldError(
            "\(Self.file) has neither a list `features` nor dependencies of \(target) to add to.")
    }

    /// Returns dependencies on products of the framework, written as elsewhere in the manifest.
    private func products(_ names: String...) -> String {
        let package = text.firstMatch(of: /\.product\(name: "SectionKit", package: ("[^"]+")\)/)
        return names.map { name in
            package.map { ".product(name: \"\(name)\", package: \($0.output.1))" } ?? "\"\(name)\""
        }.joined(separator: ", ")
    }

    /// The `swiftSettings` of the other targets, if they are a variable.
    private var settings: String {
        text.firstMatch(of: /swiftSettings: (\w+)/)
            .map { ",\n    swiftSettings: \($0.output.1)" } ?? ""
    }
}
