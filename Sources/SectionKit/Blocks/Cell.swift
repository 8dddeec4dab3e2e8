/// One value of a fact or a table, typed so that people and machines each get their form of it.
public enum Cell: Equatable, Sendable {
    /// Words.
    case text(String)

    /// A whole number.
    case integer(Int)

    /// A number with a fraction.
    case decimal(Double)

    /// An amount of money in whole units of a currency (ISO 4217 code, such as `USD`).
    case money(Int, currency: String)

    /// A point in time, known to a precision.
    case date(PreciseDate)

    /// A number of days from now: negative in the past, positive to come.
    case days(Int)

    /// An address on the web.
    case link(WebLink)

    /// A word of a closed set, with a tone.
    case badge(Badge)

    /// No value, or none that is known.
    case empty
}

/// A word of a closed set, such as an outcome, with the tone it is meant in.
public struct Badge: Equatable, Sendable {
    /// What a badge means for the reader; surfaces turn it into a mark and a colour.
    public enum Tone: String, Equatable, Sendable, CaseIterable {
        case positive, negative, pending, neutral
    }

    /// The word, the same for people and for machines.
    public let text: String

    /// The tone it is meant in.
    public let tone: Tone

    /// Gives a word its tone.
    public init(_ text: String, _ tone: Tone) {
        self.text = text
        self.tone = tone
    }
}

extension Cell {
    /// Words, or an empty cell where there are none.
    public static func text(orEmpty text: String?) -> Cell {
        text.map(Cell.text) ?? .empty
    }

    /// A whole number, or an empty cell where there is none.
    public static func integer(orEmpty number: Int?) -> Cell {
        number.map(Cell.integer) ?? .empty
    }

    /// An amount of money, or an empty cell where there is none.
    public static func money(orEmpty amount: Int?, _ currency: String) -> Cell {
        amount.map { .money($0, currency: currency) } ?? .empty
    }

    /// A date, or an empty cell where there is none.
    public static func date(orEmpty date: PreciseDate?) -> Cell {
        date.map(Cell.date) ?? .empty
    }

    /// A link, or an empty cell where the text is no address that a report may link to.
    public static func link(orEmpty url: String?) -> Cell {
        url.flatMap(WebLink.init).map(Cell.link) ?? .empty
    }
}
