import Essentials
package import SectionKit

/// What one launch is: the domain of all features about launches.
package struct Launch: Equatable, Sendable {
    /// How a launch came out.
    package enum Outcome: String, CaseIterable, Sendable {
        case success, failure, upcoming, unknown
    }

    /// What its source calls it for good; nil if it has no such name.
    package let id: String?
    package let flightNumber: Int?

    /// Its name, which says something: records without one are left out.
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
    /// Takes the meaning out of what the API says.
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
    /// An hour that is not said to be less is a day: it may be shown too coarse, never too fine.
    fileprivate init?(utc: String?, precision: String?) {
        guard let date = utc.flatMap(ISO8601.date) else { return nil }
        self.init(date, precision: precision.flatMap(Precision.init) ?? .day)
    }
}
