import FeatureTesting
import SectionKit
import SpaceXLaunches
import Testing
import WorldMap

@testable import LaunchpadsFeature

@Suite struct LaunchpadsSectionTests {
    private let section = LaunchpadsSection(presenter: PresenterSpy<Void, Launchpads>())

    @Test func `the table has a row for each site`() throws {
        let table = try #require(section.body(for: Launchpads(.sample)).table)

        #expect(
            table.cells("name")
                == [.text("Otter Point"), .text("Mole End"), .unknown, .text("Bird Island")])
        #expect(table.cells("launches") == [2, 1, 1, 0].map(Cell.integer))
        #expect(table.cells("success_rate") == [.share(1), .share(0), .share(1), .empty])
        #expect(table.cells("position").map(\.isKnown) == [false, true, false, true])
    }

    @Test func `the map has the sites with a position, the busiest above the others`() throws {
        let map = try #require(section.body(for: Launchpads(.sample)).map)

        #expect(map.base == .naturalEarth)
        #expect(map.points.map(\.label) == ["Bird Island", "Mole End"])
        #expect(map.points.map(\.tone) == [.neutral, .positive])
        #expect(map.points.map(\.priority) == [0, 1])
        #expect(map.points.map(\.row) == ["Bird Island", "Mole End"])
        #expect(map.table == section.body(for: Launchpads(.sample)).table?.key)
    }

    @Test func `a sentence says how many sites are not on the map`() {
        #expect(
            section.body(for: Launchpads(.sample)).opening
                == "3 launch sites. The position of one is not known.")
        let one = LaunchesEntity(sites: ["a": .sample("A", 1, 2)])
        #expect(section.body(for: Launchpads(one)).opening == "1 launch site.")
    }

    @Test func `a sentence says how many sites are in use`() {
        var entity = LaunchesEntity()
        for (name, status) in [("A", "retired"), ("B", "active"), ("C", "active"), ("D", nil)] {
            entity.sites[name] = .sample(name, 1, 2)
            entity.sites[name]?.status = status
        }
        #expect(
            section.body(for: Launchpads(entity)).opening
                == "4 launch sites: 2 active, 1 retired, 1 of unknown status.")
    }

    @Test func `no sites are a notice, with the same keys for programs`() {
        let blocks = section.body(for: Launchpads(LaunchesEntity()))

        #expect(blocks.opening == "The source has no launch sites.")
        #expect(blocks.table?.rows.isEmpty == true)
        #expect(blocks.map?.points.isEmpty == true)
        #expect(ContentShape(of: blocks).isWithin(section.shape))
    }

    @Test func `the section has the warnings and the part of its content`() {
        let launchpads = Launchpads(.sample)

        #expect(section.warnings(for: launchpads) == ["Something is missing."])
        #expect(section.part(for: launchpads) == nil)
    }
}

extension [Block] {
    /// The text of the first block.
    fileprivate var opening: String { Array(prefix(1)).text }

    /// The first map.
    fileprivate var map: Map? {
        for case .map(let map) in self { return map }
        return nil
    }
}
