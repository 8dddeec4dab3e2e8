import FeatureTesting
import Networking
import SectionKit
import SpaceXLaunches
import SpaceXSamples
import Testing

@testable import LaunchDetailFeature

@Suite struct LaunchDetailSectionTests {
    @Test func `the section passes its search to the presenter`() async throws {
        let presenter = PresenterSpy<LaunchSearch, LaunchSearchResult>()

        await section(try .words("crew 5"), presenter: presenter)
            .load(into: SectionOutputSpy<LaunchSearchResult>())

        #expect(presenter.queries.all == [try .words("crew 5")])
    }

    @Test(
        arguments: [
            (.success, "A flew successfully on R from S."), (.failure, "A failed on R from S."),
            (.upcoming, "A is planned to fly on R from S."),
            (.unknown, "A flew on R from S; its outcome is unknown."),
        ] as [(Launch.Outcome, String)])
    func `the summary has outcome, rocket and site`(outcome: Launch.Outcome, text: String) throws {
        let launch = Launch.sample("A", rocket: "R", launchpad: "S", outcome: outcome)

        #expect(try body(of: LaunchDetail(launch, LaunchDetailEntity())).text == text)
    }

    @Test func `every fact is there if nothing is known`() throws {
        let full = try body(of: LaunchDetail(.sample(), .read(#"{"window": 5}"#)))
        let bare = try body(of: LaunchDetail(.sample("B"), LaunchDetailEntity()))

        #expect(bare.facts.map(\.key) == full.facts.map(\.key))
        let keys = bare.facts.filter(\.isForMachines).map(\.key)
        #expect(Set(keys).count == keys.count)
        #expect(bare.fact("window_seconds") == .unknown)
        #expect(full.fact("window_seconds") == .duration(5))
        #expect(bare.fact("fairing") == .empty)
        for key in ["failures", "payloads", "cores", "links"] {
            #expect(bare.table(key)?.rows == [])
        }
        #expect(bare.table("matches")?.cells("name") == [.text("B")])
        #expect(!bare.text.contains("Payloads"))
    }

    @Test func `the row of a single launch is for programs only`() throws {
        let table = try body(of: LaunchDetail(.sample(), LaunchDetailEntity())).table("matches")

        let titled = try #require(table?.columns.filter { $0.title != nil && $0.key != nil })
        #expect(titled == [])
        #expect(table?.events == .launches)
    }

    @Test func `a mass that is not a number is unknown, and whole numbers are integers`() throws {
        let detail = LaunchDetail(
            .sample(),
            try .read(#"{"payloads": [], "cores": []}"#)
                .with(payloads: [12_345, 1.5, nil]))

        #expect(
            try body(of: detail).table("payloads")?.cells("mass_kg")
                == [.integer(12_345), .decimal(1.5), .unknown])
    }

    @Test(
        arguments: [
            (.success, .badge(Badge("success", .positive))),
            (.failure, .badge(Badge("failure", .negative))),
            (.planned, .badge(Badge("planned", .pending))),
            (.attempted, .badge(Badge("attempted", .neutral))),
            (.notAttempted, .text("not attempted")), (.unknown, .unknown),
        ] as [(Recovery, Cell)])
    func `each recovery has its cell`(recovery: Recovery, cell: Cell) {
        #expect(Cell.recovery(recovery) == cell)
    }

    @Test func `launches to choose from have their number or id`() throws {
        let launches: [Launch] = [
            .sample("A", id: "ida", number: 7), .sample("B", id: "idb", number: 8),
            .sample("C", id: "idc", number: 8),
        ]
        let choice = LaunchChoice(try .words("x"), matches: [0, 1, 2], in: launches)

        let blocks = section(try .words("x")).body(for: .several(choice))

        #expect(
            blocks.text
                == "Look one up by the value in the last column, as in 'spacex-report launch 7'.")
        #expect(
            blocks.table("matches")?.cells("Look up")
                == [.text("7"), .text("idb"), .text("idc")])
        #expect(
            section(try .words("x")).warnings(for: .several(choice))
                == ["3 launches match “x”. The report lists them."])
    }

    @Test func `the count includes matches that were not loaded`() throws {
        let launches: [Launch] = [.sample("A", number: 7), .sample("B", number: 8)]
        let choice = LaunchChoice(
            try .words("x"), matches: [0, 1], in: launches, unfetched: 63)

        let section = section(try .words("x"))
        let blocks = section.body(for: .several(choice))
        #expect(blocks.text.hasPrefix("Look"))
        #expect(blocks.table("matches")?.cells("match_count") == [.integer(65), .integer(65)])
        #expect(
            section.warnings(for: .several(choice))
                == ["65 launches match “x”. The report lists the newest 2."])
    }

    @Test func `the warning says that launches share a flight number`() throws {
        let launches: [Launch] = [.sample("A", number: 188), .sample("B", number: 188)]
        let choice = LaunchChoice(try .words("188"), matches: [0, 1], in: launches)

        let section = section(try .words("188"))
        #expect(section.body(for: .several(choice)).text == "Give more of the name.")
        #expect(
            section.warnings(for: .several(choice))
                == ["2 launches have the flight number 188. The report lists them."])
    }

    private func body(of detail: LaunchDetail) throws -> [Block] {
        section(try .words("x")).body(for: .one(detail))
    }

    private func section(
        _ search: LaunchSearch,
        presenter: PresenterSpy<LaunchSearch, LaunchSearchResult> = PresenterSpy()
    ) -> LaunchDetailSection {
        LaunchDetailSection(search: search, now: GoldenFormat.now, presenter: presenter)
    }
}

extension LaunchDetailEntity {
    /// The entity with payloads of the given masses.
    fileprivate func with(payloads masses: [Double?]) -> LaunchDetailEntity {
        var entity = self
        entity.payloads = masses.map { PayloadEntity(mass: $0) }
        return entity
    }
}
