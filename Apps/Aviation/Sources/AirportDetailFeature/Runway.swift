/// A runway, with what its source says turned into what it means.
struct Runway: Equatable, Sendable {
    /// The names of its ends, such as `07L/25R`; nil if none is known.
    let name: String?

    /// In feet.
    let length: Int?
    let width: Int?

    /// What it is made of, such as "asphalt".
    let surface: String?

    let isLighted: Bool
    let isClosed: Bool

    /// The true heading of the end named first, in degrees.
    let heading: Double?

    /// Takes the meaning out of what the source says; 0 is no length.
    init(_ entity: RunwayEntity) {
        let ends = [entity.low, entity.high].compactMap(\.self)
        name = ends.isEmpty ? nil : ends.joined(separator: "/")
        length = entity.length.flatMap { $0 > 0 ? $0 : nil }
        width = entity.width.flatMap { $0 > 0 ? $0 : nil }
        surface = entity.surface.flatMap(Self.words)
        isLighted = entity.isLighted
        isClosed = entity.isClosed
        heading = entity.heading
    }

    /// The word for a surface that pilots abbreviate; anything else stays as it is.
    ///
    /// What follows a hyphen is the condition, as in `ASP-G` for good asphalt.
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
