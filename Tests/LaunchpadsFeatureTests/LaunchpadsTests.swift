import Geodesy
import SectionKit
import SpaceXLaunches
import SpaceXSamples
import Testing

@testable import LaunchpadsFeature

@Suite struct LaunchpadsTests {
    private let launchpads = Launchpads(.sample)

    @Test func `the busiest site comes first, and launches without a site last of their number`() {
        #expect(
            launchpads.sites.map(\.name) == ["Otter Point", "Mole End", nil, "Bird Island"])
        #expect(launchpads.sites.map(\.counts.launches) == [2, 1, 1, 0])
        #expect(launchpads.sites.map(\.counts.upcoming) == [0, 1, 0, 0])
        #expect(launchpads.sites.map(\.counts.successRate) == [1, 0, 1, nil])
    }

    @Test func `a position that is not on the Earth is unknown`() {
        let positions = launchpads.sites.map(\.position)
        #expect(positions[0] == nil && positions[2] == nil)
        #expect(positions[1] == Coordinate(latitude: 56.15, longitude: 10.21))
        #expect(positions[3] == Coordinate(latitude: -17.5, longitude: 178.9))
    }

    @Test(arguments: [(nil, 10.0), (56, nil), (.nan, 10), (56, .infinity), (nil, nil)])
    func `half a position is none`(latitude: Double?, longitude: Double?) {
        let entity = LaunchesEntity(sites: ["a": .sample("A", latitude, longitude)])
        #expect(Launchpads(entity).sites.map(\.position) == [nil])
    }

    @Test func `a site without a name is left out`() {
        let entity = LaunchesEntity(sites: ["a": .sample(" ", 1, 2)])
        #expect(Launchpads(entity).sites.isEmpty)
    }

    @Test func `the list keeps how much was read, and the warnings`() {
        var entity = LaunchesEntity.sample
        entity.part = ListPart(read: 5, total: 9)
        #expect(Launchpads(entity).part == ListPart(read: 5, total: 9))
        #expect(Launchpads(entity).warnings == ["Something is missing."])
    }
}
