import Essentials
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
        var frame = Frame(size: model.size, lines: [title] + filled + dock + status.lines)
        frame.cursor =
            status.cursor.map { .init(row: model.size.rows - 1, column: $0) }
            ?? typed.map { .init(row: $0.row + 1, column: $0.column) }
        return frame
    }

    /// The titles of the open pages, then the source and its age.
    private var title: Line {
        let names = [model.browsable.title] + model.navigator.pages.all.compactMap(\.title)
        let path = theme.style.line(
            " " + names.joined(separator: theme.style.ascii ? " > " : " › "), columns: columns)
        var end = asOf.isEmpty ? " " : "  \(asOf) "
        var room = columns - path.displayWidth - end.displayWidth - 2
        // The source is more important than its age.
        if room < 8 {
            room += end.displayWidth - 1
            end = " "
        }
        var text = path
        if room >= 8 {
            let source = "\(model.source.id): \(model.source.summary)"
            text += "  " + theme.style.line(source, columns: room)
        }
        let spare = columns - text.displayWidth - end.displayWidth
        text =
            spare >= 0
            ? text + String(repeating: " ", count: spare) + end : text.padded(to: columns)
        return Line(painted: theme.painted(text, reversed: true), atMost: columns)
    }

    private var tooSmall: Frame {
        let least = ScreenSize.smallest
        let text = "At least \(least.columns) columns and \(least.rows) rows are needed."
        let lines = text.wrapped(to: max(1, columns)).prefix(max(1, model.size.rows))
        return Frame(
            size: model.size, lines: lines.map { Line(painted: $0, atMost: max(1, columns)) })
    }
}
