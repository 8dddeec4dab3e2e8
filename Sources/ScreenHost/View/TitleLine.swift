import SectionKit

/// Draws the first line of the screen: the tabs or the titles of the open pages, then the source and
/// its age.
struct TitleLine {
    let model: BrowseModel

    /// The time of the oldest response; may be empty.
    let asOf: String

    let theme: Theme

    var line: Line {
        let columns = model.size.columns
        guard let bar = model.tabBar else {
            let path = theme.style.line(
                " " + model.titles.joined(separator: theme.style.ascii ? " > " : " › "),
                columns: columns)
            let about = theme.style.encoded(about(in: columns - path.displayWidth))
            let text = path.isolated + about.isolated
            return Line(painted: theme.styled(text, reversed: true), atMost: columns)
        }
        var text = theme.painted(bar.start, reversed: true)
        for (index, item) in bar.items.enumerated() {
            let isShown = index == model.navigator.pages.tab
            text += theme.painted(item.text, isShown ? .title : .plain, reversed: !isShown)
        }
        text += theme.painted(about(in: columns - bar.width), reversed: true)
        return Line(painted: text, atMost: columns)
    }

    /// The source and its age, filled to a number of columns.
    private func about(in columns: Int) -> String {
        var end = asOf.isEmpty ? " " : "  \(asOf) "
        var room = columns - end.displayWidth - 2
        // The source is more important than its age.
        if room < 8 {
            room += end.displayWidth - 1
            end = " "
        }
        var text = ""
        if room >= 8 {
            let shown = model.shownSource
            let source = "\(shown.id): \(shown.summary)"
            text = "  " + theme.style.line(source, columns: room)
        }
        let spare = columns - text.displayWidth - end.displayWidth
        return spare >= 0
            ? text + String(repeating: " ", count: spare) + end : text.padded(to: columns)
    }
}
