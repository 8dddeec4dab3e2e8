import SectionKit

/// Something that a launch carries.
struct Payload: Equatable, Sendable {
    /// What its source calls it for good; nil if it has no such name.
    let id: String?

    let name: String?
    let type: String?
    let orbit: String?

    /// How many of them there are, where the source counts them.
    let amount: Int?

    /// Kilograms.
    let mass: Double?

    let customers: String?
    let manufacturers: String?
    let nationalities: String?
    let reused: Bool?

    /// Kilometres, kilometres, degrees and minutes.
    let periapsis: Double?
    let apoapsis: Double?
    let inclination: Double?
    let period: Double?
}

extension Payload {
    /// Takes the meaning out of what the API says.
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
