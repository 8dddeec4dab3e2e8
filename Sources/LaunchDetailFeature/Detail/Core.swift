import SectionKit

/// A first stage on one flight.
struct Core: Equatable, Sendable {
    /// The source's id; nil if it has none.
    let id: String?

    /// The serial number, such as `B1051`; nil if the source does not have it.
    let serial: String?
    let block: Int?

    /// The number of the core's flight, starting at 1.
    let flight: Int?

    let reused: Bool?
    let gridfins: Bool?
    let legs: Bool?
    let landing: Recovery

    /// The type of landing: RTLS at a landing zone, ASDS on a drone ship, Ocean.
    let landingType: String?

    let landpad: String?
    let landpadFullName: String?
}

/// The recovery of a reusable part.
enum Recovery: String, Sendable {
    case success, failure

    /// Recovery is planned for an upcoming launch.
    case planned

    /// Recovery was attempted; the result is unknown.
    case attempted

    case notAttempted = "not attempted"
    case unknown
}

extension Recovery {
    /// Creates a recovery from the fields of an API; a success implies an attempt.
    init(attempted: Bool?, succeeded: Bool?, isUpcoming: Bool) {
        self =
            switch (attempted, succeeded) {
            case (false, _): .notAttempted
            case (true, _) where isUpcoming: .planned
            case (_, true): .success
            case (true, false): .failure
            case (true, nil): .attempted
            case (nil, _): .unknown
            }
    }
}

extension Core {
    /// Creates a core from an entity.
    init(_ entity: CoreEntity, isUpcoming: Bool) {
        id = entity.id.nonBlank
        serial = entity.serial.nonBlank
        block = entity.block
        flight = entity.flight
        reused = entity.reused
        gridfins = entity.gridfins
        legs = entity.legs
        landing = Recovery(
            attempted: entity.landingAttempt, succeeded: entity.landingSuccess,
            isUpcoming: isUpcoming)
        landingType = entity.landingType.nonBlank
        landpad = entity.landpad?.name.nonBlank
        landpadFullName = entity.landpad?.fullName.nonBlank
    }
}
