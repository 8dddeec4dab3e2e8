import Foundation
import Testing

@testable import BaseMaps

/// What other programs read from the sample archives, written by make-tile-samples.
struct TileSamples: Decodable {
    struct Archive: Decodable {
        let zooms: [Int]
        let bounds: [Double]
        let metadata: Metadata
        let tiles: [Tile]
    }

    struct Metadata: Decodable {
        struct Layer: Decodable {
            let id: String
        }

        let attribution: String?
        let vector_layers: [Layer]?
    }

    struct Tile: Decodable {
        let place: [Int]

        /// The number of bytes; -1 if there is no such tile.
        let size: Int

        let layers: [Layer]?
    }

    struct Layer: Decodable {
        let name: String
        let version: Int
        let extent: Int
        let features: [Feature]
    }

    struct Feature: Decodable {
        let type: String
        let parts: [[[Int32]]]
        let properties: [String: Value]
    }

    enum Value: Decodable {
        case text(String)
        case number(Double)
        case flag(Bool)

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let flag = try? container.decode(Bool.self) {
                self = .flag(flag)
            } else if let number = try? container.decode(Double.self) {
                self = .number(number)
            } else {
                self = .text(try container.decode(String.self))
            }
        }

        var value: VectorTile.Value {
            switch self {
            case .text(let text): .text(text)
            case .number(let number): .number(number)
            case .flag(let flag): .flag(flag)
            }
        }
    }

    struct Cut: Decodable {
        let points: [[Double]]
        let area: Double
        let length: Double
    }

    /// A part of a row: a number, or a number that is too large for JSON as a text.
    struct ID: Decodable {
        let place: [Int]
        let number: UInt64

        init(from decoder: any Decoder) throws {
            var row = try decoder.unkeyedContainer()
            place = try (0..<3).map { _ in try row.decode(Int.self) }
            number = try #require(UInt64(try row.decode(String.self)))
        }
    }

    let ids: [ID]

    /// Places of tiles, each with its western, southern, eastern and northern edge in degrees.
    let edges: [[Double]]

    let cuts: [Cut]
    let archives: [String: Archive]

    static func expected() throws -> TileSamples {
        try JSONDecoder().decode(TileSamples.self, from: Data(bytes(of: "expected.json")))
    }

    static func path(of name: String) -> String {
        Bundle.module.bundleURL.appending(path: "Tiles/\(name)").path
    }

    static func bytes(of name: String) throws -> [UInt8] {
        Array(try Data(contentsOf: URL(filePath: path(of: name))))
    }
}

/// An archive in memory.
struct MemoryTiles: TileBytes {
    let content: [UInt8]

    var size: UInt64 { UInt64(content.count) }

    func bytes(at offset: UInt64, count: Int) throws(TileError) -> [UInt8] {
        guard offset <= size, UInt64(count) <= size - offset else { throw .cutOff }
        return Array(content[Int(offset)..<Int(offset) + count])
    }
}

extension TileID {
    static func at(_ place: [Int]) throws -> TileID {
        try #require(TileID(zoom: place[0], x: place[1], y: place[2]))
    }
}
