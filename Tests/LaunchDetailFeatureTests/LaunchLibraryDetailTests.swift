import FeatureTesting
import Foundation
import Networking
import SectionKit
import SpaceXSamples
import Testing

@testable import LaunchDetailFeature
@testable import SpaceXLaunches

/// Tests of the search in Launch Library, which usually takes one request.
@Suite struct LaunchLibraryDetailTests {
    private static func endpoint(
        _ name: String,
        _ value: String,
        after offset: Int? = nil
    ) -> Endpoint {
        let items =
            [
                ("lsp__id", "121"), ("mode", offset == nil ? "detailed" : "normal"), (name, value),
                ("ordering", "-net"), ("limit", offset == nil ? "40" : "100"),
            ] + (offset.map { [("offset", "\($0)")] } ?? [])
        return Endpoint("/2.3.0/launches/", query: items.map { Endpoint.QueryItem($0.0, $0.1) })
    }

    @Test(arguments: [
        ("Starlink Group 6-1", "search", "Starlink Group 6-1"),
        ("#42", "agency_launch_attempt_count", "42"),
        (
            "11111111-2222-3333-4444-555555555555", "id",
            "11111111-2222-3333-4444-555555555555"
        ),
    ])
    func `a search takes one request, by id, number or text`(
        words: String,
        item: String,
        value: String
    ) async throws {
        let asked = Self.endpoint(item, value)
        let request = BaseRequestSpy([asked: .text(try SpaceXResponses.launchLibrary)])
        let service = LaunchLibraryDetailService(request: request)

        let candidates = try await service.launches(.words(words))
        let first = try #require(candidates.launches.first)
        _ = await service.detail(of: first, among: candidates)

        #expect(request.asked == [asked])
        #expect(candidates.launches.map(\.name) == ["Puffin-1", "Puffin-10"])
        #expect(candidates.unfetched == 0)
    }

    private static func page(_ numbers: Range<Int>, of count: Int) -> BaseRequestSpy.Answer {
        let records = numbers.map { #"{"id": "\#($0)", "net": null, "name": "R | A-\#($0)"}"# }
        return .text(#"{"count": \#(count), "results": [\#(records.joined(separator: ","))]}"#)
    }

    @Test func `matches that fail to load are counted`() async throws {
        let page = #"{"count": 300, "results": [{"id": "a", "net": null, "name": "R | A"}, 3]}"#
        let request = BaseRequestSpy([
            Self.endpoint("search", "r"): .text(page),
            Self.endpoint("search", "r", after: 2): .failure(.busy(status: 429, retryAfter: nil)),
        ])

        let candidates = try await LaunchLibraryDetailService(request: request)
            .launches(.words("r"))

        #expect(candidates.unfetched == 298)
        #expect(candidates.part == ListPart(read: 2, total: 300))
        #expect(
            candidates.warnings == [
                "1 launch could not be read and is left out.",
                "Only 2 of 300 launches were read; the others are missing.",
                "Some matching launches could not be loaded: the server has had too many requests.",
            ])
    }

    @Test func `an exact name is found on a later page, with its own record`() async throws {
        let own = #"{"results": [{"id": "150", "mission": {"description": "Its own."}}]}"#
        let request = BaseRequestSpy([
            Self.endpoint("search", "a-150"): Self.page(0..<40, of: 315),
            Self.endpoint("search", "a-150", after: 40): Self.page(40..<140, of: 315),
            Self.endpoint("search", "a-150", after: 140): Self.page(140..<240, of: 315),
            Self.endpoint("id", "150"): .text(own),
        ])
        let service = LaunchLibraryDetailService(request: request)
        let search = try LaunchSearch.words("a-150")

        let candidates = try await service.launches(search)
        let found = search.matches(in: candidates.launches.map(Launch.init))
        #expect(found == [150])
        #expect(candidates.unfetched == 0)
        #expect(candidates.warnings == [])
        #expect(request.asked.count == 3)

        let detail = await service.detail(of: candidates.launches[150], among: candidates)
        #expect(detail.missionDescription == "Its own.")
        #expect(request.asked.last == Self.endpoint("id", "150"))
    }

    @Test func `an exact name on the first page takes one request`() async throws {
        let request = BaseRequestSpy([
            Self.endpoint("search", "a-7"): Self.page(0..<40, of: 315)
        ])

        let candidates = try await LaunchLibraryDetailService(request: request)
            .launches(.words("a-7"))

        #expect(candidates.unfetched == 0)
        #expect(candidates.part == nil)
        #expect(request.asked.count == 1)
    }

    @Test func `all launches that match are loaded`() async throws {
        let request = BaseRequestSpy([
            Self.endpoint("search", "a"): Self.page(0..<40, of: 65),
            Self.endpoint("search", "a", after: 40): Self.page(40..<65, of: 65),
        ])

        let candidates = try await LaunchLibraryDetailService(request: request)
            .launches(.words("a"))

        #expect(candidates.launches.count == 65)
        #expect(candidates.unfetched == 0)
        #expect(candidates.warnings == [])
    }

    @Test func `a launch whose own record fails to load has a warning`() async throws {
        let request = BaseRequestSpy([Self.endpoint("id", "x"): .failure(.status(500))])
        let launch = LaunchEntity(id: "x", name: "X")

        let detail = await LaunchLibraryDetailService(request: request)
            .detail(of: launch, among: LaunchesEntity())

        #expect(
            detail.warnings
                == ["The payloads and cores are unknown: the server responded with status 500."])
    }

    @Test func `the entity has the fields of the detailed mode`() throws {
        let entity = try detail("11111111-2222-3333-4444-555555555555")

        #expect(entity.missionDescription == "Carries eggs, made up for tests.")
        #expect(entity.patch == "https://images.example/puffin.png")
        #expect(entity.site?.fullName == "Launch Complex 1")
        #expect(entity.site?.locality == "Mole End, Jutland")
        #expect(entity.site?.longitude == 10.21)
        let core = try #require(entity.cores?.first)
        #expect(core.serial == "H1.07")
        #expect(core.flight == 7)
        #expect(core.landingSuccess == true)
        #expect(core.landingType == "ASDS")
        #expect(core.landpad?.name == "PTNC")
        #expect(core.landpad?.fullName == "The Patience of Penguins")
        #expect(entity.payloads?.map(\.name) == ["Capsule Auk", "Egg"])
        #expect(entity.payloads?.map(\.type) == ["Auk 2", "Communications"])
        #expect(entity.payloads?.map(\.orbit) == ["LEO", "LEO"])
        #expect(entity.payloads?.last?.amount == 23)
        #expect(entity.payloads?.last?.mass == 17.5)
        #expect(entity.payloads?.last?.customers == ["Mole & Sons"])
    }

    @Test func `coordinates of version 2.2.0 are strings`() throws {
        let json = #"{"id": "x", "pad": {"latitude": "28.5618", "longitude": "-80.577"}}"#

        let entity = try #require(
            try JSONReader.read(Data(json.utf8)) { LaunchDetailEntity(launchLibrary: &$0) })

        #expect(entity.site?.latitude == 28.5618)
        #expect(entity.site?.longitude == -80.577)
    }

    @Test func `the mission stands in for missing payloads, and cores are empty`() throws {
        let entity = try detail("66666666-7777-8888-9999-000000000000")

        #expect(entity.payloads?.map(\.name) == ["Puffin-10"])
        #expect(entity.payloads?.map(\.type) == ["Tourism"])
        #expect(entity.cores == [])
        #expect(!entity.isPartial)
    }

    @Test(arguments: [
        #"{"id": "x", "rocket": 5, "mission": "none", "pad": [], "mission_patches": {}}"#,
        #"{"id": "x", "rocket": {"launcher_stage": {}, "payloads": [3, {"payload": null}]}}"#,
        #"{"id": "x", "mission": {"orbit": "LEO"}, "failreason": null}"#,
    ])
    func `odd fields are nil`(json: String) throws {
        let entity = try #require(
            try JSONReader.read(Data(json.utf8)) { LaunchDetailEntity(launchLibrary: &$0) })

        #expect(entity == LaunchDetailEntity(id: "x", payloads: [], cores: []))
    }

    private func detail(_ id: String) throws -> LaunchDetailEntity {
        var launch = LaunchEntity(name: "Any")
        launch.id = id
        let response = Data(try SpaceXResponses.launchLibrary.utf8)
        return try #require(LaunchDetailEntity.found(launch, in: response))
    }
}
