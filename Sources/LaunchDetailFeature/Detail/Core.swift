import SectionKit

/// A first stage in one launch.
struct Core: Equatable, Sendable {
    /// What its source calls it; nil if it does not.
    let id: String?

    /// Its name for good, such as `B1051`; nil if the source does not tell.
    let serial: String?
    let block: Int?

    /// Which of its flights it is, 1 for the first.
    let flight: Int?

    let reused: Bool?
    let gridfins: Bool?
    let legs: Bool?
    let landing: Recovery

    /// How it lands: RTLS at a landing zone, ASDS on a drone ship, Ocean.
    let landingType: String?

    let landpad: String?
    let landpadFullName: String?
}

/// What becomes of a part that could come back.
enum Recovery: String, Sendable {
    case success, failure

    /// It is to come back from an upcoming launch.
    case planned

    /// It was tried; how it ended is not known.
    case attempted

    case notAttempted = "not attempted"
    case unknown
}

extension Recovery {
    /// Takes the meaning out of what the API says; a result needs no word of an attempt.
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
    /// Takes the meaning out of what the API says.
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
