@testable import BaseMaps

/// Writes archives and tiles, also such as no program writes.
enum TileWriter {
    static func varint(_ number: UInt64) -> [UInt8] {
        var (rest, bytes) = (number, [UInt8]())
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        return bytes + [UInt8(rest)]
    }

    static func little(_ number: UInt64, _ count: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * UInt64($0))) }
    }

    /// An entry of a directory: number, run length, length, and what is written for the offset.
    typealias Entry = (UInt64, UInt64, UInt64, UInt64)

    static func directory(_ entries: [Entry], count: UInt64? = nil) -> [UInt8] {
        var (bytes, last) = (varint(count ?? UInt64(entries.count)), UInt64(0))
        for entry in entries {
            bytes += varint(entry.0 &- last)
            last = entry.0
        }
        bytes += entries.flatMap { varint($0.1) }
        bytes += entries.flatMap { varint($0.2) }
        return bytes + entries.flatMap { varint($0.3) }
    }

    /// An archive without compression.
    static func archive(
        root: [UInt8],
        leaves: [UInt8] = [],
        tiles: [UInt8] = [],
        metadata: [UInt8] = [],
        maxZoom: UInt8 = 14,
        compression: UInt8 = 1,
        type: UInt8 = 1,
        bounds: (Int32, Int32, Int32, Int32) = (
            -1_800_000_000, -850_000_000, 1_800_000_000, 850_000_000
        )
    ) -> [UInt8] {
        var bytes = Array("PMTiles".utf8) + [3]
        var place = UInt64(TileHeader.size)
        for part in [root, metadata, leaves, tiles] {
            bytes += little(place, 8) + little(UInt64(part.count), 8)
            place += UInt64(part.count)
        }
        bytes += [UInt8](repeating: 0, count: 24) + [1, compression, compression, type, 0, maxZoom]
        for edge in [bounds.0, bounds.1, bounds.2, bounds.3] {
            bytes += little(UInt64(UInt32(bitPattern: edge)), 4)
        }
        bytes += [UInt8](repeating: 0, count: 9)
        return bytes + root + metadata + leaves + tiles
    }

    /// An archive of tiles in the order of their numbers.
    static func archive(
        _ tiles: [(TileID, [UInt8])],
        maxZoom: UInt8 = 14,
        bounds: (Int32, Int32, Int32, Int32) = (
            -1_800_000_000, -850_000_000, 1_800_000_000, 850_000_000
        )
    ) -> [UInt8] {
        let tiles = tiles.sorted { $0.0.number < $1.0.number }
        var (entries, offset) = ([Entry](), UInt64(0))
        for (id, bytes) in tiles {
            entries.append((id.number, 1, UInt64(bytes.count), offset + 1))
            offset += UInt64(bytes.count)
        }
        return archive(
            root: directory(entries), tiles: tiles.flatMap(\.1), maxZoom: maxZoom, bounds: bounds)
    }

    static func message(_ field: UInt64, _ bytes: [UInt8]) -> [UInt8] {
        varint(field << 3 | 2) + varint(UInt64(bytes.count)) + bytes
    }

    static func number(_ field: UInt64, _ number: UInt64) -> [UInt8] {
        varint(field << 3) + varint(number)
    }

    static func zigzag(_ number: Int) -> UInt64 {
        UInt64(bitPattern: Int64(number << 1 ^ number >> 63))
    }

    /// The commands of lines, or of rings without their last point.
    static func commands(_ parts: [[(Int, Int)]], closed: Bool) -> [UInt64] {
        var (commands, x, y) = ([UInt64](), 0, 0)
        for part in parts {
            for (index, point) in part.enumerated() {
                if index == 0 { commands.append(1 << 3 | 1) }
                if index == 1 { commands.append(UInt64(part.count - 1) << 3 | 2) }
                commands += [zigzag(point.0 - x), zigzag(point.1 - y)]
                (x, y) = point
            }
            if closed { commands.append(1 << 3 | 7) }
        }
        return commands
    }

    static func feature(_ type: UInt64, _ commands: [UInt64], tags: [UInt64] = []) -> [UInt8] {
        message(2, tags.flatMap(varint)) + number(3, type) + message(4, commands.flatMap(varint))
    }

    /// A layer whose attributes are texts.
    static func layer(
        _ name: String,
        _ features: [[UInt8]],
        keys: [String] = [],
        values: [String] = [],
        extent: UInt64 = 4096
    ) -> [UInt8] {
        var bytes = message(1, Array(name.utf8)) + number(15, 2) + number(5, extent)
        bytes += features.flatMap { message(2, $0) } + keys.flatMap { message(3, Array($0.utf8)) }
        bytes += values.flatMap { message(4, message(1, Array($0.utf8))) }
        return message(3, bytes)
    }
}
