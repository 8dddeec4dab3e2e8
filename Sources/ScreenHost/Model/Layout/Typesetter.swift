import Essentials
import SectionKit

/// Sets what sections say as lines, in the characters and the time zone of the screen.
struct Typesetter: Sendable {
    let style: TerminalStyle
    let zone: DisplayZone

    /// The lines of a block in a width, and where each leads: a fact or a picture may have a link.
    func lines(of block: Block, width: Int) -> [TextLine] {
        let surface = TerminalSurface(style: style.narrowed(to: width), zone: zone)
        if case .facts(let facts) = block {
            return zip(facts, surface.lines(ofEach: facts)).flatMap { fact, lines in
                lines.map { TextLine(text: $0, link: fact.value.address) }
            }
        }
        var link: WebLink?
        if case .image(let image) = block { link = image.link }
        return surface.lines(of: block).map { TextLine(text: $0, link: link) }
    }

    /// The lines of an error in a width: what failed, then what to do.
    func lines(of error: SectionError, width: Int) -> [TextLine] {
        lines(of: .notice(Notice(.error, InlineText(error.message))), width: width)
            + lines(of: .paragraph(InlineText(error.recovery)), width: width)
    }

    /// The lines that say where facts are from.
    func lines(of source: Report.Source, width: Int) -> [TextLine] {
        TerminalSurface(style: style.narrowed(to: width), zone: zone).lines(of: source)
            .map { TextLine(text: $0) }
    }

    /// The lines of a message in a width.
    func lines(of message: String, width: Int) -> [String] {
        style.encoded(message).wrapped(to: width)
    }

    /// The rows of a table, each on a line.
    func list(_ table: Table) -> TerminalList {
        TerminalList(table, style: style, zone: zone)
    }

    /// How many columns a text takes.
    func width(of text: String) -> Int {
        style.encoded(text).displayWidth
    }

    /// A time in the zone that times are shown in.
    func words(for date: Date) -> String {
        style.encoded(zone.formatted(date))
    }
}
