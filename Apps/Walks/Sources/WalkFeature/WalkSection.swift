import SectionKit

struct WalkSection: Section {
    let id = WalkBuilder.name
    let title = "Walk"

    func load(into output: some SectionOutput<String>) async {
        await output.show(.success("Nothing yet."))
    }

    func body(for content: String) -> [Block] {
        [.paragraph(InlineText(content))]
    }
}
