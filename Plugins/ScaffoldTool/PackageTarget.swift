import Foundation

/// A target of the package, as SwiftPM knows it.
struct PackageTarget: Equatable {
    let name: String
    let isTest: Bool

    /// The name by which Swift code imports it.
    let module: String

    let folder: URL

    /// The targets of this package that it depends on directly.
    let uses: [String]

    /// The modules that it can import, of this package and of others.
    let modules: Set<String>

    /// The Swift files of the target, sorted by their paths.
    func files() throws -> [SourceFile] {
        try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
            .filter { $0.hasSuffix(".swift") }
            .compactMap { path in
                let url = folder.appending(path: path)
                guard let text = try? String(contentsOf: url, encoding: .utf8) else { return nil }
                return SourceFile(url: url, text: text)
            }
    }
}

/// A file of Swift code.
struct SourceFile {
    let url: URL
    let text: String

    var code: SwiftText { SwiftText(text) }

    /// Whether it declares a type, or extends it.
    func declares(_ name: String, orExtends: Bool = false) -> Bool {
        guard text.contains(name) else { return false }
        let code = code
        let kinds = /\b(?:struct|enum|class|actor|protocol|typealias|extension)\s+\w+/
        return code.matches(kinds).contains { match in
            let words = code[match]
            return words.hasSuffix(" \(name)") && (orExtends || !words.hasPrefix("extension"))
        }
    }
}

/// A program of the package: its product, and the target that starts it.
struct Program: Equatable {
    let name: String
    let target: String
}

/// What SwiftPM knows about a package.
struct PackageGraph {
    let targets: [PackageTarget]
    let programs: [Program]

    /// Reads a line for each target and program: its kind and its fields, separated by tabs.
    init(_ text: String) {
        var (targets, programs): ([PackageTarget], [Program]) = ([], [])
        for line in text.split(separator: "\n") {
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
                .map(String.init)
            if fields.count == 3, fields[0] == "program" {
                programs.append(Program(name: fields[1], target: fields[2]))
            } else if fields.count == 6 {
                targets.append(
                    PackageTarget(
                        name: fields[1], isTest: fields[0] == "test", module: fields[2],
                        folder: URL(filePath: fields[3]),
                        uses: fields[4].split(separator: ",").map(String.init),
                        modules: Set(fields[5].split(separator: ",").map(String.init))))
            }
        }
        (self.targets, self.programs) = (targets, programs)
    }

    /// The targets of a program: its own, then those that it uses, the nearest first.
    func targets(of program: Program) -> [PackageTarget] {
        var names = [program.target]
        var found: [PackageTarget] = []
        while !names.isEmpty {
            let name = names.removeFirst()
            guard let target = targets.first(where: { $0.name == name }), !found.contains(target)
            else { continue }
            found.append(target)
            names += target.uses
        }
        return found
    }

    /// The test target for a target: the one that can test a section already, if there is one.
    func tests(of target: PackageTarget) -> PackageTarget? {
        let tests = targets.filter { $0.isTest && $0.modules.contains(target.module) }
        let ranked = tests.map { test in
            (
                test,
                rank: (test.modules.contains("FeatureTesting") ? 2 : 0)
                    + (test.uses.contains(target.name) ? 1 : 0)
            )
        }
        return ranked.max { $0.rank < $1.rank }?.0
    }
}
