import SectionKit

struct WalksSection: Section {
    let id = WalksBuilder.name
    let title = "Walks"

    func load(into output: some SectionOutput<String>) async {
        await output.show(.success("Nothing yet."))
    }

    func body(for content: String) -> [Block] {
        [.paragraph(InlineText(content))]
    }
}
