import SectionKit

/// A vocabulary of layers and attributes of vector tiles.
enum MapSchema: CaseIterable, Sendable {
    case protomaps
    case openMapTiles
    case shortbread

    /// What a feature is.
    struct Meaning: Equatable, Sendable {
        let kind: MapFeature.Kind

        /// How important a place is, from 0 to 7.
        var importance = 0

        /// Whether it only says the name of what another layer draws.
        var isName = false

        /// The meaning of a feature that only says the name of a way; nil if that is not written.
        var named: Meaning? { kind.isWay ? Meaning(kind: kind, isName: true) : nil }
    }

    /// The layers that are read.
    private var layers: Set<String> {
        switch self {
        case .protomaps: Self.protomapsLayers
        case .openMapTiles: Self.openMapTilesLayers
        case .shortbread: Self.shortbreadLayers
        }
    }

    /// Finds the schema that has most of some layers; nil if none has any of them.
    init?(layers: some Sequence<String>) {
        let names = Set(layers)
        var (best, most) = (MapSchema.protomaps, 0)
        for schema in Self.allCases {
            let count = schema.layers.intersection(names).count
            if count > most { (best, most) = (schema, count) }
        }
        guard most > 0 else { return nil }
        self = best
    }

    /// Whether features of a layer may be drawn.
    func hasLayer(_ name: String) -> Bool { layers.contains(name) }

    /// Returns what a feature is; nil if it is not drawn.
    func meaning(of feature: LayerFeature) -> Meaning? {
        switch self {
        case .protomaps: Self.protomapsMeaning(of: feature)
        case .openMapTiles: Self.openMapTilesMeaning(of: feature)
        case .shortbread: Self.shortbreadMeaning(of: feature)
        }
    }
}

/// A feature with the layer that has its attributes.
struct LayerFeature {
    let layer: VectorTile.Layer
    let feature: VectorTile.Feature

    var shape: TileGeometry.Shape { feature.geometry.shape }
    var areas: Bool { shape == .areas }
    var lines: Bool { shape == .lines }
    var points: Bool { shape == .points }

    /// Returns an attribute that is a text; nil if it is missing, empty or no text.
    func text(_ key: String) -> String? {
        guard case .text(let text)? = layer.value(key, of: feature) else { return nil }
        return text.isEmpty ? nil : text
    }

    /// Returns an attribute that is a number, or a text with one.
    func number(_ key: String) -> Double? {
        switch layer.value(key, of: feature) {
        case .number(let number): number
        case .text(let text): Double(text)
        case .flag, nil: nil
        }
    }

    /// Whether an attribute is true or 1.
    func isSet(_ key: String) -> Bool {
        switch layer.value(key, of: feature) {
        case .flag(let isSet): isSet
        case .number(let number): number == 1
        case .text, nil: false
        }
    }

    /// The name in the local language, or else in English.
    var name: String? { text("name") ?? text("name:en") ?? text("name_en") }

    /// Whether it is a border of a country or one of its largest parts, by its level in
    /// OpenStreetMap.
    func isBorder(level key: String) -> Bool {
        lines && !isSet("maritime") && (number(key).map { $0 <= 4 } ?? false)
    }
}

/// The kinds of features by the values of an attribute.
struct KindTable: Sendable {
    private var kinds: [String: MapFeature.Kind] = [:]

    /// Creates a table; the values of each kind have spaces between them.
    init(_ values: KeyValuePairs<MapFeature.Kind, String>) {
        for (kind, words) in values {
            for word in words.split(separator: " ") { kinds[String(word)] = kind }
        }
    }

    subscript(value: String?) -> MapSchema.Meaning? {
        value.flatMap { kinds[$0] }.map { MapSchema.Meaning(kind: $0) }
    }

    /// How important places are by their value of `place` in OpenStreetMap; unknown ones are left out.
    ///
    /// Source: https://wiki.openstreetmap.org/wiki/Key:place.
    static func place(_ value: String?) -> MapSchema.Meaning? {
        let importance: Int? =
            switch value {
            case "country": 7
            case "state", "province", "region", "state_capital", "capital": 6
            case "city": 5
            case "town": 4
            case "village": 3
            case "suburb", "macrohood": 2
            case "quarter", "borough", "hamlet", "neighbourhood", "island": 1
            case "isolated_dwelling", "farm", "locality", "islet": 0
            default: nil
            }
        return importance.map { .init(kind: .place, importance: $0) }
    }
}
