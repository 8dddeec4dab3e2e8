import SectionKit

/// The schema of OpenMapTiles, version 3.
///
/// Source: Schema (https://openmaptiles.org/schema), with the mappings of the layers
/// (https://github.com/openmaptiles/openmaptiles).
extension MapSchema {
    static let openMapTilesLayers: Set = [
        "water", "waterway", "landcover", "landuse", "park", "aeroway", "transportation",
        "transportation_name", "building", "boundary", "place", "mountain_peak",
    ]

    private static let covers = KindTable([
        .field: "farmland grass wetland",
        .wood: "wood",
        .bareGround: "sand rock",
        .ice: "ice",
    ])

    /// Grass that is a park, by its subclass.
    private static let greens: Set = [
        "park", "garden", "golf_course", "recreation_ground", "village_green",
    ]

    private static let uses = KindTable([
        .builtUp: """
        residential commercial industrial garages retail railway bus_station school \
        university kindergarten college library hospital stadium suburb quarter neighbourhood
        """,
        .park: "cemetery pitch playground track theme_park zoo",
    ])

    private static let aeroways = KindTable([
        .airfield: "aerodrome heliport",
        .runway: "runway",
        .aeroway: "taxiway apron helipad",
    ])

    private static let ways = KindTable([
        .motorway: "motorway",
        .mainRoad: "trunk primary secondary tertiary",
        .street: "minor service raceway busway bus_guideway",
        .path: "path track pier",
        .rail: "rail transit",
        .lift: "cable_car gondola aerialway",
    ])

    static func openMapTilesMeaning(of feature: LayerFeature) -> Meaning? {
        let type = feature.text("class")
        switch feature.layer.name {
        case "water": return feature.areas ? Meaning(kind: .water) : nil
        case "waterway": return feature.lines ? Meaning(kind: .waterway) : nil
        case "landcover":
            guard feature.areas else { return nil }
            if type == "grass", let detail = feature.text("subclass"), greens.contains(detail) {
                return Meaning(kind: .park)
            }
            return covers[type]
        case "landuse": return feature.areas ? uses[type] : nil
        // Its points are the names of parks.
        case "park": return feature.areas ? Meaning(kind: .park) : nil
        case "aeroway":
            guard let meaning = aeroways[type], !feature.points else { return nil }
            return meaning.kind == .airfield && !feature.areas ? nil : meaning
        case "transportation": return feature.points ? nil : ways[type]
        case "transportation_name": return feature.lines ? ways[type]?.named : nil
        case "building": return feature.areas ? Meaning(kind: .building) : nil
        case "boundary":
            return feature.isBorder(level: "admin_level") ? Meaning(kind: .boundary) : nil
        case "place": return feature.points ? KindTable.place(type) : nil
        case "mountain_peak":
            let isPeak = type == "peak" || type == "volcano"
            return feature.points && isPeak ? Meaning(kind: .peak) : nil
        default: return nil
        }
    }
}
