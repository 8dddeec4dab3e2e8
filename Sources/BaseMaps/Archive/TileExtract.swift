package import Geodesy
import SectionEssentials

/// What an archive of a part of a map consists of, before its tiles are there.
package struct TileExtract: Sendable {
    /// The beginning of the new archive: its header, directories and description.
    package let head: [UInt8]

    /// Where the rest of the new archive is in the archive that it is from: its tiles, in their order.
    package let tiles: [Range<UInt64>]

    /// What the new archive has.
    package let zooms: ClosedRange<Int>
    package let bounds: GeoBox

    /// Whom to name beside the map.
    package let attribution: String

    /// The number of bytes of the new archive.
    package var size: UInt64 {
        tiles.reduce(UInt64(head.count)) {
            $0.addingReportingOverflow($1.upperBound - $1.lowerBound).0
        }
    }

    /// The most tiles of an extract.
    package static let mostTiles = 1 << 20

    /// The most entries of the root directory that is written: it has less than
    /// ``RemoteFile/beginningSize`` bytes.
    private static let mostRootEntries = 512

    /// The entries of a leaf directory that is written.
    private static let leafEntries = 4_096

}

extension TileExtract {
    /// Asks a server what it has of a part of a map.
    ///
    /// - Parameters:
    ///   - box: the part; nil for all of the map.
    ///   - zoom: the highest zoom; nil for all.
    /// - Throws: ``TileError`` if the file is no archive of vector tiles, has nothing there, or cannot be had.
    package init(
        of file: RemoteFile, around box: GeoBox?, upTo zoom: Int? = nil
    ) async throws(TileError) {
        let header = try TileHeader(
            Array(file.beginning.prefix(TileHeader.size)), fileSize: file.size)
        let description = try await Self.content(
            of: file, at: header.metadata.offset, length: header.metadata.length,
            header.internalCompression, .metadata, limit: TileMetadata.limit)
        attribution = try TileMetadata(description).plainAttribution
        guard let box = box ?? zoom.map({ _ in header.bounds }) else {
            (head, tiles) = ([], [0..<file.size])
            (zooms, bounds) = (header.zooms, header.bounds)
            return
        }
        let highest = max(header.zooms.lowerBound, min(zoom ?? 31, header.zooms.upperBound))
        zooms = header.zooms.lowerBound...highest
        guard let part = box.clipped(to: header.bounds) else { throw .elsewhere }
        bounds = part
        let wanted = try Self.numbers(of: bounds, zooms)
        var search = Search(file, header, wanted)
        try await search.read(header.root.offset, header.root.length)
        let found = try Archive(search.found.sorted { $0.number < $1.number }, header)
        guard !found.ranges.isEmpty else { throw .elsewhere }
        tiles = found.ranges
        head = Self.head(
            found, description, header, zooms: zooms, bounds: bounds)
    }

    /// A part of the archive that is asked for at once, and what the new archive has of it, in its order.
    package struct Request: Equatable, Sendable {
        package var range: Range<UInt64>
        package var pieces: [Range<UInt64>]
    }

    /// The most bytes of one request, and between two pieces of one.
    private static let (mostBytes, mostBetween) = (4 << 20 as UInt64, 64 << 10 as UInt64)

    /// Returns the requests for the bytes of the new archive from an offset on, which is not within the head.
    ///
    /// What lies between two pieces that are near is fetched with them, and dropped.
    package func requests(from offset: UInt64) -> [Request] {
        var requests: [Request] = []
        var known = offset - min(offset, UInt64(head.count))
        for range in tiles {
            let skipped = min(known, range.upperBound - range.lowerBound)
            known -= skipped
            var start = range.lowerBound + skipped
            while start < range.upperBound {
                let last = requests.last
                let isNear =
                    last.map {
                        start >= $0.range.upperBound
                            && start - $0.range.upperBound <= Self.mostBetween
                    }
                    ?? false
                let used = isNear ? start - (last?.range.lowerBound ?? start) : 0
                if let last, isNear, used < Self.mostBytes {
                    let end = min(range.upperBound, last.range.lowerBound + Self.mostBytes)
                    requests[requests.count - 1].range = last.range.lowerBound..<end
                    requests[requests.count - 1].pieces.append(start..<end)
                    start = end
                } else {
                    let end = min(range.upperBound, start + Self.mostBytes)
                    requests.append(Request(range: start..<end, pieces: [start..<end]))
                    start = end
                }
            }
        }
        return requests
    }

    /// The numbers of the tiles of a box at all zooms, as ranges without gaps, in ascending order.
    private static func numbers(
        of box: GeoBox, _ zooms: ClosedRange<Int>
    ) throws(TileError) -> [Range<UInt64>] {
        let windows = TileGrid.windows(of: box)
        guard zooms.reduce(0, { $0 + TileGrid.count(windows, zoom: $1) }) < mostTiles else {
            throw .tooManyTiles(limit: mostTiles)
        }
        var ranges: [Range<UInt64>] = []
        for zoom in zooms {
            let numbers = windows.flatMap { TileGrid.tiles(of: $0, zoom: zoom) }.map(\.number)
            for number in numbers.sorted() {
                if let last = ranges.last, number <= last.upperBound {
                    ranges[ranges.count - 1] = last.lowerBound..<max(last.upperBound, number + 1)
                } else {
                    ranges.append(number..<number + 1)
                }
            }
        }
        return ranges
    }

    /// Reads the entries of wanted tiles, from a directory and all leaf directories that may have some.
    private struct Search {
        let file: RemoteFile
        let header: TileHeader
        let wanted: [Range<UInt64>]

        private(set) var found: [TileDirectory.Entry] = []
        private var leafCount = 0
        private var leafBytes: UInt64 = 0

        /// The most leaf directories that are read, and their most bytes.
        private static let (mostLeaves, mostLeafBytes) = (4_096, 256 << 20)

        init(_ file: RemoteFile, _ header: TileHeader, _ wanted: [Range<UInt64>]) {
            (self.file, self.header, self.wanted) = (file, header, wanted)
        }

        /// Reads a directory, whose tiles are before one with a number.
        mutating func read(
            _ offset: UInt64, _ length: UInt64, before end: UInt64 = .max, level: Int = 0
        ) async throws(TileError) {
            let directory = try TileDirectory(
                await TileExtract.content(
                    of: file, at: offset, length: length, header.internalCompression, .directory,
                    limit: TileDirectory.limit))
            let entries = directory.entries
            for (index, entry) in entries.enumerated() {
                let next = index + 1 < entries.count ? entries[index + 1].number : end
                guard entry.number < next else { continue }
                if entry.runLength > 0 {
                    let (last, isTooLarge) = entry.number.addingReportingOverflow(entry.runLength)
                    guard !isTooLarge, last <= next else { throw .damaged(.directory) }
                    found += wanted.parts(of: entry.number..<last).map { part in
                        TileDirectory.Entry(
                            number: part.lowerBound, runLength: UInt64(part.count),
                            offset: entry.offset, length: entry.length)
                    }
                    guard found.count <= mostTiles else { throw .damaged(.directory) }
                    continue
                }
                guard !wanted.parts(of: entry.number..<next).isEmpty else { continue }
                guard level < TileDirectory.mostLeaves,
                    let place = header.leaves.place(at: entry.offset, length: entry.length)
                else { throw .damaged(.directory) }
                leafCount += 1
                leafBytes += entry.length
                guard leafCount <= Self.mostLeaves, leafBytes <= Self.mostLeafBytes else {
                    throw .tooLarge(.directory, limit: Self.mostLeafBytes)
                }
                try await read(place, entry.length, before: next, level: level + 1)
            }
        }
    }

    private static func content(
        of file: RemoteFile,
        at offset: UInt64,
        length: UInt64,
        _ compression: TileHeader.Compression,
        _ part: TileError.Part,
        limit: Int
    ) async throws(TileError) -> [UInt8] {
        if length == 0 { return [] }
        guard length <= limit else { throw .tooLarge(part, limit: limit) }
        return try compression.content(
            of: await file.bytes(in: offset..<offset + length), part, limit: limit)
    }

    /// The entries of the new archive, and where its tiles are now.
    private struct Archive {
        var entries: [TileDirectory.Entry] = []
        var ranges: [Range<UInt64>] = []
        var size: UInt64 = 0
        var tileCount: UInt64 = 0
        var contentCount: UInt64 = 0

        /// Places tiles in the order of their numbers, those with the same content once.
        init(_ entries: [TileDirectory.Entry], _ header: TileHeader) throws(TileError) {
            var places: [Range<UInt64>: UInt64] = [:]
            var next: UInt64 = 0
            for entry in entries {
                guard entry.number >= next,
                    let place = header.tiles.place(at: entry.offset, length: entry.length)
                else { throw .damaged(.directory) }
                next = entry.number + entry.runLength
                let range = place..<place + entry.length
                let offset: UInt64
                if let known = places[range] {
                    offset = known
                } else {
                    offset = size
                    places[range] = offset
                    size += entry.length
                    contentCount += 1
                    // Parts that overlap would be fetched more than once.
                    guard size <= header.tiles.length else { throw .damaged(.directory) }
                    if let last = ranges.last, last.upperBound == range.lowerBound {
                        ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
                    } else {
                        ranges.append(range)
                    }
                }
                tileCount += entry.runLength
                self.entries.append(
                    TileDirectory.Entry(
                        number: entry.number, runLength: entry.runLength, offset: offset,
                        length: entry.length))
            }
        }
    }

    /// The header of the new archive, and its directories and description, compressed with gzip.
    private static func head(
        _ archive: Archive,
        _ description: [UInt8],
        _ header: TileHeader,
        zooms: ClosedRange<Int>,
        bounds: GeoBox
    ) -> [UInt8] {
        var (entries, leaves): ([TileDirectory.Entry], [UInt8]) = (archive.entries, [])
        if entries.count > mostRootEntries {
            entries = []
            for start in stride(from: 0, to: archive.entries.count, by: leafEntries) {
                let part = archive.entries[start...].prefix(leafEntries)
                let leaf = TileDirectory.file(of: part)
                entries.append(
                    TileDirectory.Entry(
                        number: archive.entries[start].number, runLength: 0,
                        offset: UInt64(leaves.count), length: UInt64(leaf.count)))
                leaves += leaf
            }
        }
        let root = TileDirectory.file(of: entries)
        let description = Gzip.file(of: description)
        return header.bytes(
            rootSize: root.count, descriptionSize: description.count, leavesSize: leaves.count,
            dataSize: archive.size,
            counts: [archive.tileCount, UInt64(archive.entries.count), archive.contentCount],
            zooms: zooms, bounds: bounds) + root + description + leaves
    }
}

extension [Range<UInt64>] {
    /// The parts of a range that these ascending ranges have.
    fileprivate func parts(of range: Range<UInt64>) -> [Range<UInt64>] {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if self[middle].upperBound <= range.lowerBound {
                low = middle + 1
            } else {
                high = middle
            }
        }
        return self[low...].prefix { $0.lowerBound < range.upperBound }.map {
            $0.clamped(to: range)
        }
    }
}

extension GeoBox {
    /// The part of the box that another one has; the box itself if that may be in two parts, nil if there is
    /// none.
    fileprivate func clipped(to other: GeoBox) -> GeoBox? {
        if crossesDateLine || other.crossesDateLine { return self }
        guard max(west, other.west) < min(east, other.east) else { return nil }
        return GeoBox(
            south: max(south, other.south), west: max(west, other.west),
            north: min(north, other.north), east: min(east, other.east)
        ).flatMap { $0.height > 0 ? $0 : nil }
    }
}
