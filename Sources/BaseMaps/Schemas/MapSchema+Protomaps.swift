import SectionKit

/// The basemap of Protomaps, version 4.
///
/// Source: Basemap Layers (https://docs.protomaps.com/basemaps/layers), and for the values of `kind`
/// that it leaves open the profile of the tiles (https://github.com/protomaps/basemaps).
extension MapSchema {
    static let protomapsLayers: Set = [
        "earth", "landcover", "landuse", "natural", "water", "roads", "buildings", "boundaries",
        "places", "pois",
    ]

    private static let ground = KindTable([
        .builtUp: """
        residential commercial industrial retail railway school kindergarten university \
        college hospital urban_area
        """,
        .park: """
        park national_park nature_reserve protected_area garden golf_course dog_park \
        playground pitch recreation_ground cemetery village_green zoo
        """,
        .field: """
        farmland grass grassland meadow scrub allotments orchard wetland
        """,
        .wood: "forest wood",
        .bareGround: "beach sand bare_rock barren",
        .ice: "glacier",
        .airfield: "aerodrome airfield",
        .runway: "runway",
        .aeroway: "taxiway apron",
        .path: "pedestrian pier platform",
    ])

    private static let roads = KindTable([
        .motorway: "highway",
        .mainRoad: "major_road medium_road",
        .street: "minor_road",
        .path: "path",
        .rail: "rail",
        .lift: "aerialway",
    ])

    private static let waterLines: Set = ["river", "canal", "stream", "ditch", "drain"]

    static func protomapsMeaning(of feature: LayerFeature) -> Meaning? {
        let kind = feature.text("kind")
        switch feature.layer.name {
        case "earth": return feature.areas ? Meaning(kind: .land) : nil
        case "landcover", "landuse", "natural": return feature.areas ? ground[kind] : nil
        case "water":
            // Playas are dry, and reefs are under water.
            if feature.areas {
                return kind == "playa" || kind == "reef" ? nil : Meaning(kind: .water)
            }
            let isWaterway = feature.lines && kind.map(waterLines.contains) ?? false
            return isWaterway ? Meaning(kind: .waterway) : nil
        case "roads":
            guard feature.lines else { return nil }
            if kind != "aeroway" { return roads[kind] }
            let isRunway = feature.text("kind_detail") == "runway"
            return Meaning(kind: isRunway ? .runway : .aeroway)
        case "buildings":
            return feature.areas && kind == "building" ? Meaning(kind: .building) : nil
        case "boundaries":
            let isBorder = kind == "country" || kind == "region"
            return feature.lines && isBorder ? Meaning(kind: .boundary) : nil
        case "places":
            guard feature.points else { return nil }
            return KindTable.place(
                kind == "locality" ? feature.text("kind_detail") ?? kind : kind)
        case "pois": return feature.points && kind == "peak" ? Meaning(kind: .peak) : nil
        default: return nil
        }
    }
}
