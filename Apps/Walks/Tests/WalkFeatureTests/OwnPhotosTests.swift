import FeatureTesting
import Geodesy
import Networking
import RecordStore
import SectionEssentials
import SectionKit
import Testing
import Tracks
import WalkSamples
import Walking

@testable import Photos
@testable import WalkFeature

/// A walk with a person's own photos.
@Suite struct OwnPhotosTests {
    private static let start = Date(timeIntervalSince1970: 1_789_804_800)

    /// A walk of a kilometre with some photos, two at each place.
    private func walk(_ count: Int) throws -> Walk {
        let points = try (0..<100).map { number in
            try #require(
                WalkSamples.point(
                    46 + Double(number) * 0.0001, 14, elevation: 500 + Double(number),
                    time: Self.start + 10 * Double(number)))
        }
        let track = Track(name: "Around the lake", segments: [points])
        var walk = Walk(name: "Around the lake", state: .authorised, track: track)
        walk.measures = TrackMeasures(of: track)
        walk.isOver = true
        walk.album = (0..<count).map { number in
            let point = points[min(99, number / 2)]
            var place = PlacedPhoto(
                photo: Photo(
                    id: "\(number)", title: "\(number).jpg",
                    attribution: Attribution(author: "Ana", licence: "CC BY 4.0"),
                    location: .file("/home/mole/\(number).jpg"), coordinate: point.coordinate,
                    time: point.time),
                coordinate: point.coordinate, distance: Double(number / 2) * 11.12,
                time: point.time, elevation: point.elevation, away: nil)
            place.group = number / 2 + 1
            return WalkPhoto(place: place)
        }
        return walk
    }

    private func section(limit: Int? = nil, table: WalkTable? = nil) throws -> WalkSection {
        try WalkBuilder.section(WalkRequest(.demo), .walking(), limit: limit, table: table)
    }

    private func images(_ blocks: [Block]) -> [Image] {
        blocks.compactMap { if case .image(let image) = $0 { image } else { nil } }
    }

    @Test func `all own photos are shown in their order, with place and time`() throws {
        let blocks = try section().body(for: try walk(200))

        let images = images(blocks)
        #expect(images.map(\.alternative) == (0..<200).map { "\($0).jpg" })
        #expect(images[3].note == "2 · 0.0 km · 08:00 UTC")
        #expect(
            blocks.contains(
                .paragraph("200 photos at 100 places, in the order in which they were taken.")))
    }

    private static let lake = Body(
        constant: """
            <gpx><trk><trkseg><trkpt lat="46" lon="14"><time>2026-09-19T08:00:00Z</time></trkpt>
            <trkpt lat="46.001" lon="14"><time>2026-09-19T08:02:00Z</time></trkpt></trkseg></trk></gpx>
            """)

    private func opened(
        keeping folder: String?, named name: String = "Lake"
    ) async throws -> SectionSnapshot {
        let photo = PlacedPhoto(
            photo: Photo(
                id: "1", title: "boat.jpg", attribution: Attribution(),
                location: .file("/p/boat.jpg")),
            coordinate: try #require(Coordinate(latitude: 46, longitude: 14)), distance: 0,
            time: Self.start, elevation: nil, away: nil)
        var kept = RecordedWalk(name: name, file: "/walks/lake.gpx", started: Self.start)
        kept.photos = folder
        let id = try #require(RecordID("W1"))
        let dependencies = WalkDependencies.walking(
            files: ["/walks/lake.gpx": Self.lake], albums: ["/p": Album(photos: [photo])],
            list: RecordStoreSpy([id: kept]) { GoldenFormat.now })
        return await
            (try WalkBuilder.section(
                WalkRequest(.file("/walks/lake.gpx")), dependencies)).loaded()
    }

    @Test func `a walk of the list is shown with the photos that are kept with it`() async throws {
        let shown = try await opened(keeping: "/p")
        #expect(images(try #require(shown.state.content)).map(\.alternative) == ["boat.jpg"])

        let without = try await opened(keeping: nil)
        #expect(images(try #require(without.state.content)) == [])
        #expect(without.warnings == [])
    }

    @Test func `a walk of the list has the name that a person has given it`() async throws {
        let shown = try await opened(keeping: nil, named: "Around the lake")

        let facts = try #require(shown.state.content).compactMap {
            if case .facts(let facts) = $0 { facts } else { nil }
        }
        #expect(facts.joined().first { $0.key == "name" }?.value == .text("Around the lake"))
    }

    @Test func `a kept folder that is gone is said`() async throws {
        let shown = try await opened(keeping: "/gone")

        #expect(shown.warnings == ["The photos could not be read: /gone is missing."])
        #expect(shown.state.content?.isEmpty == false)
    }

    @Test func `a limit is said`() throws {
        let blocks = try section(limit: 10).body(for: try walk(40))

        #expect(images(blocks).count == 10)
        #expect(
            blocks.contains(
                .paragraph(
                    InlineText(
                        "40 photos at 20 places, in the order in which they were taken."
                            + " The first 10 are shown."))))
    }

    @Test func `a place has one number on the map, and each photo its name and its author`() throws
    {
        let blocks = try section().body(for: try walk(6))

        let map = try #require(
            blocks.lazy.compactMap { if case .map(let map) = $0 { map } else { nil } }.first)
        #expect(map.points.map(\.mark) == ["1", "", "2", "", "3", ""])
        #expect(map.points.map(\.label) == (0..<6).map { "\($0).jpg" })
        #expect(map.points[0].note == "0.00 km from the start, by Ana, CC BY 4.0")
        #expect(map.table == "photos")
        #expect(images(blocks).map(\.row) == map.points.map(\.row))
    }

    @Test func `the table of photos has a row for each, and names no folder`() throws {
        guard case .table(let table)? = try section(table: .photos).body(for: try walk(6)).first
        else {
            Issue.record("there is no table")
            return
        }
        #expect(table.rows.count == 6)
        #expect(table.cells("file").first == .text("0.jpg"))
    }

    @Test func `a page has the name of the walk and its day`() throws {
        #expect(try section().pageTitle(for: try walk(1)) == "Around the lake, 19 Sep 2026")
    }
}
