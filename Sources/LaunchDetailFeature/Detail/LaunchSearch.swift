import SectionKit
import SpaceXLaunches

/// A search for a launch by its flight number, its id, or its name or part of it.
struct LaunchSearch: Equatable, Sendable {
    /// The text of the search, without white space around it.
    let text: String

    /// The flight number, if the text is one, such as `188` or `#188`.
    let number: Int?

    private let terms: NameWords

    /// Creates a search from text; nil if it contains neither a letter nor a digit.
    init?(_ text: String) {
        self.text = text.trimmed
        terms = NameWords(text)
        if terms.all.isEmpty { return nil }
        let digits = self.text.hasPrefix("#") ? self.text.dropFirst() : self.text[...]
        number = digits.allSatisfy(\.isASCIIDigit) ? Int(digits) : nil
    }

    /// Whether the text is a UUID (RFC 9562), as Launch Library's ids are.
    var isUUID: Bool {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        return parts.map(\.count) == [8, 4, 4, 4, 12]
            && parts.joined().allSatisfy { $0.isASCII && $0.isHexDigit }
    }

    /// Returns the indices of the launches that match, newest first.
    ///
    /// An id takes precedence over a flight number, and that over an exact name. Otherwise, these
    /// match: the one launch whose name contains the words as a phrase; else all whose names have
    /// words that begin with the given ones; else all whose names contain the letters in a row.
    func matches(in launches: [Launch]) -> [Int] {
        let newest = { ListOrder.desc.sorted($0, of: launches) }
        for isExact in exactArguments {
            let found = launches.indices.filter { isExact(launches[$0]) }
            if !found.isEmpty { return newest(found) }
        }
        let named = candidates(in: launches)
        let find = { (isMatch: (NameWords) -> Bool) in
            named.compactMap { isMatch($0.name) ? $0.index : nil }
        }
        let exact = find { $0.letters == terms.letters }
        if !exact.isEmpty { return newest(exact) }
        let phrases = find { $0.contain(phrase: terms) }
        if phrases.count == 1 { return phrases }
        let beginnings = find { $0.contain(beginnings: terms) }
        if !beginnings.isEmpty { return newest(beginnings) }
        return newest(find { $0.letters.contains(terms.letters) })
    }

    /// The launches whose names may match, with the words of the names.
    ///
    /// A name that lacks a word of the search cannot match, which is seen without its words, unless
    /// one of the two is more than ASCII.
    private func candidates(in launches: [Launch]) -> [(index: Int, name: NameWords)] {
        let words = terms.all.map { Array($0.utf8) }
        let isASCII = words.allSatisfy { $0.allSatisfy { $0 < 0x80 } }
        var letters: [UInt8] = []
        return launches.indices.compactMap { index in
            let name = launches[index].name
            if isASCII, name.putASCIILetters(into: &letters),
                !words.allSatisfy({ letters.firstIndex(of: $0, from: 0, to: letters.count) != nil })
            {
                return nil
            }
            return (index, NameWords(name))
        }
    }

    /// Whether the id, the flight number or the name of a launch matches exactly.
    func matchesExactly(_ launch: Launch) -> Bool {
        exactArguments.contains { $0(launch) } || NameWords(launch.name).letters == terms.letters
    }

    /// The exact matches of an id and a flight number, in order of precedence.
    private var exactArguments: [(Launch) -> Bool] {
        [
            { $0.hasID(text) },
            { number != nil && $0.flightNumber == number },
        ]
    }

    /// Returns what to search for instead if nothing matches.
    func suggestion(in launches: [Launch]) -> LaunchSuggestion {
        if let number {
            let numbered = launches.filter { $0.flightNumber != nil }
                .sorted { ($0.flightNumber ?? 0) < ($1.flightNumber ?? 0) }
            let below = numbered.last { ($0.flightNumber ?? 0) < number }
            let above = numbered.first { ($0.flightNumber ?? 0) > number }
            return .numbers([below, above].compactMap(\.self))
        }
        // Names are compared up to the number of words searched for.
        let prefixes = launches.map { launch in
            NameWords(launch.name).all.prefix(terms.all.count).joined(separator: " ")
        }
        guard let nearest = terms.all.joined(separator: " ").nearest(in: prefixes) else {
            return .nothing
        }
        let names = zip(launches, prefixes).filter { $0.1 == nearest }.map(\.0.name)
        return .name(names.count == 1 ? names[0] : nearest)
    }
}

/// What to search for instead of a launch that does not exist.
enum LaunchSuggestion: Equatable, Sendable {
    /// The launches with the nearest flight numbers below and above.
    case numbers([Launch])

    /// The nearest name, or the first words of several names.
    case name(String)

    case nothing
}

/// The words of a name as they are compared: without case, diacritics and punctuation.
private struct NameWords: Equatable, Sendable {
    let all: [String]

    /// The words without the spaces between them.
    let letters: String

    init(_ text: String) {
        all = text.filter { $0 != "'" && $0 != "’" }
            .split { !$0.isLetter && !$0.isNumber }.map { String($0).folded }
        letters = all.joined()
    }

    func contain(phrase: NameWords) -> Bool {
        let count = phrase.all.count
        guard count <= all.count else { return false }
        return (0...(all.count - count)).contains { all[$0..<$0 + count] == phrase.all[...] }
    }

    func contain(beginnings: NameWords) -> Bool {
        beginnings.all.allSatisfy { beginning in all.contains { $0.hasPrefix(beginning) } }
    }
}

extension String {
    /// Replaces the bytes by the letters and digits of the text, in lower case; false if it is not
    /// ASCII.
    fileprivate func putASCIILetters(into bytes: inout [UInt8]) -> Bool {
        bytes.removeAll(keepingCapacity: true)
        for byte in utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
                bytes.append(byte)
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): bytes.append(byte | 0x20)
            case 0x80...: return false
            default: break
            }
        }
        return true
    }
}

extension Character {
    fileprivate var isASCIIDigit: Bool {
        isASCII && isNumber
    }
}
