import Networking
import SectionKit

/// What the tables know of an airline that a flight names, by its name, its codes and its number.
package struct AirlineMatch: Equatable, Sendable {
    /// The airline, for certain: it has the same code at that date, and a name that agrees.
    package var known: AirlinePeriod?

    /// An airline that may be meant; nil if one is known for certain.
    package var guess: AirlinePeriod?

    package init(known: AirlinePeriod? = nil, guess: AirlinePeriod? = nil) {
        self.known = known
        self.guess = guess
    }
}

/// The airlines that a name or a code may mean, of which the date decides.
package struct AirlineCandidates: Sendable {
    /// How much speaks for an airline, the most first.
    enum Rank: Int, Comparable {
        /// The code of ICAO is the same.
        case icao

        /// The name is the same, and the code of IATA, which may be that of the number.
        case nameAndCode

        /// The name is the same.
        case name

        /// The code is the same, and the name is a part of the airline's.
        case partAndCode

        /// The name is the code of ICAO.
        case nameOfCode

        /// Only the code is the same, and no name is said.
        case code

        /// The name is a part of the airline's, or has more words.
        case part

        static func < (one: Rank, other: Rank) -> Bool { one.rawValue < other.rawValue }
    }

    private var ranked: [(rank: Rank, airline: AirlinePeriod)] = []

    package init() {}

    /// Creates a list with one airline that is certain; nil is none.
    package init(known: AirlinePeriod?) {
        if let known { ranked = [(.icao, known)] }
    }

    /// Whether nothing speaks for any airline but a part of its name.
    var isWeak: Bool { ranked.allSatisfy { $0.rank == .part } }

    /// Finds the airlines of today that those of the list became.
    mutating func follow(in periods: [AirlinePeriod]) {
        for place in ranked.indices where ranked[place].airline.became != nil {
            ranked[place].airline.follow(in: periods)
        }
    }

    /// Adds an airline if something of what a flight says speaks for it.
    mutating func add(_ airline: AirlinePeriod, for query: AirlineQuery) {
        if let rank = Self.rank(airline, query) { ranked.append((rank, airline)) }
    }

    private static func rank(_ airline: AirlinePeriod, _ query: AirlineQuery) -> Rank? {
        let said = query.words.said
        if let icao = said?.icao, let other = airline.icao {
            guard icao == other else { return nil }
            let isOther =
                query.agreement(with: airline, isCoded: true) == AirlineQuery.Agreement.none
            return isOther ? nil : .icao
        }
        let isCoded = query.hasCode(of: airline)
        switch query.agreement(with: airline, isCoded: isCoded) {
        case nil: return isCoded ? .code : nil
        case .same?: return isCoded ? .nameAndCode : said?.iata == nil ? .name : nil
        case .code?:
            return isCoded ? .nameAndCode : said?.iata == nil ? .nameOfCode : nil
        case .part?: return isCoded ? .partAndCode : said?.iata == nil ? .part : nil
        case .longer?: return isCoded ? .part : nil
        case AirlineQuery.Agreement.none?: return nil
        }
    }

    /// Returns the airline that is meant on a day, of which some are known.
    package func match(on days: ClosedRange<Int>?) -> AirlineMatch {
        let flying = ranked.filter { element in
            element.rank == .icao || days.map { element.airline.flew(on: $0) } ?? true
        }
        // An airline of that name may have flown at another time.
        let named = ranked.filter { $0.rank <= .name }.map(\.airline)
        let best = flying.map(\.rank).min() ?? .part
        if best == .part, !named.isEmpty {
            return AirlineMatch(guess: named.count == 1 ? named[0] : nil)
        }
        guard !flying.isEmpty else { return AirlineMatch() }
        let all = flying.filter { $0.rank == best }.map(\.airline)
        // What a table dates is better known than what no table does.
        let dated = all.filter { $0.days != nil }
        var found = dated.isEmpty ? all : dated
        if best == .icao, let days {
            let then = found.filter { $0.flew(on: days) }
            if !then.isEmpty { found = then }
        }
        // Of names that one airline had, the last one is its name.
        let isOne = found.allSatisfy { $0.icao != nil && $0.icao == found[0].icao }
        if isOne, let last = found.last { found = [last] }
        let isCertain =
            switch best {
            case .icao: true
            case .nameAndCode, .name, .partAndCode, .nameOfCode: found.count == 1
            case .code: found.count == 1 && !dated.isEmpty
            case .part: false
            }
        if isCertain { return AirlineMatch(known: found[0]) }
        return AirlineMatch(guess: best == .part && found.count > 1 ? nil : found[0])
    }
}

extension AirlinePeriod {
    /// Whether it flew on a day, as far as is known.
    fileprivate func flew(on days: ClosedRange<Int>) -> Bool {
        self.days?.overlaps(days) ?? true
    }
}
