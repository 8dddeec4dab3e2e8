import SectionKit

struct CheckSection: Section {
    let id = CheckBuilder.name
    let title = "Check"

    func load(into output: some SectionOutput<String>) async {
        await output.show(.success("Nothing yet."))
    }

    func body(for content: String) -> [Block] {
        [.paragraph(InlineText(content))]
    }
}
