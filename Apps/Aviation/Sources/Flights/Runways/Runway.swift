package import Geodesy
import SectionEssentials
package import SectionKit

/// A runway.
package struct Runway: Equatable, Sendable {
    /// The names of its ends, such as `07L/25R`; nil if none is known.
    package let name: String?

    /// The name of each end, such as `07L` and `25R`; nil unless both are known.
    package let endNames: MapLine.Ends?

    /// The length in feet.
    package let length: Int?

    /// The width in feet.
    package let width: Int?

    /// The material, such as "asphalt".
    package let surface: String?

    package let isLighted: Bool
    package let isClosed: Bool

    /// The true heading of the end named first, in degrees.
    package let heading: Double?

    /// Where it begins and ends; empty unless both are known, because a length and a heading do not
    /// say where it is.
    package let ends: [Coordinate]

    /// Converts the entity to the domain; a length or width of 0 is unknown.
    package init(_ entity: RunwayEntity) {
        let names = [entity.low, entity.high].compactMap(\.self)
        name = names.isEmpty ? nil : names.joined(separator: "/")
        endNames =
            names.count == 2 ? MapLine.Ends(first: names[0], last: names[1]) : nil
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

extension Runway {
    /// The runway on a map, from one end to the other; nil unless both are known.
    package func line(in units: UnitSystem) -> MapLine? {
        if ends.isEmpty { return nil }
        let words = [
            isClosed ? "closed" : nil,
            length.flatMap { units.altitude(Double($0) * 0.3048).measureWords },
            heading.map { "heading \(Int(clamping: $0.rounded()))°" },
        ]
        return MapLine(
            [ends], path: .straight, label: name ?? "runway", tone: isClosed ? .pending : .neutral,
            note: words.compactMap(\.self).separated(by: ", "), ends: endNames)
    }
}
