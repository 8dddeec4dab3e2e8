import SectionEssentials
import SectionKit

/// Formats blocks, errors and messages as lines, in the style and the time zone of the screen.
struct Typesetter: Sendable {
    let style: TerminalStyle
    let zone: DisplayZone

    /// Says which keys run the commands that a text proposes; nil to leave texts as they are.
    var keyWords: KeyWords?

    /// Returns the same in another theme.
    func colored(_ theme: ColorScheme) -> Typesetter {
        var style = style
        style.scheme = theme
        return Typesetter(style: style, zone: zone, keyWords: keyWords)
    }

    /// The same without colours and hyperlinks.
    var plain: Typesetter {
        Typesetter(style: TerminalStyle(width: style.width, ascii: style.ascii), zone: zone)
    }

    /// Returns the lines of a block, each with the link of its fact or image.
    func lines(of block: Block, width: Int) -> [TextLine] {
        let said = keyWords.map { block.saying($0.words) } ?? block
        return said.map { drawn($0, width: width) } ?? []
    }

    /// Returns the lines of a block that speaks of keys already.
    private func drawn(_ block: Block, width: Int) -> [TextLine] {
        let surface = TerminalSurface(style: style.narrowed(to: width), zone: zone)
        if case .facts(let facts) = block {
            return surface.parts(of: facts).flatMap { fact, lines in
                lines.map { TextLine(text: $0, link: fact?.value.address) }
            }
        }
        var link: WebLink?
        if case .image(let image) = block { link = image.link }
        return surface.lines(of: block).map { TextLine(text: $0, link: link) }
    }

    /// Returns the lines of a part of a section; nil for a list.
    ///
    /// The rows of a list are not formatted before they are shown. The lines of a map are its points
    /// in words: the map itself is shown below the page.
    func lines(of part: PaneContent.Part, width: Int) -> [TextLine]? {
        switch part {
        case .text(let block): lines(of: block, width: width)
        case .list: nil
        case .map(let map):
            map.shown.lines(inWords: style.narrowed(to: width)).map { TextLine(text: $0) }
        }
    }

    /// Returns the lines of an error: what failed, then what to do.
    func lines(of error: SectionError, width: Int) -> [TextLine] {
        let error = keyWords.map { error.saying($0.words) } ?? error
        let advice = error.recovery.isEmpty ? [] : [Block.paragraph(InlineText(error.recovery))]
        return ([.notice(Notice(.error, InlineText(error.message)))] + advice)
            .flatMap { drawn($0, width: width) }
    }

    /// Returns the lines that name a source.
    func lines(of source: Report.Source, width: Int) -> [TextLine] {
        TerminalSurface(style: style.narrowed(to: width), zone: zone).lines(of: source)
            .map { TextLine(text: $0) }
    }

    /// Returns the lines of a message.
    func lines(of message: String, width: Int) -> [String] {
        style.encoded(keyWords?.words.error(message) ?? message).wrapped(to: width)
    }

    /// Returns a text that speaks of keys instead of commands.
    func spoken(_ text: String) -> String { keyWords?.words.message(text) ?? text }

    /// Returns the same for the texts of a section.
    func speaking(in section: String?) -> Typesetter {
        var typesetter = self
        typesetter.keyWords?.section = section
        return typesetter
    }

    /// Returns the rows of a table, one on each line.
    func list(_ table: Table) -> TerminalList {
        TerminalList(table, style: style, zone: zone)
    }

    /// The width of a text, in columns.
    func width(of text: String) -> Int {
        style.encoded(text).displayWidth
    }

    /// Formats a time in the display zone.
    func formatted(_ date: Date) -> String {
        style.encoded(zone.formatted(date))
    }
}
