import FeatureTesting
import Fixtures
import Foundation
import Networking
import SectionKit
import Testing

@testable import SpaceXLaunches

/// Lists that keep only the texts that a query needs.
@Suite struct LaunchTextsTests {
    private let list = """
        [{"id": "a", "name": "First", "date_utc": "2020-02-03T04:05:06.000Z", "rocket": "heron",
          "links": {"patch": {"small": "https://images.example/a.png"}, "webcast": "https://a.example"}},
         {"id": "b", "name": "Second", "date_utc": "2021-02-03T04:05:06.000Z", "rocket": "heron",
          "links": {"article": "https://b.example", "wikipedia": "https://wiki.example/b"}},
         {"id": "c", "name": "Third", "date_utc": null}]
        """

    private func entity(_ texts: LaunchTexts) throws -> LaunchesEntity {
        let body = Body(Data(list.utf8))
        let page = try Resource.launches(at: .launches, keeping: texts).value(from: body)
        var entity = LaunchPages.entity(ofAll: page)
        entity.response = body
        entity.texts = texts
        return entity
    }

    @Test func `Launches of other years keep their values but no texts`() throws {
        let launches = Launch.all(try entity(LaunchTexts(years: YearSet("2020"))).launches)

        #expect(launches.map(\.name) == ["First", "", ""])
        #expect(launches.map(\.id) == ["a", nil, nil])
        #expect(launches.map(\.date?.year) == [2020, 2021, nil])
        #expect(launches[0].webcast == "https://a.example")
        #expect(launches[1].article == nil)
    }

    @Test func `Names may be kept without ids and links`() throws {
        let launches = Launch.all(try entity(LaunchTexts(onlyNames: true)).launches)

        #expect(launches.map(\.name) == ["First", "Second", "Third"])
        #expect(launches.allSatisfy { $0.id == nil && $0.patch == nil && $0.webcast == nil })
    }

    @Test func `Texts that were not kept are read again`() throws {
        let all = Launch.all(try entity(.all).launches)
        let entity = try entity(LaunchTexts(onlyNames: true))
        let launches = Launch.all(entity.launches)

        #expect(try entity.whole([launches[1], launches[0]]) == [all[1], all[0]])
    }

    @Test func `A list without all texts is not complete`() async throws {
        let query = LaunchesQuery(filter: LaunchFilter(years: YearSet("2020")))
        let request = BaseRequestSpy([
            .launches: .text(list), .rockets: .text(try Fixture.rockets),
            .launchpads: .text(try Fixture.launchpads),
        ])
        let service = LaunchesService(request: request)

        #expect(try await service.launches(LaunchesQuery()).isComplete)
        #expect(try await service.launches(query).isComplete == false)
        let names = LaunchesQuery(needsOnlyNames: true)
        #expect(try await service.launches(names).isComplete == false)
    }
}
