import SectionEssentials
import SectionKit

/// Draws the whole screen: the title, a page, picker or form, and the status line.
struct BrowseView {
    let model: BrowseModel

    /// The time of the oldest response, such as "as of 13 Sep 2020 12:26 UTC"; may be empty.
    let asOf: String

    private var theme: Theme { Theme(style: model.typesetter.style) }
    private var columns: Int { model.size.columns }

    /// The frame to show.
    var frame: Frame {
        guard !model.size.isTooSmall else { return tooSmall }
        let status = StatusLine(model, theme: theme)
        let height = model.viewport.height
        let body: [Line]
        var typed: Frame.Place?
        if case .picking(let picker) = model.mode {
            body = PickerView(
                picker: picker, theme: theme, typesetter: model.typesetter, columns: columns
            ).lines(atMost: height)
        } else if let flow = model.mode.flow, let form = flow.form {
            let view = FormView(form, in: model.viewport, theme: theme, columns: columns)
            body = view.lines
            typed = flow.isFilling ? view.cursor : nil
        } else {
            body = PageView(model, theme: theme).lines
        }
        let filled =
            body.prefix(height) + Array(repeating: .blank, count: max(0, height - body.count))
        let dock = model.viewport.dock?.lines(theme, drawing: model.picture.lines ?? []) ?? []
        let title = TitleLine(model: model, asOf: asOf, theme: theme).line
        var frame = Frame(size: model.size, lines: [title] + filled + dock + status.lines)
        frame.cursor =
            status.cursor.map { .init(row: model.size.rows - 1, column: $0) }
            ?? typed.map { .init(row: $0.row + 1, column: $0.column) }
        return frame
    }

    private var tooSmall: Frame {
        let least = ScreenSize.smallest
        let text = "At least \(least.columns) columns and \(least.rows) rows are needed."
        let lines = text.wrapped(to: max(1, columns)).prefix(max(1, model.size.rows))
        return Frame(
            size: model.size, lines: lines.map { Line(painted: $0, atMost: max(1, columns)) })
    }
}
