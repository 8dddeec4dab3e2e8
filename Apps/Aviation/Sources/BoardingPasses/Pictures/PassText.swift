import Logbook
import SectionKit

/// A pass as text: values stand behind their labels, beside or below them, and routes, dates and
/// flight numbers alone.
struct PassText {
    /// The lines of the text, from the top, with two blanks between words that stand apart.
    let lines: [String]

    let phrases: [TextPhrase]
    private let origin: PassOrigin

    /// The words of each phrase that belong to something that was read.
    var used: [Set<Int>]

    /// The words of each phrase that are labels, with what they say.
    var labels: [[Int: PassField?]]

    /// Whether a label such as "Da" or "De" says where the flight departs, so that "A" may say where
    /// it arrives.
    private(set) var hasDeparture = false

    /// The names of cities and airports, where the text has no codes.
    var names: [PassField: String] = [:]

    /// What was read, with the surest first.
    private var claims: [Claim] = []

    /// What words say of a field.
    private struct Claim {
        let field: WalletField
        let certainty: Certainty

        /// How sure the words were recognised, in percent; nil for words that were written.
        let confidence: Int?

        /// The values that it may have instead, by other letters that are possible in the words.
        let others: Set<String>

        /// The line of the text; nil for one of another reading.
        var line: Int?

        /// Whether a letter or digit that looks like others was recognised where it counts.
        ///
        /// In the code of a booking with letters and digits, since booking systems leave them out for
        /// that reason; and at the end of the number of a flight, where few have a letter.
        var isDoubtfulCode: Bool {
            guard confidence != nil else { return false }
            let code = field.value.uppercased()
            // "UA54G" may be UA546.
            if field.field == .number { return code.last.map("OQDIZSGB".contains) ?? false }
            guard field.field == .bookingCode else { return false }
            return code.contains(where: \.isCodeDigit) && code.contains { "0O1I".contains($0) }
        }
    }

    /// How a value was found, the surest first.
    enum Certainty: Int {
        case behindLabel, route, besideLabel, belowLabel, alone, possible
    }

    /// A label, and which words of its phrase it has.
    struct Label {
        let text: String

        /// What its values are; nil for something that no flight has, such as a date of birth.
        let field: PassField?
        let words: Range<Int>
        let hasColon: Bool
    }

    init(_ words: [TextBox], origin: PassOrigin) {
        let all = TextPhrases(words).phrases
        lines = all.reduce(into: [[String]]()) { lines, phrase in
            if phrase.line == lines.count { lines.append([]) }
            lines[phrase.line].append(phrase.box.text)
        }.map { $0.joined(separator: "  ").passText }
        phrases = all.filter { !Prose.isSentence($0.words.map(\.text)) }.map(\.inLatinLetters)
        used = phrases.map { _ in [] }
        labels = phrases.map { _ in [:] }
        self.origin = origin
        hasDeparture = phrases.contains { phrase in
            phrase.words.contains { PassLabels.field(of: $0.text) == .from }
        }
        for places in wordsByLine { readRoute(places) }
        var open: [(phrase: Int, label: Label)] = []
        for phrase in phrases.indices { open += readLabels(phrase).map { (phrase, $0) } }
        for (phrase, label) in open { readAround(label, of: phrase) }
        for phrase in phrases.indices { readDate(phrase) }
        if !has(.from) && !has(.to) { readColumns() }
        if !has(.from) && !has(.to) { readLargestCodes() }
        if !has(.from) && !has(.to) { readBesideNumber() }
        if !has(.from) || !has(.to) { readNames(open) }
        if !has(.number) { readNumber() }
        if !has(.number) { readDigits(open) }
        if !has(.passenger) { readPassenger() }
    }

    /// Returns the flight that the text is about; none if it says too little.
    func legs(_ context: PassContext) -> [PassLeg] {
        let leg = leg(context)
        let hasRoute = leg[.from] != nil && leg[.to] != nil
        let hasDate = leg[.date] != nil || !leg.otherDates.isEmpty
        let isFlight = hasRoute && (leg[.number] != nil || hasDate)
        // A person can give what is missing.
        let others: [PassField] = [.from, .to, .seat, .departureGate, .bookingCode, .boards]
        let isPart = leg[.number] != nil && (hasDate ? 1 : 0) + others.count { leg[$0] != nil } >= 2
        return isFlight || isPart ? [leg] : []
    }

    /// Returns what the text says of a flight, for a person who has named it as a pass to complete;
    /// nil if it is not two values at least, or if nobody has.
    func part(_ context: PassContext) -> PassLeg? {
        let leg = leg(context)
        let known = PassField.allCases.filter { leg[$0] != nil && $0.isKept }
        return context.isNamed && known.count >= 2 ? leg : nil
    }

    /// What the text says of a flight, however little.
    private func leg(_ context: PassContext) -> PassLeg {
        let fields = claims.enumerated()
            .sorted {
                ($0.element.certainty.rawValue, $0.offset) < (
                    $1.element.certainty.rawValue, $1.offset
                )
            }
            .map(\.element.field)
        var leg = WalletText(
            fields, years: PassDates(context: context), date: nil, origin: origin
        ).leg
        leg.unclear = unclear
        for field in [PassField.from, .to] where leg[field] == nil {
            leg.add(field, names[field], from: origin)
        }
        for claim in claims {
            guard let field = claim.field.field, let line = claim.line else { continue }
            leg.lines[field] = leg.lines[field] ?? line
        }
        return leg
    }

    /// Joins several readings of one picture: what one has not read is that of another, and what they
    /// dispute is kept as both.
    ///
    /// What a label says counts more than what stands alone, in whichever reading.
    init?(joining readings: [PassText]) {
        guard let first = readings.first else { return nil }
        self = first
        let all =
            first.claims
            + readings.dropFirst().flatMap(\.claims).map { claim in
                var claim = claim
                claim.line = nil
                return claim
            }
        for other in readings { names.merge(other.names) { known, _ in known } }
        claims = all.filter { claim in
            claim.certainty != .alone
                || !all.contains {
                    $0.field.field == claim.field.field && $0.certainty != .alone
                }
        }
        claimOthers()
    }

    /// Claims what each reading holds possible: a letter that all of them mistake for another is no
    /// dispute between them, but none of them is sure of it.
    private mutating func claimOthers() {
        for (field, claims) in Dictionary(grouping: claims, by: \.field.field) {
            guard field != nil, let first = claims.first else { continue }
            let others = claims.dropFirst().reduce(first.others) { $0.intersection($1.others) }
            for value in others.sorted() {
                self.claims.append(
                    Claim(
                        field: WalletField(label: first.field.label, value: value),
                        certainty: .possible, confidence: first.confidence, others: []))
            }
        }
    }

    /// The least confidence in words that are taken as they are; those that were misread have less,
    /// but for codes of bookings, which are no words of any language.
    private static func clear(_ field: PassField) -> Int { field == .bookingCode ? 92 : 88 }

    /// The fields whose words no reading has recognised surely.
    private var unclear: Set<PassField> {
        Set(
            PassField.allCases.filter { field in
                let all = claims.filter { $0.field.field == field }
                let best = all.compactMap(\.confidence).max() ?? 100
                let isDoubtful = best < 100 && all.contains(where: \.isDoubtfulCode)
                return !all.isEmpty && (best < Self.clear(field) || isDoubtful)
            })
    }

    /// Whether labels or a route say which airport is which, so that no order of lines has to.
    var hasLabelledRoute: Bool {
        [PassField.from, .to].allSatisfy { field in
            claims.contains { $0.field.field == field && $0.certainty != .alone }
        }
    }

    /// Whether it has what only passes have, and not the confirmation of a booking.
    var isPass: Bool {
        [PassField.boards, .departureGate, .group, .sequence, .seat].count(where: has) >= 2
    }

    /// Whether labels say which time is which.
    var hasLabelledTimes: Bool { has(.departs) || has(.arrives) || has(.boards) }

    /// What was read and understood, in plain sentences; nil for no text.
    ///
    /// It is for a text that is no flight, so that a person sees why.
    func remark(_ context: PassContext) -> String? {
        let text = lines.joined(separator: " / ").passText
        guard !text.isEmpty else { return nil }
        let leg = leg(context)
        let meaning =
            understood.isEmpty
            ? "nothing of it is a value of a flight" : "it has \(understood.listed(by: "and"))"
        return "The text was read as \(text.quoted); \(meaning). It lacks "
            + "\(Self.lacking(leg).listed(by: "and")). A flight needs its airports, and a date or a "
            + "number with a label, such as \"Flight: LH400\"."
    }

    /// What a flight needs and the text does not say.
    private static func lacking(_ leg: PassLeg) -> [String] {
        let needed: [(PassField, String)] = [
            (.number, "the flight number"), (.date, "the date"),
            (.from, "the airport of departure"), (.to, "the airport of arrival"),
        ]
        return needed.filter { field, _ in
            leg[field] == nil && (field != .date || leg.otherDates.isEmpty)
        }.map(\.1)
    }

    /// The values that were found, such as "seat 14A", each once.
    private var understood: [String] {
        let values = claims.filter { $0.certainty != .possible }.compactMap { claim in
            claim.field.field.map { "\($0.words) \(claim.field.value)" }
        }
        let others = [PassField.from, .to].compactMap { field in
            names[field].map { "\(field.words) \($0)" }
        }
        return (values + others).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    /// The routes, such as SFO–ORD, each once.
    var routes: [String] {
        let ends = [PassField.from, .to].map { field in
            claims.filter { $0.field.field == field && $0.certainty != .alone }.map(\.field.value)
        }
        return zip(ends[0], ends[1]).reduce(into: []) { routes, ends in
            let route = "\(ends.0)–\(ends.1)"
            if !routes.contains(route) { routes.append(route) }
        }
    }

    /// The numbers of flights, each once.
    var numbers: [String] {
        claims.reduce(into: []) { numbers, claim in
            guard claim.field.field == .number, let number = PassNumber.flight(claim.field.value),
                !numbers.contains(number)
            else { return }
            numbers.append(number)
        }
    }

    func has(_ field: PassField) -> Bool { claims.contains { $0.field.field == field } }

    func has(_ field: PassField, _ value: String) -> Bool {
        claims.contains { $0.field.field == field && $0.field.value == value }
    }

    func texts(_ phrase: Int) -> [String] { phrases[phrase].words.map(\.text) }

    mutating func claim(
        _ label: String, _ value: String, _ certainty: Certainty, _ words: [Place]
    ) {
        claims.append(
            Claim(
                field: WalletField(label: label, value: value), certainty: certainty,
                confidence: words.compactMap { phrases[$0.phrase].words[$0.word].confidence }.min(),
                others: Set(words.flatMap { others(of: value, at: $0) }),
                line: words.first.map { phrases[$0.phrase].line }))
    }

    /// The values that a value may be instead, by what one of its words may be.
    private func others(of value: String, at place: Place) -> [String] {
        let word = phrases[place.phrase].words[place.word]
        guard !word.others.isEmpty, let range = value.firstRange(of: word.text) else { return [] }
        return word.others.map { value[..<range.lowerBound] + $0 + value[range.upperBound...] }
    }

    /// The words of each line that has any, from the top.
    var wordsByLine: [[Place]] {
        var lines: [[Place]] = []
        var last = -1
        for phrase in phrases.indices {
            if phrases[phrase].line != last { lines.append([]) }
            last = phrases[phrase].line
            lines[lines.count - 1] += phrases[phrase].words.indices.map { (phrase, $0) }
        }
        return lines
    }

    /// A word of a phrase.
    typealias Place = (phrase: Int, word: Int)

    func text(_ place: Place) -> String { phrases[place.phrase].words[place.word].text }

    static func places(_ phrase: Int, _ words: some Sequence<Int>) -> [Place] {
        words.map { (phrase, $0) }
    }
}
