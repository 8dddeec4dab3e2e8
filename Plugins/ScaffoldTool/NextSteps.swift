/// The message about a new section: what to try and to change, and how to undo it.
struct NextSteps {
    let name: SectionName

    /// The new folders: sources, then tests.
    let folders: [String]

    let program: String

    /// The path of the program's catalog.
    let catalog: String

    /// Whether Git can restore the manifest and the catalog.
    let canRestore: Bool

    var text: String {
        let (sources, tests) = (folders[0], folders[1])
        return """
            Created \(sources) and \(tests),
            and added them to \(Manifest.file) and \(catalog).

            1. Try it. It shows example facts, and says that they are made up:
                 swift run \(program) \(name.command)
                 swift test --filter \(name.type)FeatureTests

            2. Make it yours, in this order:
                 \(sources)/\(name.type)Service.swift   what to request
                 \(sources)/\(name.type)Entity.swift   what the source says
                 \(sources)/\(name.type).swift   what it means
                 \(sources)/\(name.type)Section.swift   how it looks
                 \(sources)/\(name.type)Builder.swift   the summary in help, and the
                   program's request instead of the example facts
                 \(sources)/\(name.type)Example.swift   remove this file
               Two articles in Sources/SectionKit/SectionKit.docc of SectionKit show how:
               GiveASectionAnOption.md and ASecondSectionsFacts.md.

            3. Record how it looks; this run always fails, because it checks nothing. Review the
               files in \(tests)/Goldens, then test it:
                 RECORD_GOLDENS=1 swift test --filter \(name.type)FeatureTests
                 swift test

            To undo it all:
            \(canRestore ? restoring : removing)
            """
    }

    private var restoring: String {
        """
             git restore \(Manifest.file) \(catalog)
             rm -r \(folders.joined(separator: " "))
        """
    }

    /// The steps to undo it if Git cannot restore the files.
    private var removing: String {
        """
             rm -r \(folders.joined(separator: " "))
           and remove the lines with \(name.type) from \(Manifest.file) and
           \(catalog): Git does not track both files.
        """
    }
}
