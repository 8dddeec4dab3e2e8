/// One value of a fact or a table, typed so that people and machines each get their form of it.
public enum Cell: Equatable, Sendable {
    /// Words.
    case text(String)

    /// A whole number.
    case integer(Int)

    /// A number with a fraction: to some digits after the point, or to as many as it takes.
    case decimal(Double, digits: Int? = nil)

    /// A quantity in a unit.
    ///
    /// It stands apart, like a local time, so that a table of other cells takes no room for it.
    indirect case measure(Measure)

    /// An amount of money in whole units of a currency (ISO 4217 code, such as `USD`).
    case money(Int, currency: String)

    /// A point in time, known to a precision.
    case date(PreciseDate)

    /// An instant as the clocks of a place show it.
    indirect case localTime(LocalTime)

    /// A point on the Earth.
    case place(Coordinate)

    /// A number of days from now: negative in the past, positive to come.
    case days(Int)

    /// A length of time in seconds, such as that between two launches.
    case duration(Int)

    /// A part of a whole, from 0 to 1, such as a success rate.
    case share(Double)

    /// An address on the web.
    case link(WebLink)

    /// A picture on the web; where there is no room for pictures, its address.
    case image(Image)

    /// A word of a closed set, with a tone.
    case badge(Badge)

    /// A value that there is but that is not known.
    case unknown

    /// No value, because there is none.
    case empty
}

/// A word of a closed set, such as an outcome, with the tone it is meant in.
public struct Badge: Equatable, Sendable {
    /// What a badge means for the reader; surfaces turn it into a mark and a colour.
    public enum Tone: String, Equatable, Sendable, CaseIterable {
        /// Good, such as a success.
        case positive

        /// Bad, such as a failure.
        case negative

        /// Not decided yet, such as what is to come.
        case pending

        /// Neither good nor bad, or not known.
        case neutral
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
    /// The address on the web that a link or a picture leads to.
    package var address: WebLink? {
        switch self {
        case .link(let link): link
        case .image(let image): image.link
        default: nil
        }
    }

    /// Words, or a cell that says they are not known.
    public static func text(orUnknown text: String?) -> Cell {
        text.nonBlank.map(Cell.text) ?? .unknown
    }

    /// A whole number, or a cell that says it is not known.
    public static func integer(orUnknown number: Int?) -> Cell {
        number.map(Cell.integer) ?? .unknown
    }

    /// An amount of money, or a cell that says it is not known.
    public static func money(orUnknown amount: Int?, _ currency: String) -> Cell {
        amount.map { .money($0, currency: currency) } ?? .unknown
    }

    /// A quantity, or a cell that says it is not known.
    public static func measure(orUnknown measure: Measure?) -> Cell {
        measure.map(Cell.measure) ?? .unknown
    }

    /// A point on the Earth, or a cell that says it is not known.
    public static func place(orUnknown place: Coordinate?) -> Cell {
        place.map(Cell.place) ?? .unknown
    }

    /// A date, or a cell that says it is not known.
    public static func date(orUnknown date: PreciseDate?) -> Cell {
        date.map(Cell.date) ?? .unknown
    }

    /// A link, or an empty cell where the text is no address that a report may link to.
    public static func link(orEmpty url: String?) -> Cell {
        url.flatMap(WebLink.init).map(Cell.link) ?? .empty
    }
}
