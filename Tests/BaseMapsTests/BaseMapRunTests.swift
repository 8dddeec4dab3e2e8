import FeatureTesting
import FeatureKit
import Foundation
import Geodesy
import Networking
import ProgramTesting
import SectionEssentials
import SectionKit
import Testing

@testable import BaseMaps
@testable import ReportCLI

/// The base maps that a person adds.
struct BaseMapRunTests {
    private let home: TemporaryFolder

    init() throws { home = try TemporaryFolder() }

    /// A program that knows one garden.
    private static let program = ReportProgram(
        name: "wander", version: "1", title: "Wander", summary: "Shows gardens.",
        recipes: [
            SectionRecipe<Int>(name: "gardens", summary: "all gardens") { _, _ in GardenSection() }
        ],
        sources: [
            ReportSource(Report.Source(id: "here", summary: "this garden."), summary: "here") { _ in
                1
            }
        ],
        baseMaps: gardens)

    private static let gardens = BaseMapPlaces<Int>(
        "a garden", example: "roses", suggestions: .none
    ) { _, name throws(UsageError) in
        guard name == "roses", let box = GeoBox(south: 1, west: 1, north: 20, east: 20) else {
            throw UsageError("there is no garden \(name).")
        }
        return box
    }

    private func run(
        _ arguments: String...,
        over transport: any HTTPTransport = HTTPTransportSpy(),
        prompt: LinePromptSpy? = nil
    ) async -> (status: ExitCode, output: String, errors: String) {
        let (output, errors) = (TextOutputSpy(), TextOutputSpy())
        let host = Host(
            environment: ["HOME": home.url.path], prompt: prompt, clock: { Date() },
            transport: transport, output: output, errorOutput: errors)
        let status = await Self.program.run(arguments, in: host)
        return (status, output.text, errors.text)
    }

    private func ground() -> MapGround? {
        BaseMapFolder(program: "wander", environment: ["HOME": home.url.path])?.ground
    }

    private var sample: String { TileSamples.path(of: "clustered.pmtiles") }

    @Test func `a base map is added, listed and removed`() async throws {
        #expect(await run("base-map").errors.contains("'wander base-map add FILE.pmtiles'"))
        #expect(ground() == nil)

        let added = await run("base-map", "add", sample)
        #expect(added.status == .success)
        #expect(added.output.hasPrefix("added clustered: 2 kB, zooms "))
        #expect(await run("base-map").output.hasPrefix("clustered  2 kB, zooms "))
        let folder = ".local/share/wander/base-maps"
        #expect(
            Array(try Data(contentsOf: home.url.appending(path: "\(folder)/clustered.pmtiles")))
                == (try TileSamples.bytes(of: "clustered.pmtiles")))
        #expect(ground() != nil)

        let again = await run("base-map", "add", sample)
        #expect(again.status == .nothingShown)
        #expect(again.errors.contains("'wander base-map remove clustered'"))

        let misspelt = await run("base-map", "remove", "clusterd")
        #expect(misspelt.status == .nothingShown)
        #expect(misspelt.errors.contains("Did you mean 'clustered'?"))
        #expect(
            await run("base-map", "remove", "clustered.pmtiles").output == "removed clustered\n")
        #expect(ground() == nil)
    }

    @Test func `what is no base map is not added`() async throws {
        try home.put("{}", in: "not.pmtiles")
        let refused = await run("base-map", "add", home.path("not.pmtiles"))

        #expect(refused.status == .nothingShown)
        #expect(refused.errors.contains("not.pmtiles' cannot be added: "))
        #expect(await run("base-map").output.isEmpty)
        let missing = await run("base-map", "add", home.path("none.pmtiles"))
        #expect(missing.errors.contains("none.pmtiles' cannot be read: No such file"))
    }

    @Test func `a map says whose work it is drawn on, and which file is damaged`() async throws {
        let sample = TileSamples.path(of: "shortbread.pmtiles")
        _ = await run("base-map", "add", sample)
        let archive = try TileArchive(path: sample)
        let features = try TileMap(archive).features(in: .init(of: archive.bounds, resolution: 0.3))
        let places = features.flatMap { feature -> [Coordinate] in
            switch feature.geometry {
            case .areas(let lines), .lines(let lines), .along(let lines): lines.flatMap(\.self)
            case .point(let place): [place]
            }
        }
        let middle = try #require(places.first)
        let box = try #require(
            GeoBox(
                south: middle.latitude - 0.9, west: middle.longitude - 0.9,
                north: middle.latitude + 0.9, east: middle.longitude + 0.9))

        let detail = try #require(ground()?.detail(of: .init(of: box, resolution: 0.003)))
        #expect(!detail.features.isEmpty)
        #expect(detail.credit == archive.attribution)

        let path = home.url.appending(path: ".local/share/wander/base-maps/shortbread.pmtiles")
        try Data(contentsOf: path).prefix(200).write(to: path)
        let damaged = try #require(ground()?.detail(of: .init(of: box, resolution: 0.003)))
        #expect(damaged.features.isEmpty)
        #expect(damaged.problem?.hasPrefix("base map shortbread: the map is ") == true)
        let listed = await run("base-map")
        #expect(listed.status == .nothingShown)
        #expect(listed.errors.contains("'shortbread' cannot be drawn: "))
    }

    @Test func `of several maps the smallest is drawn, unless most would be outside of it`()
        async throws
    {
        for (name, start, end) in [("country", 0, 20), ("town", 9.9, 10.1), ("land", 0, 30)] {
            let edges = (Int32(start * 1e7), Int32(end * 1e7))
            let archive = TileWriter.archive(
                root: TileWriter.directory([(0, 1, 1, 1)]), tiles: [0],
                metadata: Array("{\"attribution\":\"of the \(name)\"}".utf8),
                bounds: (edges.0, edges.0, edges.1, edges.1))
            let path = home.url.appending(path: "\(name).pmtiles")
            try Data(archive).write(to: path)
            #expect(await run("base-map", "add", path.path).status == .success)
        }
        let drawn = try #require(ground())
        func credit(around middle: Double, _ margin: Double) throws -> String? {
            let box = try #require(
                GeoBox(
                    south: middle - margin, west: middle - margin,
                    north: middle + margin, east: middle + margin))
            return drawn.detail(of: .init(of: box, resolution: 0.003))?.credit
        }

        #expect(try credit(around: 10, 0.05)?.contains("of the town") == true)
        #expect(try credit(around: 10, 0.29)?.contains("of the town") == true)
        #expect(try credit(around: 10, 0.31)?.contains("of the country") == true)
        #expect(try credit(around: 3, 0.1)?.contains("of the country") == true)
        #expect(try credit(around: 25, 0.1)?.contains("of the land") == true)
        #expect(try credit(around: 40, 0.1) == nil)
    }

    // MARK: - Fetching

    private static let address = "https://maps.example/maps/world.pmtiles"

    private func content(of name: String) throws -> [UInt8] {
        let path = ".local/share/wander/base-maps/\(name).pmtiles"
        return Array(try Data(contentsOf: home.url.appending(path: path)))
    }

    /// An archive of many tiles, of some megabytes each at one zoom, so that it takes several requests.
    private static let large: [UInt8] = TileWriter.archive(
        (0..<16).compactMap { TileID(zoom: 4, x: $0, y: 7) }.map { id in
            (id, (0..<1 << 20).map { UInt8(truncatingIfNeeded: $0 &* (id.x + 3)) })
        }, maxZoom: 4)

    @Test func `a base map is fetched once a person agrees to its size`() async throws {
        let server = RangeServer(try TileSamples.bytes(of: "leaves.pmtiles"))
        let unasked = await run("base-map", "fetch", Self.address, over: server)
        #expect(unasked.status == .wrongUsage && unasked.errors.contains("add --yes"))
        #expect(server.requests.isEmpty)

        let shown = await run("base-map", "fetch", Self.address, "--dry-run", over: server)
        #expect(shown.status == .success && shown.output.hasPrefix("world: 4 kB, "))

        let no = LinePromptSpy("n")
        let refused = await run("base-map", "fetch", Self.address, over: server, prompt: no)
        #expect(refused.errors == "wander: Nothing was changed.\n")
        #expect(no.questions.first?.hasSuffix("Fetch 4 kB from maps.example? [y/N] ") == true)
        #expect(await run("base-map").output.isEmpty)

        let yes = LinePromptSpy("y")
        let added = await run("base-map", "fetch", Self.address, over: server, prompt: yes)
        #expect(added.status == .success && added.output.hasPrefix("added world: 4 kB, "))
        #expect(try content(of: "world") == server.content)
        let again = await run("base-map", "fetch", Self.address, "--yes", over: server)
        #expect(again.errors.contains("'wander base-map remove world'"))
    }

    @Test(arguments: [
        ("roses", "roses"), ("10,10", "10,10"), ("1,1,20,20", "1,1,20,20"),
    ])
    func `a place is what the program knows, a position or a box`(
        _ place: String, _ name: String
    ) async throws {
        let server = RangeServer(try TileSamples.bytes(of: "leaves.pmtiles"))
        let added = await run(
            "base-map", "fetch", Self.address, "--around", place, "--zoom", "3", "-y", over: server)
        #expect(added.status == .success, "\(added.errors)")
        let archive = try TileArchive(MemoryTiles(content: try content(of: name)))
        #expect(archive.zooms.upperBound <= 3)
        #expect(archive.bounds.width <= 19.000_001)
        #expect(await run("base-map").output.hasPrefix("\(name)  "))
    }

    @Test func `what is wrong in a command is said`() async throws {
        let server = RangeServer(try TileSamples.bytes(of: "leaves.pmtiles"))
        for (arguments, words) in [
            (["world.pmtiles"], "base-map add FILE'"),
            ([Self.address, "--around", "tulips"], "there is no garden tulips"),
            ([Self.address, "--around", "95,10"], "LATITUDE,LONGITUDE"),
            ([Self.address, "--around", "1,2,3"], "there is no garden 1,2,3"),
            ([Self.address, "--name", "a/b"], "'a/b' is not valid for --name"),
            (["https://maps.example/.pmtiles"], "cannot be called"),
        ] {
            let (output, errors) = (TextOutputSpy(), TextOutputSpy())
            let status = await Self.program.run(
                ["base-map", "fetch"] + arguments + ["--yes"],
                in: Host(
                    environment: ["HOME": home.url.path], clock: { Date() }, transport: server,
                    output: output, errorOutput: errors))
            #expect(status == .wrongUsage && errors.text.contains(words), "\(errors.text)")
        }
        #expect(server.requests.isEmpty)
    }

    @Test func `what was interrupted goes on where it ended`() async throws {
        let lost = RangeServer(Self.large, .lost(after: 3))
        let first = await run("base-map", "fetch", Self.address, "-y", over: lost)
        #expect(first.status == .nothingShown)
        #expect(first.errors.contains("8.4 MB of 16.8 MB are kept"))
        let listed = await run("base-map")
        #expect(listed.errors.contains("'world' is not complete: 8.4 MB are here"))
        #expect(ground() == nil)

        let server = RangeServer(Self.large)
        let ended = await run("base-map", "fetch", Self.address, "-y", over: server)
        #expect(ended.status == .success)
        #expect(try content(of: "world") == Self.large)
        #expect(server.requests.dropFirst().first?.lowerBound == 8 << 20)
        #expect(await run("base-map").errors.isEmpty)
    }

    @Test func `a part of another file is not continued, and can be removed`() async throws {
        let lost = RangeServer(Self.large, .lost(after: 2))
        _ = await run("base-map", "fetch", Self.address, "-y", over: lost)
        let other = RangeServer(try TileSamples.bytes(of: "leaves.pmtiles"))
        let added = await run("base-map", "fetch", Self.address, "-y", over: other)
        #expect(added.status == .success)
        #expect(try content(of: "world") == other.content)
        #expect(await run("base-map").errors.isEmpty)
        #expect(await run("base-map", "remove", "world").output == "removed world\n")
        let listed = await run("base-map")
        #expect(listed.output.isEmpty && listed.errors.contains("There is no base map"))
    }

    @Test func `a file that changes meanwhile is fetched again`() async throws {
        let changing = RangeServer(Self.large, .changes(after: 3))
        let first = await run("base-map", "fetch", Self.address, "-y", over: changing)
        #expect(first.status == .nothingShown && first.errors.contains("has changed meanwhile"))
        #expect(!first.errors.contains("are kept"))
        #expect(await run("base-map").errors.contains("There is no base map"))
    }

    @Test func `the command that removes a part removes it`() async throws {
        let lost = RangeServer(Self.large, .lost(after: 3))
        let address = "https://maps.example/europe.osm.pmtiles?key=secret#top"
        let first = await run("base-map", "fetch", address, "-y", over: lost)
        #expect(first.status == .nothingShown && !first.errors.contains("secret"))
        let listed = await run("base-map")
        #expect(listed.status == .success && !listed.errors.contains("secret"))
        #expect(listed.errors.contains("'wander base-map remove europe.osm'"))
        #expect(await run("base-map", "remove", "europe.osm").status == .success)
        #expect(await run("base-map").errors.contains("There is no base map"))
    }

    @Test func `the names of base maps are completed`() async throws {
        _ = await run("base-map", "add", sample)
        let found = await run("__complete", "base-map", "remove", "")
        #expect(found.output.contains("clustered"))
    }
}

/// Shows that there are gardens.
private struct GardenSection: SectionKit.Section {
    let id = "gardens"
    let title = "Gardens"

    func load(into output: some SectionOutput<[String]>) async {
        await output.show(.success(["roses"]))
    }

    func body(for gardens: [String]) -> [Block] { [.paragraph(InlineText(gardens.joined()))] }
}
