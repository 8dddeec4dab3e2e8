import SectionKit

/// What one launch is: the feature's domain.
struct Launch: Equatable, Sendable {
    /// How a launch came out.
    enum Outcome: String, CaseIterable, Sendable {
        case success, failure, upcoming, unknown
    }

    let flightNumber: Int?
    let name: String
    let date: PreciseDate?
    let rocket: String?
    let launchpad: String?
    let outcome: Outcome
    let patch: String?
    let webcast: String?
    let article: String?
    let wikipedia: String?
}

extension Launch {
    /// Takes the meaning out of what the API says.
    init(_ entity: LaunchEntity) {
        flightNumber = entity.flightNumber
        name = entity.name
        date = PreciseDate(utc: entity.dateUTC, precision: entity.datePrecision)
        rocket = entity.rocket
        launchpad = entity.launchpad
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
