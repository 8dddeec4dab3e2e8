import Geodesy
import SectionEssentials

/// What a value is sorted by: texts, and then numbers, also those of dates.
///
/// In a column of numbers, a text stands for less than all of them, such as "on ground" among altitudes.
enum SortValue: Comparable {
    /// A text without case and accents, whose digits compare as numbers do.
    case text(String)

    case number(Double)
}

extension Cell {
    /// What it is sorted by; nil if nothing is known, which is last in every order.
    var sortValue: SortValue? {
        switch self {
        case .text(let text): SortValue(text)
        case .badge(let badge): SortValue(badge.text)
        case .link(let link): SortValue(link.url)
        case .image(let image): SortValue(image.name)
        case .boolean(let answer): .number(answer ? 1 : 0)
        case .integer(let number), .ordinal(let number), .days(let number), .duration(let number),
            .money(let number, _):
            .number(Double(number))
        case .decimal(let number, _), .share(let number): SortValue(number)
        case .measure(let measure): SortValue(measure.value)
        case .date(let date): .number(date.date.timeIntervalSince1970)
        case .localTime(let time): .number(time.date.timeIntervalSince1970)
        case .place(let place): SortValue(place.latitude)
        case .unknown, .empty: nil
        }
    }
}

extension SortValue {
    fileprivate init?(_ number: Double) {
        guard number.isFinite else { return nil }
        self = .number(number)
    }

    /// Takes a text in which the number of digits stands before them, so that 9 comes before 400.
    fileprivate init?(_ text: String) {
        guard text.nonBlank != nil else { return nil }
        var key = ""
        var digits = ""
        for character in text.folded {
            if character.isASCII, character.isNumber {
                if digits != "0" { digits.append(character) } else { digits = "\(character)" }
                continue
            }
            if !digits.isEmpty { key += "\(min(9, digits.count))\(digits)" }
            digits = ""
            key.append(character)
        }
        if !digits.isEmpty { key += "\(min(9, digits.count))\(digits)" }
        self = .text(key)
    }
}
