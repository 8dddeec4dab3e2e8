import Essentials

/// Writes values as markup, each in the element for its type.
struct HTMLCells {
    let formatter: ValueFormatter

    /// Whether images are shown; otherwise, links to them.
    let images: Bool

    /// The size of an image in a table row and in a fact, in CSS pixels.
    private enum Size {
        static let row = 32
        static let fact = 96
    }

    /// The value of a fact.
    func fact(_ cell: Cell) -> String {
        switch cell {
        case .link(let link): link.html
        case .image(let image): picture(image, size: Size.fact)
        case .date(let date): time(date, formatter.text(of: cell) ?? "")
        case .empty: Self.faint("none")
        default: markup(of: cell)
        }
    }

    /// An image, or a link to it if images are not shown.
    func picture(_ image: Image, size: Int) -> String {
        images ? image.html(size: size) : image.link.html(image.alternative)
    }

    /// A value of a row; an address is a link with the text `linkWord`, or with its own text.
    func cell(_ cell: Cell, linkWord: String?) -> String {
        switch cell {
        case .image(let image) where images: return image.html(size: Size.row)
        case .date(let date): return time(date, formatter.date(date))
        default:
            guard let link = cell.address else { return markup(of: cell) }
            return linkWord.map { link.html($0) } ?? link.html
        }
    }

    private func markup(of cell: Cell) -> String {
        switch cell {
        case .badge(let badge):
            "<span class=\"badge \(badge.tone.rawValue)\">\(badge.text.html)</span>"
        case .localTime(let time):
            "<time datetime=\"\(time.iso8601)\">\(ValueFormatter.localTime(time).html)</time>"
        case .unknown: Self.faint(formatter.text(of: cell) ?? "")
        default: formatter.text(of: cell)?.html ?? ""
        }
    }

    /// A date, in a `time` element if HTML has a format for its precision.
    private func time(_ date: PreciseDate, _ text: String) -> String {
        let machine = ISO8601.text(from: date.date)
        let length: Int? =
            switch date.precision {
            case .hour: machine.count
            case .day: 10
            case .month: 7
            case .year: 4
            case .quarter, .half: nil
            }
        guard let length else { return text.html }
        return "<time datetime=\"\(machine.prefix(length))\">\(text.html)</time>"
    }

    private static func faint(_ text: String) -> String {
        "<span class=\"faint\">\(text.html)</span>"
    }
}
