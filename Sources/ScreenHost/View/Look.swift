#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
package import SectionKit

/// How a screen is drawn: its colours, its characters, its time zone.
package struct Look: Sendable {
    let style: TerminalStyle
    let zone: DisplayZone

    package init(style: TerminalStyle, zone: DisplayZone) {
        self.style = style
        self.zone = zone
    }

    /// Words in a style, and reversed or underlined, which takes no colour.
    func painted(
        _ text: String,
        _ textStyle: TextStyle = .plain,
        reversed: Bool = false,
        underlined: Bool = false
    ) -> String {
        var parameters: [String] = []
        if style.color, !reversed, let color = textStyle.parameters { parameters.append(color) }
        if underlined { parameters.append("4") }
        if reversed { parameters.append("7") }
        return style.encoded(text).styled(parameters.joined(separator: ";"))
    }

    /// The lines of a block in a width.
    func lines(of block: Block, width: Int) -> [String] {
        TerminalSurface(style: style.narrowed(to: width), zone: zone).lines(of: block)
    }

    /// The lines of a block in a width, and where each leads: a fact or a picture may have a link.
    func linkedLines(of block: Block, width: Int) -> [PageLayout.TextLine] {
        let surface = TerminalSurface(style: style.narrowed(to: width), zone: zone)
        if case .facts(let facts) = block {
            return zip(facts, surface.lines(ofEach: facts)).flatMap { fact, lines in
                lines.map { PageLayout.TextLine(text: $0, link: fact.value.address) }
            }
        }
        var link: WebLink?
        if case .image(let image) = block { link = image.link }
        return surface.lines(of: block).map { PageLayout.TextLine(text: $0, link: link) }
    }

    /// The lines of an error in a width: what failed, then what to do.
    func lines(of error: SectionError, width: Int) -> [String] {
        lines(of: .notice(Notice(.error, InlineText(error.message))), width: width)
            + lines(of: .paragraph(InlineText(error.recovery)), width: width)
    }

    /// A time in the zone that times are shown in.
    func words(for date: Date) -> String {
        style.encoded(zone.words(for: date))
    }

    /// Stands before what the cursor is on.
    var cursorMark: String { style.ascii ? "> " : "› " }

    /// Stands before the title of a section that is open, or folded.
    func foldMark(isOpen: Bool) -> String {
        switch (isOpen, style.ascii) {
        case (true, false): "▾ "
        case (false, false): "▸ "
        case (true, true): "- "
        case (false, true): "+ "
        }
    }
}
