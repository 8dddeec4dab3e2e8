import SectionKit

/// The schema Shortbread, versions 1.0 and 1.1.
///
/// Source: Vector Tile Schema (https://shortbread-tiles.org/schema/1.0).
extension MapSchema {
    static let shortbreadLayers: Set = [
        "ocean", "water_polygons", "water_lines", "pier_polygons", "pier_lines", "land", "sites",
        "buildings", "streets", "street_polygons", "street_labels", "aerialways", "boundaries",
        "boundary_labels", "place_labels",
    ]

    private static let land = KindTable([
        .builtUp: """
        residential industrial commercial garages retail railway landfill brownfield \
        greenhouse_horticulture farmyard
        """,
        .park: """
        park garden playground golf_course miniature_golf recreation_ground village_green \
        cemetery grave_yard
        """,
        .field: """
        farmland grass grassland meadow orchard vineyard allotments plant_nursery heath \
        scrub greenfield swamp bog string_bog wet_meadow marsh
        """,
        .wood: "forest",
        .bareGround: "sand beach bare_rock scree shingle quarry",
    ])

    private static let sites = KindTable([
        .builtUp: "university college school hospital prison construction",
        .park: "sports_centre",
    ])

    private static let streets = KindTable([
        .motorway: "motorway",
        .mainRoad: "trunk primary secondary tertiary",
        .street: "unclassified residential living_street service busway bus_guideway",
        .path: "pedestrian track footway steps path cycleway bridleway",
        .runway: "runway",
        .aeroway: "taxiway",
        .rail: "rail narrow_gauge tram light_rail funicular subway monorail",
    ])

    static func shortbreadMeaning(of feature: LayerFeature) -> Meaning? {
        let kind = feature.text("kind")
        switch feature.layer.name {
        case "ocean": return feature.areas ? Meaning(kind: .water) : nil
        case "water_polygons":
            return feature.areas ? Meaning(kind: kind == "glacier" ? .ice : .water) : nil
        case "water_lines": return feature.lines ? Meaning(kind: .waterway) : nil
        case "pier_polygons", "pier_lines": return feature.points ? nil : Meaning(kind: .path)
        case "land": return feature.areas ? land[kind] : nil
        case "sites": return feature.areas ? sites[kind] : nil
        case "buildings": return feature.areas ? Meaning(kind: .building) : nil
        case "streets": return feature.lines ? streets[kind] : nil
        case "street_polygons": return feature.areas ? streets[kind] : nil
        case "street_labels": return feature.lines ? streets[kind]?.named : nil
        case "aerialways": return feature.lines ? Meaning(kind: .lift) : nil
        case "boundaries":
            return feature.isBorder(level: "admin_level") ? Meaning(kind: .boundary) : nil
        case "boundary_labels":
            guard feature.points, let level = feature.number("admin_level") else { return nil }
            return KindTable.place(level <= 2 ? "country" : level <= 4 ? "state" : nil)
        case "place_labels": return feature.points ? KindTable.place(kind) : nil
        default: return nil
        }
    }
}
