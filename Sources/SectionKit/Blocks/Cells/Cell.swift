public import Geodesy

/// A typed value of a fact or a table, which surfaces format for people or for machines.
public enum Cell: Equatable, Sendable {
    /// Text.
    case text(String)

    /// Yes or no for people; true or false in data formats.
    case boolean(Bool)

    /// A whole number that counts or measures, for people in groups of three digits, such as `1,894`.
    case integer(Int)

    /// A whole number that tells which one, such as a year or the number of a flight: its digits stay
    /// together.
    case ordinal(Int)

    /// A number with a fraction, to a number of decimal places; nil for as many as it has.
    case decimal(Double, digits: Int? = nil)

    /// A quantity in a unit.
    ///
    /// It is indirect, like a local time, to keep the other cells of a table small.
    indirect case measure(Measure)

    /// An amount of money in whole units of a currency (ISO 4217 code, such as `USD`).
    case money(Int, currency: String)

    /// A date known to a precision.
    case date(PreciseDate)

    /// An instant in the local time of a place.
    indirect case localTime(LocalTime)

    /// A point on the Earth.
    case place(Coordinate)

    /// A number of days from now, negative in the past.
    case days(Int)

    /// A duration in seconds, such as between two launches.
    case duration(Int)

    /// A ratio from 0 to 1, such as a success rate.
    case share(Double)

    /// An address on the web.
    case link(WebLink)

    /// A picture; its address or the name of its file where it is not shown, as in most tables.
    indirect case image(Image)

    /// A word of a fixed set, with a tone.
    case badge(Badge)

    /// An unknown value.
    case unknown

    /// No value.
    case empty
}

/// A word of a fixed set, such as an outcome, with a tone.
public struct Badge: Equatable, Sendable {
    /// Whether a badge is good or bad news, which surfaces show with a mark and a colour.
    public enum Tone: String, Equatable, Sendable, CaseIterable {
        /// Good, such as a success.
        case positive

        /// Bad, such as a failure.
        case negative

        /// Not decided yet, such as a future launch.
        case pending

        /// Neither good nor bad, or unknown.
        case neutral
    }

    /// The word, for people and machines alike.
    public let text: String

    /// The tone.
    public let tone: Tone

    /// Creates a badge.
    public init(_ text: String, _ tone: Tone) {
        self.text = text
        self.tone = tone
    }
}

extension Cell {
    /// The address of a link or a picture; nil for other cells.
    package var address: WebLink? {
        switch self {
        case .link(let link): link
        case .image(let image): image.link
        default: nil
        }
    }

    /// Returns text, or an unknown cell if it is nil or blank.
    public static func text(orUnknown text: String?) -> Cell {
        text.nonBlank.map(Cell.text) ?? .unknown
    }

    /// Returns yes or no, or an unknown cell if it is nil.
    public static func boolean(orUnknown answer: Bool?) -> Cell {
        answer.map(Cell.boolean) ?? .unknown
    }

    /// Returns a whole number, or an unknown cell if it is nil.
    public static func integer(orUnknown number: Int?) -> Cell {
        number.map(Cell.integer) ?? .unknown
    }

    /// Returns a number that tells which one, or an unknown cell if it is nil.
    public static func ordinal(orUnknown number: Int?) -> Cell {
        number.map(Cell.ordinal) ?? .unknown
    }

    /// Returns an amount of money, or an unknown cell if it is nil.
    public static func money(orUnknown amount: Int?, _ currency: String) -> Cell {
        amount.map { .money($0, currency: currency) } ?? .unknown
    }

    /// Returns a quantity, or an unknown cell if it is nil.
    public static func measure(orUnknown measure: Measure?) -> Cell {
        measure.map(Cell.measure) ?? .unknown
    }

    /// Returns a point on the Earth, or an unknown cell if it is nil.
    public static func place(orUnknown place: Coordinate?) -> Cell {
        place.map(Cell.place) ?? .unknown
    }

    /// Returns a date, or an unknown cell if it is nil.
    public static func date(orUnknown date: PreciseDate?) -> Cell {
        date.map(Cell.date) ?? .unknown
    }

    /// Returns a link, or an empty cell if the text is not a valid ``WebLink``.
    public static func link(orEmpty url: String?) -> Cell {
        url.flatMap(WebLink.init).map(Cell.link) ?? .empty
    }
}
