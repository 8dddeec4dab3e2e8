import SectionKit

/// The features of a tile that a map draws, as they are in the tile.
struct DrawnTile: Sendable {
    struct Feature: Sendable {
        let meaning: MapSchema.Meaning
        let name: String?
        let geometry: TileGeometry
        let extent: Int
    }

    let features: [Feature]

    /// The number of points of each kind, by its raw value.
    let points: [Int]

    /// The number of points.
    var pointCount: Int { points.reduce(0, +) }

    /// Finds the features of a tile.
    ///
    /// - Parameter schema: what the archive has; nil if only the layers of the tile say it.
    init(_ tile: VectorTile, schema: MapSchema?) {
        var features: [Feature] = []
        var points = [Int](repeating: 0, count: MapFeature.Kind.allCases.count)
        if let schema = schema ?? MapSchema(layers: tile.layers.lazy.map(\.name)) {
            for layer in tile.layers where schema.hasLayer(layer.name) {
                for feature in layer.features {
                    let feature = LayerFeature(layer: layer, feature: feature)
                    guard let meaning = schema.meaning(of: feature) else { continue }
                    let geometry = feature.feature.geometry
                    points[meaning.kind.rawValue] += geometry.pointCount
                    features.append(
                        Feature(
                            meaning: meaning, name: feature.name, geometry: geometry,
                            extent: layer.extent))
                }
            }
        }
        self.features = features
        self.points = points
    }

    /// What it takes to keep the tile, in points.
    var cost: Int { pointCount + 16 * features.count }
}
