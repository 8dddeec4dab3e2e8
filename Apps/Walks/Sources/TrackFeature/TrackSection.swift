import SectionKit

struct TrackSection: Section {
    let id = TrackBuilder.name
    let title = "Track"

    func load(into output: some SectionOutput<String>) async {
        await output.show(.success("Nothing yet."))
    }

    func body(for content: String) -> [Block] {
        [.paragraph(InlineText(content))]
    }
}
