import Geodesy
import Networking
import Testing

@testable import BaseMaps

/// A part of an archive that is asked for by ranges.
struct TileExtractTests {
    private static let names = ["clustered", "leaves", "plain", "unclustered", "shortbread"]

    private func file(_ server: RangeServer) async throws(TileError) -> RemoteFile {
        try await RemoteFile(
            "https://maps.example/all.pmtiles", fields: [], client: HTTPClient(transport: server))
    }

    /// The new archive, put together from the parts of the old one.
    private func archive(_ extract: TileExtract, of content: [UInt8]) throws -> [UInt8] {
        extract.tiles.reduce(extract.head) { $0 + content[Int($1.lowerBound)..<Int($1.upperBound)] }
    }

    private func error(
        _ content: [UInt8], _ fault: RangeServer.Fault? = nil, around box: GeoBox? = .world,
        upTo zoom: Int? = nil
    ) async -> TileError? {
        do throws(TileError) {
            _ = try await TileExtract(
                of: file(RangeServer(content, fault)), around: box, upTo: zoom)
            return nil
        } catch {
            return error
        }
    }

    @Test(arguments: names)
    func `has the tiles of a box, and no others`(_ name: String) async throws {
        let content = try TileSamples.bytes(of: "\(name).pmtiles")
        let whole = try TileArchive(MemoryTiles(content: content))
        let bounds = whole.bounds
        let box = try #require(
            GeoBox(
                south: bounds.south + bounds.height * 0.3, west: bounds.west + bounds.width * 0.2,
                north: bounds.south + bounds.height * 0.6, east: bounds.west + bounds.width * 0.7))
        let highest = min(whole.zooms.upperBound, whole.zooms.lowerBound + 7)
        let extract = try await TileExtract(
            of: file(RangeServer(content)), around: box, upTo: highest)
        let made = try TileArchive(MemoryTiles(content: try archive(extract, of: content)))

        #expect(made.zooms == whole.zooms.lowerBound...highest)
        #expect(made.attribution == whole.attribution && made.layers == whole.layers)
        #expect((made.bounds.west - box.west).magnitude < 0.000_001)
        #expect((made.bounds.north - box.north).magnitude < 0.000_001)
        var count = 0
        for zoom in made.zooms {
            let inside = Set(
                TileGrid.windows(of: box).flatMap { TileGrid.tiles(of: $0, zoom: zoom) })
            let side = 1 << zoom
            for x in 0..<side {
                for y in 0..<side {
                    let id = try #require(TileID(zoom: zoom, x: x, y: y))
                    let expected = inside.contains(id) ? try whole.tile(id) : nil
                    #expect(try made.tile(id) == expected)
                    count += expected == nil ? 0 : 1
                }
            }
        }
        #expect(count > 0)
    }

    @Test func `asks only for what it needs`() async throws {
        let tile = try #require(TileID(zoom: 12, x: 2_176, y: 1_421))
        let others = (0..<4_000).compactMap { TileID(zoom: 12, x: $0, y: 4_000 - $0) }
        let content = TileWriter.archive(
            (others + [tile]).map { ($0, [UInt8](repeating: UInt8($0.x % 251), count: 5_000)) })
        let server = RangeServer(content)
        let box = try #require(GeoBox(south: 48, west: 11, north: 48.2, east: 11.3))
        let extract = try await TileExtract(of: file(server), around: box)

        #expect(extract.size < 6_000)
        #expect(server.requests.map(\.count).reduce(0, +) < 80_000)
        let made = try TileArchive(MemoryTiles(content: try archive(extract, of: content)))
        #expect(try made.tile(tile)?.count == 5_000)
    }

    @Test func `an archive with many tiles has leaf directories`() async throws {
        let tiles = (0..<90).flatMap { x in (0..<90).compactMap { TileID(zoom: 8, x: x, y: $0) } }
        let content = TileWriter.archive(
            tiles.map { ($0, [UInt8($0.x), UInt8($0.y)]) }, maxZoom: 8)
        let extract = try await TileExtract(of: file(RangeServer(content)), around: .world)
        let made = try TileArchive(MemoryTiles(content: try archive(extract, of: content)))
        #expect(made.header.root.length < 16_384 - 127 && made.header.leaves.length > 0)
        for tile in tiles { #expect(try made.tile(tile) == [UInt8(tile.x), UInt8(tile.y)]) }
    }

    @Test func `all of an archive is its bytes`() async throws {
        let content = try TileSamples.bytes(of: "leaves.pmtiles")
        let extract = try await TileExtract(of: file(RangeServer(content)), around: nil)
        #expect(try archive(extract, of: content) == content)
        #expect(extract.size == UInt64(content.count))
    }

    @Test func `a zoom without a place is a limit too`() async throws {
        let content = try TileSamples.bytes(of: "leaves.pmtiles")
        let extract = try await TileExtract(
            of: file(RangeServer(content)), around: nil, upTo: 1)
        #expect(extract.zooms.upperBound == 1 && extract.size < content.count)
    }

    @Test func `what cannot be had is said`() async throws {
        let content = try TileSamples.bytes(of: "leaves.pmtiles")
        let large = content + [UInt8](repeating: 0, count: 2 << 20)
        #expect(await error(content, .noRanges) == .noRanges(host: "maps.example"))
        #expect(await error(large, .noRanges) == .noRanges(host: "maps.example"))
        #expect(await error(content, .compressed) == .noRanges(host: "maps.example"))
        #expect(
            await error(content, .status(404))
                == .notReceived(.notFound(Endpoint("/all.pmtiles"), status: 404)))
        #expect(await error(content, .status(403)) == .notReceived(.status(403)))
        #expect(await error(Array("<html>".utf8)) == .notAnArchive)
        #expect(await error(Array(content.prefix(100))) == .cutOff)
        let deep = TileWriter.archive([(try #require(TileID(zoom: 0, x: 0, y: 0)), [1])])
        #expect(await error(deep) == .tooManyTiles(limit: 1 << 20))
        #expect(await error(deep, upTo: 9) == nil)
        let north = TileWriter.archive(
            [(try #require(TileID(zoom: 2, x: 1, y: 0)), [1])], maxZoom: 2)
        let south = GeoBox(south: -40, west: 0, north: -30, east: 9)
        #expect(await error(north, around: south) == .elsewhere)
        // A region has the tile of the whole Earth too.
        let region = TileWriter.archive(
            [(try #require(TileID(zoom: 0, x: 0, y: 0)), [1])], maxZoom: 0,
            bounds: (110_000_000, 480_000_000, 120_000_000, 490_000_000))
        #expect(await error(region, around: south) == .elsewhere)
        let edge = GeoBox(south: 48, west: 12, north: 49, east: 13)
        #expect(await error(region, around: edge) == .elsewhere)
        #expect(
            await error(region, around: GeoBox(south: 48, west: 11.5, north: 48, east: 11.5))
                == .elsewhere)
    }

    @Test func `a file that changes meanwhile is not mixed`() async throws {
        let tiles = (0..<40).compactMap { TileID(zoom: 6, x: $0, y: 20) }
        let content = TileWriter.archive(
            tiles.map { ($0, [UInt8](repeating: UInt8($0.x), count: 1_000)) }, maxZoom: 6)
        let changed = try await file(RangeServer(content, .changes(after: 1)))
        await #expect(throws: TileError.changed) { try await changed.bytes(in: 20_000..<20_100) }
        let short = try await file(RangeServer(content, .short(after: 1)))
        await #expect(throws: TileError.self) { try await short.bytes(in: 20_000..<20_100) }
        await #expect(throws: TileError.cutOff) {
            try await short.bytes(in: 20_000..<UInt64(content.count) + 1)
        }
    }

    @Test func `directories that lie are damaged`() async throws {
        func leaf(_ offset: UInt64) -> [UInt8] { TileWriter.directory([(0, 0, 30, offset + 1)]) }
        let looped = TileWriter.archive(root: leaf(0), leaves: leaf(0), maxZoom: 4)
        #expect(await error(looped) != nil)
        // Two entries for one tile.
        let double = TileWriter.archive(
            root: TileWriter.directory([(0, 5, 1, 1), (2, 1, 1, 1)]), tiles: [1], maxZoom: 4)
        #expect(await error(double) == .damaged(.directory))
        let beyond = TileWriter.archive(
            root: TileWriter.directory([(0, 1, 9_000, 1)]), tiles: [1], maxZoom: 4)
        #expect(await error(beyond) == .damaged(.directory))
        let overlapping = TileWriter.archive(
            root: TileWriter.directory([(0, 1, 60, 1), (1, 1, 60, 2)]),
            tiles: [UInt8](repeating: 1, count: 61), maxZoom: 4)
        #expect(await error(overlapping) == .damaged(.directory))
        #expect(await error(overlapping, .claims(.max)) == .noRanges(host: "maps.example"))
        #expect(await error(overlapping, .claims(1 << 44), around: nil) == nil)
        let long = TileWriter.archive(
            root: TileWriter.directory([(1, .max, 1, 1)]), tiles: [1], maxZoom: 4)
        #expect(await error(long) == .damaged(.directory))
    }

    @Test func `requests get each byte once, in order`() {
        for _ in 0..<200 {
            var (end, tiles): (UInt64, [Range<UInt64>]) = (0, [])
            for _ in 0..<30 {
                let start = end + UInt64.random(in: 1...[100, 70_000, 9_000_000].randomElement()!)
                end = start + UInt64.random(in: 1...[100, 200_000, 12_000_000].randomElement()!)
                tiles.append(start..<end)
            }
            // Content that was written for another tile before.
            tiles.shuffle()
            let extract = TileExtract(
                head: [1, 2, 3], tiles: tiles, zooms: 0...1, bounds: .world, attribution: "")
            let offset = UInt64.random(in: 3...extract.size)
            var rest = offset - 3
            let wanted = tiles.compactMap { range -> Range<UInt64>? in
                let known = min(rest, UInt64(range.count))
                rest -= known
                return known < range.count ? range.lowerBound + known..<range.upperBound : nil
            }
            let requests = extract.requests(from: offset)
            #expect(requests.flatMap(\.pieces).joinedUp == wanted.joinedUp)
            for request in requests {
                #expect(request.range.count <= 4 << 20)
                #expect(request.pieces.allSatisfy { request.range.clamped(to: $0) == $0 })
            }
            let extra = requests.reduce(0) { $0 + $1.range.count } - Int(extract.size - offset)
            #expect(extra <= 30 * 64 << 10)
        }
    }

    @Test func `a part around the date line has both sides`() async throws {
        let west = try #require(TileID(zoom: 3, x: 7, y: 3))
        let east = try #require(TileID(zoom: 3, x: 0, y: 3))
        let middle = try #require(TileID(zoom: 3, x: 4, y: 3))
        let content = TileWriter.archive(
            [west, east, middle].map { ($0, [UInt8($0.x)]) }, maxZoom: 3)
        let box = try #require(GeoBox(south: 1, west: 170, north: 20, east: -170))
        let extract = try await TileExtract(of: file(RangeServer(content)), around: box)
        let made = try TileArchive(MemoryTiles(content: try archive(extract, of: content)))
        #expect(try made.tile(west) == [7] && made.tile(east) == [0] && made.tile(middle) == nil)
        #expect(made.bounds == box)
    }
}

extension [Range<UInt64>] {
    /// The ranges, those that follow each other as one.
    fileprivate var joinedUp: [Range<UInt64>] {
        reduce(into: []) { ranges, range in
            if let last = ranges.last, last.upperBound == range.lowerBound {
                ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
            } else {
                ranges.append(range)
            }
        }
    }
}
