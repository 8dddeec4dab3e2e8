/// What to do with a section that has just been made.
enum NextSteps {
    static func text(for name: SectionName) -> String {
        let type = name.type
        let (sources, tests) = ("Sources/\(type)Feature", "Tests/\(type)FeatureTests")
        return """
            Made \(sources) and \(tests), copies of InfoFeature and its tests,
            and added them to \(Scaffold.manifest) and \(Scaffold.catalog).

            1. Try it. It shows the company until you change it:
                 swift run spacex-report \(name.command)
                 swift test --filter \(type)FeatureTests

            2. Make it yours, in this order:
                 \(sources)/\(type)Entity.swift   what the API says
                 \(sources)/\(type).swift   what it means
                 \(sources)/\(type)Service.swift   where to ask
                 \(sources)/\(type)Section.swift   how it looks
                 \(sources)/\(type)Builder.swift   the summary in the help
                 \(tests)/\(type)Answers.swift   the answers tests are given

            3. Record how it looks and how the help tells of it, and read what was recorded:
                 RECORD_GOLDENS=1 swift test --filter '\(type)GoldenTests|HelpTests'
                 git add -N . && git diff -- '*/Goldens/*'

            README.md, "Add a section", does all this for rockets. To undo it:
                 git reset --quiet -- \(sources) \(tests)
                 git restore --staged --worktree \\
                     \(Scaffold.manifest) \(Scaffold.catalog) Tests/SpaceXReportTests/Goldens
                 rm -r \(sources) \(tests)
            """
    }
}
