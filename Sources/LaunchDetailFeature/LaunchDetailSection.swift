import FeatureKit
import SectionEssentials
import SectionKit
import SpaceXLaunches

/// Shows one launch: a summary sentence, its facts, then its payloads, cores and links.
///
/// If several launches match, it lists them, and how to look up each.
struct LaunchDetailSection: Section {
    let id = LaunchDetailBuilder.name
    let title = "Launch"
    let shape = ContentShape(facts: 0 ... .max, tables: 1 ... .max, events: 1...1)
    let search: LaunchSearch
    let now: Date
    let presenter: any PresenterInput<LaunchSearch, LaunchSearchResult>

    func load(into output: some SectionOutput<LaunchSearchResult>) async {
        await presenter.present(search, in: output)
    }

    func body(for result: LaunchSearchResult) -> [Block] {
        switch result {
        case .one(let detail): body(for: detail)
        case .several(let choice): body(for: choice)
        }
    }

    func pageTitle(for result: LaunchSearchResult) -> String {
        switch result {
        case .one(let detail): detail.launch.name
        case .several: title
        }
    }

    func warnings(for result: LaunchSearchResult) -> [String] {
        switch result {
        case .one(let detail): detail.warnings
        case .several(let choice): choice.warnings + [choice.warning]
        }
    }

    func isPartial(_ result: LaunchSearchResult) -> Bool {
        switch result {
        case .one(let detail): detail.isPartial
        case .several(let choice): choice.isPartial
        }
    }

    private func body(for detail: LaunchDetail) -> [Block] {
        var blocks: [Block] = [.paragraph(detail.summary(at: now))]
        if let patch = detail.patch.flatMap(WebLink.init) {
            let description = "Mission patch of \(detail.launch.name)"
            blocks.append(.image(Image(patch, alternative: description)))
        }
        if let description = detail.missionDescription {
            blocks.append(.paragraph(InlineText(description)))
        }
        blocks.append(.facts(detail.facts(at: now)))
        for (title, table) in detail.tables {
            if detail.unknownTables.contains(table.key) {
                blocks.append(.table(.unknown(table.key)))
                continue
            }
            if !table.rows.isEmpty { blocks.append(.heading(title)) }
            blocks.append(.table(table))
        }
        // People have read it all; programs get a row, as they do if several launches match.
        return blocks + [.table(LaunchChoice.table(of: detail.launch))]
    }

    private func body(for choice: LaunchChoice) -> [Block] {
        [.notice(Notice(.info, choice.advice)), .table(choice.table(at: now))]
    }
}
