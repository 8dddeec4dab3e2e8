import Geodesy
import SectionEssentials

/// The first 127 bytes of an archive.
///
/// Source: PMTiles Version 3 Specification, chapter 3
/// (https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md).
struct TileHeader: Sendable {
    static let size = 127

    /// Where a part of the archive is in the file, all of which exists.
    struct Section: Sendable {
        let offset: UInt64
        let length: UInt64

        /// The offset in the file of bytes of the section; nil if it does not have them.
        func place(at offset: UInt64, length: UInt64) -> UInt64? {
            guard offset <= self.length, length <= self.length - offset else { return nil }
            return self.offset + offset
        }
    }

    enum Compression: UInt8, Sendable {
        case none = 1
        case gzip = 2

        /// Expands the bytes of a part of the archive, at most up to a limit.
        func content(
            of bytes: [UInt8], _ part: TileError.Part, limit: Int
        ) throws(TileError) -> [UInt8] {
            guard self == .gzip else { return bytes }
            do throws(Inflate.Flaw) {
                return try Gzip.content(of: bytes, limit: limit)
            } catch {
                throw error == .tooLong ? .tooLarge(part, limit: limit) : .damaged(part)
            }
        }
    }

    let root: Section
    let metadata: Section
    let leaves: Section
    let tiles: Section

    /// How directories and the metadata are compressed.
    let internalCompression: Compression
    let tileCompression: Compression
    let zooms: ClosedRange<Int>

    /// The whole Earth if they are missing or invalid.
    let bounds: GeoBox

    /// Reads the header of a file with a number of bytes.
    init(_ bytes: [UInt8], fileSize: UInt64) throws(TileError) {
        guard bytes.starts(with: Array("PMTiles".utf8)) else { throw .notAnArchive }
        guard bytes.count >= Self.size else { throw .cutOff }
        guard bytes[7] == 3 else { throw .unknownVersion(Int(bytes[7])) }
        func number(_ place: Int, _ count: Int) -> UInt64 {
            bytes[place..<place + count].reversed().reduce(0) { $0 << 8 | UInt64($1) }
        }
        func degrees(_ place: Int) -> Double {
            Double(Int32(truncatingIfNeeded: number(place, 4))) / 10_000_000
        }
        func section(_ place: Int) throws(TileError) -> Section {
            let section = Section(offset: number(place, 8), length: number(place + 8, 8))
            // Nothing is where an empty section is.
            if section.length == 0 { return Section(offset: 0, length: 0) }
            let (end, isTooLarge) = section.offset.addingReportingOverflow(section.length)
            guard !isTooLarge, end <= fileSize else { throw .cutOff }
            return section
        }
        try Self.checkType(bytes[99])
        internalCompression = try Self.compression(bytes[97])
        tileCompression = try Self.compression(bytes[98])
        root = try section(8)
        metadata = try section(24)
        leaves = try section(40)
        tiles = try section(56)
        guard bytes[100] <= bytes[101], bytes[101] <= TileID.highestZoom else {
            throw .damaged(.header)
        }
        zooms = Int(bytes[100])...Int(bytes[101])
        let box = GeoBox(
            south: degrees(106), west: degrees(102), north: degrees(114), east: degrees(110))
        bounds = box.flatMap { $0.width > 0 && $0.height > 0 ? $0 : nil } ?? .world
    }

    /// The header of a clustered archive of tiles from this one, whose parts follow it in this order.
    ///
    /// - Parameter counts: the numbers of tiles, of entries, and of tiles that differ.
    func bytes(
        rootSize: Int,
        descriptionSize: Int,
        leavesSize: Int,
        dataSize: UInt64,
        counts: [UInt64],
        zooms: ClosedRange<Int>,
        bounds: GeoBox
    ) -> [UInt8] {
        var bytes = Array("PMTiles".utf8) + [3]
        func append(_ number: UInt64, _ count: Int = 8) {
            bytes += (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * UInt64($0))) }
        }
        func append(degrees: Double) {
            let number = Int(clamping: (degrees * 10_000_000).rounded())
            append(UInt64(truncatingIfNeeded: number), 4)
        }
        var offset = UInt64(Self.size)
        for size in [rootSize, descriptionSize, leavesSize].map(UInt64.init) + [dataSize] {
            append(offset)
            append(size)
            offset += size
        }
        for count in counts { append(count) }
        bytes += [1, Compression.gzip.rawValue, tileCompression.rawValue, 1]
        bytes += [zooms.lowerBound, zooms.upperBound].map { UInt8(truncatingIfNeeded: $0) }
        for edge in [bounds.west, bounds.south, bounds.east, bounds.north] { append(degrees: edge) }
        bytes.append(UInt8(truncatingIfNeeded: zooms.upperBound))
        append(degrees: (bounds.west + bounds.width / 2).remainder(dividingBy: 360))
        append(degrees: (bounds.south + bounds.north) / 2)
        return bytes
    }

    private static func compression(_ code: UInt8) throws(TileError) -> Compression {
        switch code {
        case 1: .none
        case 2: .gzip
        case 3: throw .unknownCompression("Brotli")
        case 4: throw .unknownCompression("Zstandard")
        default: throw .unknownCompression("an unknown program")
        }
    }

    private static func checkType(_ code: UInt8) throws(TileError) {
        switch code {
        case 1: return
        case 2: throw .notVectorTiles("PNG images")
        case 3: throw .notVectorTiles("JPEG images")
        case 4: throw .notVectorTiles("WebP images")
        case 5: throw .notVectorTiles("AVIF images")
        case 6: throw .notVectorTiles("MapLibre tiles")
        default: throw .notVectorTiles("tiles of an unknown type")
        }
    }
}
