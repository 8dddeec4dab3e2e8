import Essentials
package import SectionKit

/// A launch: the domain of all features about launches.
package struct Launch: Equatable, Sendable {
    /// The outcome of a launch.
    package enum Outcome: String, CaseIterable, Sendable {
        case success, failure, upcoming, unknown
    }

    /// The source's id; nil if it has none.
    package let id: String?
    package let flightNumber: Int?

    /// The name; never empty, because records without a name are left out.
    package let name: String
    package let date: PreciseDate?
    package let rocket: String?
    package let launchpad: String?
    package let outcome: Outcome
    package let patch: String?
    package let webcast: String?
    package let article: String?
    package let wikipedia: String?
}

extension Launch {
    /// Creates a launch from an entity.
    package init(_ entity: LaunchEntity) {
        id = entity.id.nonBlank
        flightNumber = entity.flightNumber
        name = entity.name.nonBlank ?? ""
        date = PreciseDate(utc: entity.dateUTC, precision: entity.datePrecision)
        rocket = entity.rocket.nonBlank
        launchpad = entity.launchpad.nonBlank
        outcome =
            switch (entity.upcoming, entity.success) {
            case (true, _): .upcoming
            case (_, true): .success
            case (_, false): .failure
            default: .unknown
            }
        patch = entity.patch
        webcast = entity.webcast
        article = entity.article
        wikipedia = entity.wikipedia
    }
}

extension PreciseDate {
    /// Creates a date from a text; without a precision, only the day counts, because a date may be
    /// shown too coarse, but never too fine.
    fileprivate init?(utc: String?, precision: String?) {
        guard let date = utc.flatMap(ISO8601.date) else { return nil }
        self.init(date, precision: precision.flatMap(Precision.init) ?? .day)
    }
}
