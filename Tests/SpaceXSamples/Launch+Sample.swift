package import SectionKit
package import SpaceXLaunches

extension LaunchEntity {
    /// An entity with few fields but those that a test needs.
    package static func sample(
        _ name: String = "Sample",
        id: String? = nil,
        number: Int? = nil,
        date: String? = nil,
        precision: PreciseDate.Precision = .hour,
        rocket: String? = nil,
        launchpad: String? = nil,
        outcome: Launch.Outcome = .success
    ) -> LaunchEntity {
        var entity = LaunchEntity(name: name)
        entity.id = id
        entity.flightNumber = number
        entity.dateUTC = date
        entity.datePrecision = precision.rawValue
        entity.rocket = rocket
        entity.launchpad = launchpad
        switch outcome {
        case .success: entity.success = true
        case .partialFailure: (entity.success, entity.isPartialFailure) = (false, true)
        case .failure: entity.success = false
        case .upcoming: entity.upcoming = true
        case .unknown: break
        }
        return entity
    }
}

extension Launch {
    /// A launch with few known fields but those that a test needs.
    package static func sample(
        _ name: String = "Sample",
        id: String? = nil,
        number: Int? = nil,
        date: String? = nil,
        precision: PreciseDate.Precision = .hour,
        rocket: String? = nil,
        launchpad: String? = nil,
        outcome: Outcome = .success
    ) -> Launch {
        Launch(
            .sample(
                name, id: id, number: number, date: date, precision: precision, rocket: rocket,
                launchpad: launchpad, outcome: outcome))
    }
}
