/// A vector tile, with all of its layers.
///
/// Fields and types that the specification does not have are skipped. A feature that is damaged is
/// left out; a tile that is no sequence of fields, or has more than the limits, is an error.
///
/// Source: Mapbox Vector Tile Specification 2.1
/// (https://github.com/mapbox/vector-tile-spec/tree/master/2.1).
struct VectorTile: Sendable {
    /// A value of an attribute.
    enum Value: Equatable, Sendable {
        case text(String)
        case number(Double)
        case flag(Bool)
    }

    /// Something in a layer.
    struct Feature: Sendable {
        let geometry: TileGeometry

        /// The indices of a key and its value, in turn; all of them exist.
        fileprivate let tags: [Int]
    }

    /// Features of one sort, such as roads.
    struct Layer: Sendable {
        let name: String
        let version: Int

        /// The units along each side of the tile, from 1 to 2²⁰.
        let extent: Int

        let features: [Feature]
        fileprivate let keys: [String: Int]
        fileprivate let values: [Value]

        /// Returns the value of an attribute of a feature of the layer; nil if it has none.
        func value(_ key: String, of feature: Feature) -> Value? {
            guard let key = keys[key] else { return nil }
            for place in stride(from: 0, to: feature.tags.count, by: 2)
            where feature.tags[place] == key {
                return values[feature.tags[place + 1]]
            }
            return nil
        }
    }

    let layers: [Layer]

    private static let mostLayers = 256
    private static let mostFeatures = 1 << 18
    private static let mostPoints = 1 << 20
    private static let mostWords = 1 << 18

    /// How much more the tile may have.
    private struct Budget {
        var features = mostFeatures
        var points = mostPoints
        var words = mostWords

        mutating func takeWord() throws(TileError) {
            words -= 1
            if words < 0 { throw .damaged(.tile) }
        }
    }

    /// Reads an uncompressed tile.
    init(_ bytes: [UInt8]) throws(TileError) {
        var reader = ByteReader(bytes, of: .tile)
        var budget = Budget()
        var layers: [Layer] = []
        while let field = try reader.field() {
            guard field.number == 3, field.wire == .bytes else {
                try reader.skip(field.wire)
                continue
            }
            guard layers.count < Self.mostLayers else { throw .damaged(.tile) }
            if let layer = try Self.layer(reader.message(), &budget) { layers.append(layer) }
        }
        self.layers = layers
    }

    /// Reads a layer; nil if it has no size.
    private static func layer(
        _ reader: ByteReader,
        _ budget: inout Budget
    ) throws(TileError) -> Layer? {
        var reader = reader
        var (name, version, extent) = ("", 1, UInt64(4096))
        var (keys, keyCount, values) = ([String: Int](), 0, [Value]())
        // Keys and values may follow the features that have them.
        var features: [ByteReader] = []
        while let field = try reader.field() {
            switch (field.number, field.wire) {
            case (1, .bytes): name = try reader.text()
            case (2, .bytes):
                budget.features -= 1
                if budget.features < 0 { throw .damaged(.tile) }
                features.append(try reader.message())
            case (3, .bytes):
                try budget.takeWord()
                keys[try reader.text()] = keyCount
                keyCount += 1
            case (4, .bytes):
                try budget.takeWord()
                values.append(try value(reader.message()))
            case (5, .varint): extent = try reader.varint()
            case (15, .varint): version = Int(clamping: try reader.varint())
            default: try reader.skip(field.wire)
            }
        }
        guard (1...(1 << 20)).contains(extent) else { return nil }
        var known: [Feature] = []
        known.reserveCapacity(features.count)
        for message in features {
            let feature = try feature(
                message, keyCount: keyCount, valueCount: values.count, &budget)
            if let feature { known.append(feature) }
        }
        return Layer(
            name: name, version: version, extent: Int(extent), features: known, keys: keys,
            values: values)
    }

    /// Reads a value; an empty text if it has none.
    private static func value(_ reader: ByteReader) throws(TileError) -> Value {
        var reader = reader
        var value = Value.text("")
        while let field = try reader.field() {
            switch (field.number, field.wire) {
            case (1, .bytes): value = .text(try reader.text())
            case (2, .fourBytes):
                let bits = UInt32(truncatingIfNeeded: try reader.fixed(4))
                value = .number(Double(Float(bitPattern: bits)))
            case (3, .eightBytes): value = .number(Double(bitPattern: try reader.fixed(8)))
            case (4, .varint): value = .number(Double(Int64(bitPattern: try reader.varint())))
            case (5, .varint): value = .number(Double(try reader.varint()))
            case (6, .varint):
                let bits = try reader.varint()
                value = .number(Double(Int64(bitPattern: bits >> 1) ^ -Int64(bits & 1)))
            case (7, .varint): value = .flag(try reader.varint() != 0)
            default: try reader.skip(field.wire)
            }
        }
        return value
    }

    /// Reads a feature; nil if its geometry is damaged or of an unknown type.
    private static func feature(
        _ reader: ByteReader,
        keyCount: Int,
        valueCount: Int,
        _ budget: inout Budget
    ) throws(TileError) -> Feature? {
        var reader = reader
        var (tags, type) = ([Int](), UInt64(0))
        var commands: ByteReader?
        while let field = try reader.field() {
            switch (field.number, field.wire) {
            case (2, .bytes):
                var pairs = try reader.message()
                tags.reserveCapacity(pairs.remaining)
                while pairs.remaining > 0 {
                    let key = try pairs.varint()
                    guard pairs.remaining > 0 else { break }
                    let value = try pairs.varint()
                    guard key < keyCount, value < valueCount else { continue }
                    tags.append(Int(key))
                    tags.append(Int(value))
                }
            case (3, .varint): type = try reader.varint()
            case (4, .bytes): commands = try reader.message()
            default: try reader.skip(field.wire)
            }
        }
        guard let shape = TileGeometry.Shape(rawValue: type), let commands else { return nil }
        let geometry = try TileGeometry(shape, commands, pointBudget: &budget.points)
        return geometry.map { Feature(geometry: $0, tags: tags) }
    }
}
