import SectionKit
import SpaceXLaunches

/// Shows one launch: a line that sums it up, its facts, then what it carried, flew on and links to.
///
/// Where several launches could be meant it lists them, and how to ask for each.
struct LaunchDetailSection: Section {
    let id = LaunchDetailBuilder.name
    let title = "Launch"
    let shape = ContentShape(facts: 0 ... .max, tables: 1 ... .max, events: 1...1)
    let search: LaunchSearch
    let presenter: any LaunchDetailPresenterInput

    func load(into output: some SectionOutput<LaunchSearchResult>) async {
        await presenter.presentLaunch(search, in: output)
    }

    func body(for result: LaunchSearchResult) -> [Block] {
        switch result {
        case .one(let detail): body(for: detail)
        case .several(let choice): body(for: choice)
        }
    }

    func warnings(for result: LaunchSearchResult) -> [String] {
        switch result {
        case .one(let detail): detail.warnings
        case .several(let choice): choice.warnings + [choice.warning]
        }
    }

    private func body(for detail: LaunchDetail) -> [Block] {
        var blocks: [Block] = [.paragraph(detail.summary)]
        if let patch = detail.patch.flatMap(WebLink.init) {
            let words = "Mission patch of \(detail.launch.name)"
            blocks.append(.image(Image(patch, alternative: words)))
        }
        if let description = detail.missionDescription {
            blocks.append(.paragraph(InlineText(description)))
        }
        blocks.append(.facts(detail.facts))
        for (title, table) in detail.tables {
            if !table.rows.isEmpty { blocks.append(.heading(title)) }
            blocks.append(.table(table))
        }
        // The people have read it all; machines find the launch as they would find several.
        return blocks + [.table(LaunchChoice.table(of: detail.launch))]
    }

    private func body(for choice: LaunchChoice) -> [Block] {
        [.notice(Notice(.info, choice.advice)), .table(choice.table)]
    }
}
