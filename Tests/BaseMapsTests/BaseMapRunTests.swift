import FeatureTesting
import Foundation
import Geodesy
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

    private func run(
        _ request: BaseMapRequest
    ) throws -> (status: ExitCode, output: String, errors: String) {
        let (output, errors) = (TextOutputSpy(), TextOutputSpy())
        let status = try BaseMapRun(
            program: "wander", environment: ["HOME": home.url.path],
            console: Console(program: "wander", output: output, errorOutput: errors)
        ).run(request)
        return (status, output.text, errors.text)
    }

    private func ground() -> MapGround? {
        BaseMapFolder(program: "wander", environment: ["HOME": home.url.path])?.ground
    }

    private var sample: String { TileSamples.path(of: "clustered.pmtiles") }

    @Test func `a base map is added, listed and removed`() throws {
        #expect(try run(.list).errors.contains("'wander base-map add FILE.pmtiles'"))
        #expect(ground() == nil)

        let added = try run(.add(sample))
        #expect(added.status == .success)
        #expect(added.output.hasPrefix("added clustered: 0.0 MB, zooms "))
        #expect(try run(.list).output.hasPrefix("clustered  0.0 MB, zooms "))
        let folder = ".local/share/wander/base-maps"
        #expect(
            Array(try Data(contentsOf: home.url.appending(path: "\(folder)/clustered.pmtiles")))
                == (try TileSamples.bytes(of: "clustered.pmtiles")))
        #expect(ground() != nil)

        let again = try run(.add(sample))
        #expect(again.status == .nothingShown)
        #expect(again.errors.contains("'wander base-map remove clustered'"))

        let misspelt = try run(.remove("clusterd"))
        #expect(misspelt.status == .nothingShown)
        #expect(misspelt.errors.contains("Did you mean 'clustered'?"))
        #expect(try run(.remove("clustered.pmtiles")).output == "removed clustered\n")
        #expect(ground() == nil)
    }

    @Test func `what is no base map is not added`() throws {
        try home.put("{}", in: "not.pmtiles")
        let refused = try run(.add(home.path("not.pmtiles")))

        #expect(refused.status == .nothingShown)
        #expect(refused.errors.contains("not.pmtiles' cannot be added: "))
        #expect(try run(.list).output.isEmpty)
        let missing = try run(.add(home.path("none.pmtiles")))
        #expect(missing.errors.contains("none.pmtiles' cannot be read: No such file"))
    }

    @Test func `a map says whose work it is drawn on, and which file is damaged`() throws {
        let sample = TileSamples.path(of: "shortbread.pmtiles")
        _ = try run(.add(sample))
        let archive = try TileArchive(path: sample)
        let features = try TileMap(archive).features(in: archive.bounds, resolution: 0.3)
        let places = features.flatMap { feature -> [Coordinate] in
            switch feature.geometry {
            case .areas(let lines), .lines(let lines): lines.flatMap(\.self)
            case .point(let place): [place]
            }
        }
        let middle = try #require(places.first)
        let box = try #require(
            GeoBox(
                south: middle.latitude - 0.9, west: middle.longitude - 0.9,
                north: middle.latitude + 0.9, east: middle.longitude + 0.9))

        let detail = try #require(ground()?.detail(in: box, resolution: 0.003))
        #expect(!detail.features.isEmpty)
        #expect(detail.credit == archive.attribution)

        let path = home.url.appending(path: ".local/share/wander/base-maps/shortbread.pmtiles")
        try Data(contentsOf: path).prefix(200).write(to: path)
        let damaged = try #require(ground()?.detail(in: box, resolution: 0.003))
        #expect(damaged.features.isEmpty)
        #expect(damaged.problem?.hasPrefix("base map shortbread: the map is ") == true)
        let listed = try run(.list)
        #expect(listed.status == .nothingShown)
        #expect(listed.errors.contains("'shortbread' cannot be drawn: "))
    }
}
