import Geodesy

/// A runway.
struct Runway: Equatable, Sendable {
    /// The names of its ends, such as `07L/25R`; nil if none is known.
    let name: String?

    /// The length in feet.
    let length: Int?

    /// The width in feet.
    let width: Int?

    /// The material, such as "asphalt".
    let surface: String?

    let isLighted: Bool
    let isClosed: Bool

    /// The true heading of the end named first, in degrees.
    let heading: Double?

    /// Where it begins and ends; empty unless both are known, because a length and a heading do not
    /// say where it is.
    let ends: [Coordinate]

    /// Converts the entity to the domain; a length or width of 0 is unknown.
    init(_ entity: RunwayEntity) {
        let names = [entity.low, entity.high].compactMap(\.self)
        name = names.isEmpty ? nil : names.joined(separator: "/")
        if let low = entity.lowEnd, let high = entity.highEnd, low != high {
            ends = [low, high]
        } else {
            ends = []
        }
        length = entity.length.flatMap { $0 > 0 ? $0 : nil }
        width = entity.width.flatMap { $0 > 0 ? $0 : nil }
        surface = entity.surface.flatMap(Self.words)
        isLighted = entity.isLighted
        isClosed = entity.isClosed
        heading = entity.heading
    }

    /// Returns the name of an abbreviated surface; other text is returned unchanged.
    ///
    /// The part after a hyphen is the condition, as in `ASP-G` for good asphalt.
    private static func words(for surface: String) -> String? {
        let code = surface.prefix { $0 != "-" && $0 != "/" }.uppercased()
        return switch code {
        case "", "UNK", "UNKNOWN", "U", "X": nil
        case "ASP", "ASPH", "ASPHALT", "BIT", "B": "asphalt"
        case "CON", "CONC", "CONCRETE", "C": "concrete"
        case "PEM": "asphalt and concrete"
        case "GRS", "GRASS", "GRE", "TURF", "G": code == "GRE" ? "gravel" : "grass"
        case "GVL", "GRVL", "GRAVEL": "gravel"
        case "WATER", "WAT": "water"
        case "DIRT", "SAND", "SNOW", "ICE", "CORAL", "CLAY": code.lowercased()
        default: surface
        }
    }
}
