import SectionKit

/// A payload of a launch.
struct Payload: Equatable, Sendable {
    /// The source's id; nil if it has none.
    let id: String?

    let name: String?
    let type: String?
    let orbit: String?

    /// The number of identical payloads, if the source has it.
    let amount: Int?

    /// Kilograms.
    let mass: Double?

    let customers: String?
    let manufacturers: String?
    let nationalities: String?
    let reused: Bool?

    /// The orbit, in kilometres, kilometres, degrees and minutes.
    let periapsis: Double?
    let apoapsis: Double?
    let inclination: Double?
    let period: Double?
}

extension Payload {
    /// Creates a payload from an entity.
    init(_ entity: PayloadEntity) {
        id = entity.id.nonBlank
        name = entity.name.nonBlank
        type = entity.type.nonBlank
        orbit = entity.orbit.nonBlank
        amount = entity.amount
        mass = entity.mass
        customers = Self.list(entity.customers)
        manufacturers = Self.list(entity.manufacturers)
        nationalities = Self.list(entity.nationalities)
        reused = entity.reused
        periapsis = entity.periapsis
        apoapsis = entity.apoapsis
        inclination = entity.inclination
        period = entity.period
    }

    private static func list(_ names: [String]) -> String? {
        let known = names.compactMap(\.nonBlank)
        return known.isEmpty ? nil : known.separated(by: ", ")
    }
}
