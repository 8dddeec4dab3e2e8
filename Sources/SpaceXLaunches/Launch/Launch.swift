package import SectionEssentials
package import SectionKit

/// A launch: the domain of all features about launches.
///
/// It is a reference to an element of a list, 16 bytes long; its properties are read from the list.
package struct Launch: Sendable {
    /// The outcome of a launch.
    package enum Outcome: String, CaseIterable, Sendable {
        case success, failure
        case partialFailure = "partial-failure"
        case upcoming, unknown

        /// The outcome in words.
        package var words: String { self == .partialFailure ? "partial failure" : rawValue }

        /// Whether a word of the outcome begins with text, or the outcome does.
        func hasWord(beginningWith text: String) -> Bool {
            words.hasPrefix(text) || words.split(separator: " ").contains { $0.hasPrefix(text) }
        }
    }

    /// A list, shared by all of its launches.
    private final class List: Sendable {
        let entities: LaunchEntities

        init(_ entities: LaunchEntities) {
            self.entities = entities
        }
    }

    private let list: List
    private let index: Int

    /// Creates all launches of a list.
    package static func all(_ entities: LaunchEntities) -> [Launch] {
        let list = List(entities)
        return entities.indices.map { Launch(list: list, index: $0) }
    }

    /// Creates a launch from an entity.
    package init(_ entity: LaunchEntity) {
        self.init(list: List([entity]), index: 0)
    }

    private init(list: List, index: Int) {
        self.list = list
        self.index = index
    }
}

extension Launch {
    /// The launch as the API describes it.
    var entity: LaunchEntity { list.entities[index] }

    /// The source's id; nil if it has none.
    package var id: String? { list.entities.id(at: index).nonBlank }

    /// Whether the source's id is this one, without regard to the case of ASCII letters.
    package func hasID(_ id: String) -> Bool { list.entities.hasID(id, at: index) }

    package var flightNumber: Int? { list.entities.flightNumber(at: index) }

    /// The name; never empty, because records without a name are left out.
    package var name: String { list.entities.name(at: index).nonBlank ?? "" }

    package var date: PreciseDate? { list.entities.date(at: index) }

    package var rocket: String? { list.entities.rocket(at: index).nonBlank }

    package var launchpad: String? { list.entities.launchpad(at: index).nonBlank }

    package var outcome: Outcome { list.entities.outcome(at: index) }

    /// Whether the date may still change: because the source says so, or does not know the time of an
    /// upcoming launch; nil for a launch that is not upcoming.
    package var isTentative: Bool? {
        guard outcome == .upcoming else { return nil }
        return list.entities.isTentative(at: index) == true || date?.precision != .hour
    }

    package var patch: String? { list.entities.patch(at: index) }

    package var webcast: String? { list.entities.webcast(at: index) }

    package var article: String? { list.entities.article(at: index) }

    package var wikipedia: String? { list.entities.wikipedia(at: index) }
}

extension Launch: Equatable {
    /// Whether all properties of two launches are equal.
    package static func == (one: Launch, other: Launch) -> Bool {
        if one.list === other.list, one.index == other.index { return true }
        return one.id == other.id && one.flightNumber == other.flightNumber
            && one.name == other.name && one.date == other.date && one.rocket == other.rocket
            && one.launchpad == other.launchpad && one.outcome == other.outcome
            && one.isTentative == other.isTentative
            && one.patch == other.patch && one.webcast == other.webcast
            && one.article == other.article && one.wikipedia == other.wikipedia
    }
}

extension Launch {
    /// Whether its date is over, and the source still has it as upcoming: the record ends before it.
    package func isOverdue(at now: Date) -> Bool {
        outcome == .upcoming && date.map { $0.end <= now } == true
    }

    /// The outcome for people: a launch whose date is over is not upcoming, but was.
    package func badge(at now: Date) -> Badge {
        isOverdue(at: now) ? Badge("was \(outcome.words)", .neutral) : outcome.badge
    }
}

extension Launch.Outcome {
    /// The outcome as a badge, with the tone that all features use.
    package var badge: Badge {
        Badge(words, tone)
    }

    private var tone: Badge.Tone {
        switch self {
        case .success: .positive
        case .partialFailure, .failure: .negative
        case .upcoming: .pending
        case .unknown: .neutral
        }
    }
}
