import SectionEssentials

/// Writes values as markup, each in the element for its type.
struct HTMLCells {
    let formatter: ValueFormatter

    /// Whether images are shown; otherwise, links to them.
    let images: Bool

    /// What lies on the land of maps; nil for the land alone.
    var ground: MapGround?

    /// The addresses of the pages that a host has beside this one; nil if there are none.
    var links: HTMLLinks?

    /// Whether a page contains an image, and does not only name it.
    func shows(_ image: Image) -> Bool { images && image.isEmbedded }

    /// The value of a fact.
    func fact(_ cell: Cell) -> String {
        switch cell {
        case .link(let link): link.html
        case .image(let image): figure(image, .fact)
        case .date(let date): time(date, formatter.text(of: cell) ?? "")
        case .empty: Self.faint("none")
        default: markup(of: cell)
        }
    }

    /// An image with its attribution, or its text alternative if it is not shown.
    private func figure(_ image: Image, _ size: HTMLFigure.Size) -> String {
        HTMLFigure(image, size: size, cells: self).pieces.joined()
    }

    /// A value of a row; an address is a link with the text `linkWord`, or with its own text.
    func cell(_ cell: Cell, linkWord: String?) -> String {
        var buffer = TextBuffer()
        write(cell, linkWord: linkWord?.html, to: &buffer)
        return buffer.text
    }

    /// Writes a value of a row; an address is a link around the markup `linkWord`, or around its
    /// own text.
    func write(_ cell: Cell, linkWord: String?, to buffer: inout TextBuffer) {
        switch cell {
        case .text(let text): buffer.append(text, escapedBy: HTMLEscaping.self)
        case .image(let image)
        where image.attribution != nil || image.link == nil || image.isEmbedded && images:
            buffer.append(figure(image, .row))
        case .date(let date): write(date, formatter.date(date), to: &buffer)
        case .badge(let badge): Self.write(badge, to: &buffer)
        case .empty: break
        default:
            guard let link = cell.address else { return buffer.append(markup(of: cell)) }
            if let linkWord {
                link.writeAnchor(around: linkWord, to: &buffer)
            } else {
                buffer.append(link.html)
            }
        }
    }

    private func markup(of cell: Cell) -> String {
        switch cell {
        case .badge(let badge): Self.markup(of: badge)
        case .localTime(let time):
            "<time datetime=\"\(time.iso8601)\">\(ValueFormatter.localTime(time).html)</time>"
        case .unknown: Self.faint(formatter.text(of: cell) ?? "")
        default: formatter.text(of: cell)?.html ?? ""
        }
    }

    static func markup(of badge: Badge) -> String {
        var buffer = TextBuffer()
        write(badge, to: &buffer)
        return buffer.text
    }

    private static func write(_ badge: Badge, to buffer: inout TextBuffer) {
        buffer.append("<span class=\"badge ")
        buffer.append(badge.tone.rawValue)
        buffer.append("\">")
        buffer.append(badge.text, escapedBy: HTMLEscaping.self)
        buffer.append("</span>")
    }

    private func time(_ date: PreciseDate, _ text: String) -> String {
        var buffer = TextBuffer()
        write(date, text, to: &buffer)
        return buffer.text
    }

    /// Writes a date, in a `time` element if HTML has a format for its precision.
    private func write(_ date: PreciseDate, _ text: String, to buffer: inout TextBuffer) {
        let machine = ISO8601.text(from: date.date)
        let length: Int? =
            switch date.precision {
            case .hour: machine.utf8.count
            case .day: 10
            case .month: 7
            case .year: 4
            case .quarter, .half: nil
            }
        guard let length else { return buffer.append(text, escapedBy: HTMLEscaping.self) }
        buffer.append("<time datetime=\"")
        buffer.append(length < machine.utf8.count ? String(machine.prefix(length)) : machine)
        buffer.append("\">")
        buffer.append(text, escapedBy: HTMLEscaping.self)
        buffer.append("</time>")
    }

    /// The number by which the script sorts a cell, if that is neither its text nor in its element.
    func sortNumber(of cell: Cell) -> Double? {
        switch cell {
        case .integer(0..<1000), .ordinal(0...), .boolean, .localTime: return nil
        case .text, .badge, .link, .image: return nil
        case .date(let date) where date.precision != .quarter && date.precision != .half:
            return nil
        case .date(let date): return date.date.timeIntervalSince1970 * 1000
        default:
            guard case .number(let number)? = cell.sortValue else { return nil }
            return number
        }
    }

    private static func faint(_ text: String) -> String {
        "<span class=\"faint\">\(text.html)</span>"
    }
}
