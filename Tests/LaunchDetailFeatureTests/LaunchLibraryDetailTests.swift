import FeatureTesting
import SpaceXSamples
import Foundation
import Networking
import SpaceXLaunches
import Testing

@testable import LaunchDetailFeature

/// One launch of Launch Library, which one call is to answer.
@Suite struct LaunchLibraryDetailTests {
    private static func endpoint(_ name: String, _ value: String) -> Endpoint {
        let items = [
            ("lsp__id", "121"), ("mode", "detailed"), (name, value), ("ordering", "-net"),
            ("limit", "40"),
        ]
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
    func `is asked for once, by what it was called`(
        words: String,
        item: String,
        value: String
    ) async throws {
        let asked = Self.endpoint(item, value)
        let request = BaseRequestSpy([asked: .text(try SpaceXAnswers.launchLibrary)])
        let service = LaunchLibraryDetailService(request: request)

        let candidates = try await service.launches(.words(words))
        let first = try #require(candidates.launches.first)
        _ = await service.detail(of: first, among: candidates)

        #expect(request.asked == [asked])
        #expect(candidates.launches.map(\.name) == ["Puffin-1", "Puffin-10"])
        #expect(candidates.unfetched == 0)
    }

    @Test func `counts the matches that are not on the first page`() async throws {
        let page = #"{"count": 300, "results": [{"id": "a", "name": "R | A"}, 3]}"#
        let request = BaseRequestSpy([Self.endpoint("search", "a"): .text(page)])

        let candidates = try await LaunchLibraryDetailService(request: request)
            .launches(.words("a"))

        #expect(candidates.unfetched == 298)
        #expect(candidates.warnings == ["1 launch could not be read and is left out."])
    }

    @Test func `has all that the detailed mode tells`() throws {
        let entity = try detail("11111111-2222-3333-4444-555555555555")

        #expect(entity.prose == "Carries eggs, made up for tests.")
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

    @Test func `has the mission for a payload where none is named, and no unknown cores`() throws {
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
    func `takes nothing from odd fields`(json: String) throws {
        let entity = try #require(
            try JSONReader.read(Data(json.utf8)) { LaunchDetailEntity(launchLibrary: &$0) })

        #expect(entity == LaunchDetailEntity(id: "x", payloads: [], cores: []))
    }

    private func detail(_ id: String) throws -> LaunchDetailEntity {
        var launch = LaunchEntity(name: "Any")
        launch.id = id
        let answer = Data(try SpaceXAnswers.launchLibrary.utf8)
        return try #require(LaunchDetailEntity(of: launch, in: answer))
    }
}
