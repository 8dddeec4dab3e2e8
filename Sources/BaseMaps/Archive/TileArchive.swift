package import Geodesy
import SectionEssentials
import Synchronization

/// A map in a PMTiles archive of version 3 with vector tiles.
///
/// Every number of the file is checked before it is used, so that a damaged or hostile file is a
/// ``TileError``, and takes no more memory than the limits of its parts.
///
/// Source: PMTiles Version 3 Specification
/// (https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md).
package final class TileArchive: Sendable {
    /// The most bytes of a tile.
    private static let tileLimit = 8 << 20

    private let source: any TileBytes
    private let root: TileDirectory
    let header: TileHeader
    let metadata: TileMetadata

    /// Leaf directories by their offset; their cost is the number of entries.
    private let leaves = Mutex(
        BoundedCache<UInt64, TileDirectory>(mostItems: 32, costLimit: 1 << 19))

    /// Opens the archive in a file.
    ///
    /// - Throws: ``TileError`` if the file cannot be read, or is no archive of vector tiles.
    package convenience init(path: String) throws(TileError) {
        try self.init(TileFile(path: path))
    }

    /// Opens an archive.
    ///
    /// - Throws: ``TileError`` if the bytes cannot be read, or are no archive of vector tiles.
    package init(_ source: any TileBytes) throws(TileError) {
        let start = try source.bytes(
            at: 0, count: Int(min(source.size, UInt64(TileHeader.size))))
        let header = try TileHeader(start, fileSize: source.size)
        func content(_ section: TileHeader.Section, _ part: TileError.Part, limit: Int)
            throws(TileError) -> [UInt8]
        {
            try Self.content(
                of: source, at: section.offset, length: section.length,
                header.internalCompression, part, limit: limit)
        }
        root = try TileDirectory(
            content(header.root, .directory, limit: TileDirectory.limit))
        metadata = try TileMetadata(
            header.metadata.length == 0
                ? [] : content(header.metadata, .metadata, limit: TileMetadata.limit))
        self.header = header
        self.source = source
    }

    /// Whom to name beside the map, as plain text on one line.
    ///
    /// It is "© OpenStreetMap contributors" if the archive names nobody, or only them.
    package var attribution: String { metadata.plainAttribution }

    /// The names of the layers of the tiles, such as `water`; empty if the archive does not say them.
    package var layers: [String] { metadata.layers }

    /// The zooms that have tiles, from 0 to 31.
    package var zooms: ClosedRange<Int> { header.zooms }

    /// The part of the Earth that has tiles; all of it if the archive does not say it.
    package var bounds: GeoBox { header.bounds }

    /// Reads a tile, which is not kept.
    ///
    /// - Returns: the uncompressed bytes; nil if there is no such tile.
    /// - Throws: ``TileError`` if the tile or a directory on the way to it cannot be read.
    package func tile(_ id: TileID) throws(TileError) -> [UInt8]? {
        guard zooms.contains(id.zoom) else { return nil }
        let number = id.number
        var directory = root
        for _ in 0...TileDirectory.mostLeaves {
            guard let entry = directory.entry(for: number) else { return nil }
            if entry.runLength == 0 {
                directory = try leaf(entry)
                continue
            }
            guard let place = header.tiles.place(at: entry.offset, length: entry.length) else {
                throw .damaged(.directory)
            }
            return try Self.content(
                of: source, at: place, length: entry.length, header.tileCompression, .tile,
                limit: Self.tileLimit)
        }
        throw .damaged(.directory)
    }

    private func leaf(_ entry: TileDirectory.Entry) throws(TileError) -> TileDirectory {
        guard let place = header.leaves.place(at: entry.offset, length: entry.length) else {
            throw .damaged(.directory)
        }
        if let known = leaves.withLock({ $0.value(for: place) }) { return known }
        let directory = try TileDirectory(
            Self.content(
                of: source, at: place, length: entry.length, header.internalCompression,
                .directory, limit: TileDirectory.limit))
        leaves.withLock { $0.keep(directory, for: place, cost: directory.entries.count) }
        return directory
    }

    /// Reads a part of the file, and expands it; neither is more than the limit.
    private static func content(
        of source: any TileBytes,
        at offset: UInt64,
        length: UInt64,
        _ compression: TileHeader.Compression,
        _ part: TileError.Part,
        limit: Int
    ) throws(TileError) -> [UInt8] {
        guard let count = Int(exactly: length), count <= limit else {
            throw .tooLarge(part, limit: limit)
        }
        return try compression.content(
            of: source.bytes(at: offset, count: count), part, limit: limit)
    }
}
