import SectionKit

extension BrowseModel {
    /// Does what a key means while the name of a file is typed.
    mutating func takeExporting(
        _ input: Input,
        _ editor: LineEditor,
        replacing: Bool
    ) -> [Effect] {
        var editor = editor
        switch input {
        case .escape: mode = .moving
        case .enter where editor.text.isEmpty: mode = .moving
        case .enter where exported.isEmpty:
            message = "There is nothing to write: no section that is open has come."
        case .enter: return [.export(exported, file: editor.text, replacing: replacing)]
        default:
            guard editor.take(input) else { return [] }
            mode = .exporting(editor, replacing: false)
        }
        return []
    }

    /// Tells what came of writing a file, or asks whether to replace one.
    mutating func take(_ outcome: ExportOutcome, _ file: String) {
        switch outcome {
        case .written(let notes):
            mode = .moving
            message = (["Written to \(file.quoted)."] + notes).joined(separator: " ").safe
        case .exists:
            mode = .exporting(LineEditor(file), replacing: true)
            message = "\(file.quoted) is there already: Enter replaces it, Esc does not."
        case .failed(let reason):
            mode = .exporting(LineEditor(file), replacing: false)
            message = reason.safe
        }
    }

    /// The name of a file that is proposed for what is in sight.
    var fileName: String {
        let pane = page.panes.first(where: \.isOpen)
        let name = pane?.recipe?.name ?? pane?.content?.snapshot.id ?? "report"
        return name + (browsable.endings.first ?? ".md")
    }

    /// What is in sight, for a file: the open sections, with the rows that are shown.
    var exported: [SectionSnapshot] {
        page.panes.filter(\.isOpen).compactMap { pane in
            guard let content = pane.content else { return nil }
            return content.snapshot(found: page.search)
        }
    }
}

extension PaneContent {
    /// The section with the rows that a search has left, and a word on what was searched.
    func snapshot(found search: String) -> SectionSnapshot {
        guard !search.searchWords.isEmpty, hasLists else { return snapshot }
        let note = Notice(.info, "\(foundCount) rows have “\(search)”.")
        let blocks = parts.map { part -> Block in
            switch part {
            case .text(let block): block
            case .list(let list): .table(list.table)
            }
        }
        return SectionSnapshot(
            id: snapshot.id, title: snapshot.title, state: .success([.notice(note)] + blocks),
            warnings: snapshot.warnings)
    }
}
