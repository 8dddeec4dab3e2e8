import SectionKit
import Testing

@testable import SpaceXLaunches

/// Tests of collecting the pages of a list.
@Suite struct LaunchPagesTests {
    private func entity(
        of pages: [LaunchPage],
        pageSize: Int = 0,
        hasMore: Bool = false
    ) -> LaunchesEntity {
        var list = LaunchPages(pageSize: pageSize)
        for page in pages { list.add(page) }
        return list.entity(isOfAll: true, hasMore: hasMore)
    }

    private func launches(_ names: String...) -> LaunchEntities {
        LaunchEntities(names.map { LaunchEntity(id: $0, name: $0) })
    }

    @Test func `duplicate launches are dropped`() {
        let entity = entity(of: [
            LaunchPage(launches: launches("a", "b", "a")), LaunchPage(launches: launches("b", "c")),
        ])

        #expect(entity == LaunchesEntity(launches: launches("a", "b", "c"), isComplete: true))
    }

    @Test func `launches without ids are duplicates if name, number and date are equal`() {
        let launches: LaunchEntities = [
            LaunchEntity(name: "A", flightNumber: 1, dateUTC: "2020-01-02T03:04:05Z"),
            LaunchEntity(name: "A", flightNumber: 1, dateUTC: "2020-01-02T03:04:05Z"),
            LaunchEntity(name: "A", flightNumber: 2, dateUTC: "2020-01-02T03:04:05Z"),
            LaunchEntity(name: "A", flightNumber: 1, dateUTC: "2021-01-02T03:04:05Z"),
        ]

        let entity = entity(of: [LaunchPage(launches: launches)])

        #expect(entity.launches == LaunchEntities(launches.dropFirst()))
    }

    @Test(arguments: [
        (1, "1 launch of an agency other than SpaceX is left out."),
        (2, "2 launches of agencies other than SpaceX are left out."),
    ])
    func `launches of other agencies are left out with a warning`(count: Int, warning: String) {
        let others = (0..<count).map { LaunchEntity(id: "\($0)", name: "O", isOfSpaceX: false) }
        let ours = [
            LaunchEntity(id: "a", name: "A", isOfSpaceX: true), LaunchEntity(id: "b", name: "B"),
        ]

        let entity = entity(of: [
            LaunchPage(launches: LaunchEntities(others + ours), count: count + 2)
        ])

        #expect(
            entity
                == LaunchesEntity(
                    launches: LaunchEntities(ours), isComplete: true, warnings: [warning]))
    }

    @Test func `a list with a higher count than records is partial`() {
        let page = LaunchPage(launches: launches("a", "b", "b"), count: 548, dropped: 1)

        let entity = entity(of: [page])

        #expect(entity.part == ListPart(read: 3, total: 548))
        #expect(!entity.isComplete)
        #expect(entity.warnings.last == "Only 3 of 548 launches were read; the others are missing.")
    }

    @Test func `a list with more pages is partial, counted or not`() {
        let page = LaunchPage(launches: launches("a"))

        let entity = entity(of: [page], hasMore: true)

        #expect(entity.part?.sentence == "Only 1 launch of a longer list was read.")
        #expect(!entity.isComplete)
    }

    @Test(arguments: [nil, 0, 1, 2])
    func `a list with all its records is complete`(count: Int?) {
        let entity = entity(of: [LaunchPage(launches: launches("a", "b"), count: count)])

        #expect(entity.part == nil)
        #expect(entity.isComplete)
        #expect(entity.warnings == [])
    }

    @Test func `a list with enough launches is not partial`() {
        var list = LaunchPages()
        list.add(LaunchPage(launches: launches("a"), count: 9))

        #expect(list.remaining == 8)
        #expect(list.entity(unfetched: list.remaining).part == nil)
        #expect(list.entity(unfetched: list.remaining).unfetched == 8)
    }
}
