/// What a person is told once a section is made: what to try and to change, and how to undo it.
struct NextSteps {
    let name: SectionName

    /// The folders that were made: sources, then tests.
    let folders: [String]

    let program: String

    /// The path of the program's catalog, to which the section was added.
    let catalog: String

    /// Whether Git can bring the manifest and the catalog back.
    let canRestore: Bool

    var text: String {
        let (sources, tests) = (folders[0], folders[1])
        return """
            Made \(sources) and \(tests),
            and added them to \(Manifest.file) and \(catalog).

            1. Try it. It shows example facts, which are made up, and says so:
                 swift run \(program) \(name.command)
                 swift test --filter \(name.type)FeatureTests

            2. Make it yours, in this order:
                 \(sources)/\(name.type)Service.swift   what to ask for
                 \(sources)/\(name.type)Entity.swift   what the source says
                 \(sources)/\(name.type).swift   what it means
                 \(sources)/\(name.type)Section.swift   how it looks
                 \(sources)/\(name.type)Builder.swift   the summary in the help, and the
                   program's request in place of the example facts
                 \(sources)/\(name.type)Example.swift   remove it then
               Two articles in Sources/SectionKit/SectionKit.docc of SectionKit show how:
               GiveASectionAnOption.md and ASecondSectionsFacts.md.

            3. Record how it looks; the run fails, so that nobody takes it for a check. Read what
               stands in \(tests)/Goldens, then test it:
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

    /// What to do where Git cannot bring the files back.
    private var removing: String {
        """
             rm -r \(folders.joined(separator: " "))
           and remove what names \(name.type) from \(Manifest.file) and
           \(catalog): Git does not have them both.
        """
    }
}
