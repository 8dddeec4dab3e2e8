import Foundation

/// The tool of `swift package new-section`.
///
/// Its arguments are the package's folder, a folder for drafts, the formatter or nothing, and then
/// what the person wrote.
@main
enum SectionScaffold {
    static let usage = """
        Usage: swift package new-section <Name>

        Makes a section that is a copy of InfoFeature, with its tests, and adds it to the program.
        The name is written as a type of Swift, such as Rockets or URLShortcuts. Where nobody can
        be asked whether it may write: swift package --allow-writing-to-package-directory new-section
        """

    static func main() {
        do {
            print(try run(Array(CommandLine.arguments.dropFirst())))
        } catch let error as ScaffoldError {
            fail(error.description)
        } catch {
            fail(error.localizedDescription)
        }
    }

    static func run(_ arguments: [String]) throws -> String {
        let words = arguments.dropFirst(3)
        if words.contains("--help") || words.contains("-h") { return usage }
        guard arguments.count == 4 else {
            throw ScaffoldError("One name is needed, as in swift package new-section Rockets.")
        }
        let (package, formatter) = (URL(filePath: arguments[0]), arguments[2])
        let scaffold = Scaffold(package: package, name: try SectionName(arguments[3]))
        let dirty = Program.uncommitted([Scaffold.manifest, Scaffold.catalog], in: package)
        guard dirty.isEmpty else {
            throw ScaffoldError(
                """
                \(dirty.joined(separator: " and ")) \(dirty.count == 1 ? "has" : "have") changes \
                that are not committed. Commit or stash them first, so that what is added can be \
                seen and undone.
                """)
        }
        let draft = URL(filePath: arguments[1]).appending(path: "draft-\(UUID().uuidString)")
        try scaffold.write(try scaffold.files(), draft: draft) { folder in
            if formatter.isEmpty { return }
            try Program.format(
                folder, with: formatter, configuration: package.appending(path: ".swift-format"))
        }
        return NextSteps.text(for: scaffold.name)
    }

    private static func fail(_ reason: String) -> Never {
        FileHandle.standardError.write(Data("\(reason) Nothing was changed.".utf8))
        exit(1)
    }
}
