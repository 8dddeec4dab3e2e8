/// The message about a new section: what to try and to change, and how to undo it.
struct NextSteps {
    let name: SectionName

    /// The paths of the section and of its tests, and what to remove to undo them.
    let (section, tests): (String, String)
    let removed: [String]

    let program: String

    /// The path of the file that lists the recipes, or makes the program from them.
    let list: String

    /// Whether the recipe is in the list, and whether the type of the dependencies is known.
    let (isListed, hasType): (Bool, Bool)

    /// The paths of the changed files, and what was added to the manifest.
    let (changed, added): ([String], [String])

    /// Whether Git can restore the changed files.
    let canRestore: Bool

    var text: String {
        """
        Created \(section)
            and \(tests)\(changes).
        \(isListed ? "" : byHand)
        1. Try it. It shows example facts, and says that they are made up:
             swift run \(program) \(name.command)
             swift test --filter \(name.type)SectionTests

        2. Make it yours, in \(name.type)Section.swift from the end to the start:
             \(name.type)Entity: what to request, and what the source says
             \(name.type)Interactor: what it means, such as filtered and sorted
             \(name.type)Section: how it looks, and its command
           Remove the example facts when the section uses the program's request. The article
           AddASection.md in Sources/SectionKit/SectionKit.docc of SectionKit shows each step, and
           how the file grows.

        To undo it all:
        \(undo)
        """
    }

    private var changes: String {
        let manifest = added.isEmpty ? [] : ["\(added.joined(separator: " and ")) to Package.swift"]
        let recipe = isListed ? ["\(name.type)Section.recipe to \(list)"] : []
        let all = manifest + recipe
        return all.isEmpty ? "" : ",\nand added \(all.joined(separator: ", and "))"
    }

    /// What to add for a list of recipes that cannot be edited.
    private var byHand: String {
        let type = """
            The type of the program's dependencies is not clear: write it in place of
               FeatureDependencies in \(section). Then add
            """
        return """

            0. \(hasType ? "Add" : type) this to the recipes of the program, in \(list):
                 \(name.type)Section.recipe

            """
    }

    private var undo: String {
        let remove = "     rm -r \(removed.joined(separator: " "))"
        if changed.isEmpty { return remove }
        if canRestore { return "     git restore \(changed.joined(separator: " "))\n\(remove)" }
        let files = changed.joined(separator: " and ")
        return """
            \(remove)
               and remove what was added to \(files):
               Git does not track \(changed.count == 1 ? "it" : "both files").
            """
    }
}
