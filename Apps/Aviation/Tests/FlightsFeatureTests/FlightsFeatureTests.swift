import AirportSamples
import Essentials
import FeatureTesting
import FlightSamples
import Flights
import Networking
import SectionKit
import Testing

@testable import FlightsFeature

/// The feature from the source to the blocks; only the source and the request are spies.
@Suite struct FlightsFeatureTests {
    @Test(arguments: [
        (["near": "TOA"], "3 of 7 aircraft within 50 NM of Toad Hall International Airport (TOA), "
            + "nearest first."),
        ([:], "7 aircraft, by call sign."),
        (["limit": "2"], "Showing 1–2 of 7 aircraft, by call sign."),
        (["limit": "1", "country": "ES"], "Showing 1 of 3 aircraft registered in Spain, "
            + "by call sign."),
        (["military": "", "airborne": ""], "1 of 7 military aircraft in the air."),
        (["search": "ib 320", "sort": "altitude"],
            "2 of 7 aircraft matching “ib 320”, highest first."),
    ])
    func `the summary counts the flights`(options: [String: String], words: String) async throws {
        #expect(try await blocks(options).paragraph == words)
    }

    @Test func `the summary of a recording says when it was made`() async throws {
        let text = try await blocks(["type": "A320"], .sample(isRecorded: true)).paragraph

        #expect(
            text == "2 of 7 aircraft of type A320, by call sign; recorded 29 Jul 2026 14:40 UTC.")
    }

    @Test(arguments: [
        (["squawk": "1234"], false, "No aircraft with squawk 1234. The source has 7 aircraft. "
            + "Use fewer filters or a larger area to see more."),
        (["squawk": "1234"], true, "No aircraft with squawk 1234. The source has 7 aircraft, "
            + "recorded 29 Jul 2026 14:40 UTC. "
            + "For live flights use --source adsb-lol, opensky or receiver."),
        (["near": "50,-0.25", "radius": "10km", "units": "metric"], false,
            "No aircraft within 10 km of 50.0000 N, 0.2500 W. The source has 7 aircraft. "
                + "The nearest is IBE45, 167 km away. "
                + "Use fewer filters or a larger area to see more."),
    ])
    func `a list without flights says why, and what to do`(
        options: [String: String], isRecorded: Bool, words: String
    ) async throws {
        let shown = try await snapshot(options, .sample(isRecorded: isRecorded))

        guard case .notice(let notice)? = shown.state.content?.first else {
            Issue.record("There is no notice.")
            return
        }
        #expect(notice.text.plainText == words)
        #expect(shown.state.content?.table?.rows.isEmpty == true)
    }

    @Test func `an emergency comes first, with what its code means`() async throws {
        let blocks = try await blocks(["limit": "2"])

        #expect(blocks.first == .notice(Notice(.error, "DLH7 squawks 7700: general emergency.")))
        let table = try #require(blocks.table)
        #expect(table.columns[3].title == "Emergency")
        #expect(
            table.rows.map { $0[3] } == [
                .badge(Badge("7700 general emergency", .negative)), .empty,
            ])
    }

    @Test func `the rows have all values for machines in both unit systems`() async throws {
        let table = try #require(try await blocks(["search": "IB123", "near": "TOA"]).table)

        let row = Dictionary(
            uniqueKeysWithValues: zip(table.columns.map(\.key), table.rows[0]).compactMap {
                key, cell in key.map { ($0, cell) }
            })
        #expect(row["call_sign"] == .text("IBE123"))
        #expect(row["airline"] == .text("Iberia Airlines"))
        #expect(row["airline_iata"] == .text("IB"))
        #expect(row["model"] == .text("A-320"))
        #expect(row["country_code"] == .text("ES"))
        #expect(row["is_military"] == .text("no"))
        #expect(row["altitude_ft"] == .decimal(35_000, digits: 0))
        #expect(row["altitude_m"] == .decimal(10_668))
        #expect(row["ground_speed_kn"] == .decimal(466.5))
        #expect(row["geometric_altitude_m"] == .empty)
        #expect(row["position_age_s"] == .decimal(2))
        #expect(row["is_position_computed"] == .text("no"))
        #expect(row["bearing_deg"] == .decimal(0))
        #expect(row["distance_km"] == .decimal(55.6))
        #expect(table.identities[0] == "340001")
        #expect(table.commands == ["flight", "watch add"])
    }

    @Test(arguments: [
        (UnitSystem.aviation, "35,000 ft", "467 kn"), (.metric, "10,668 m", "864 km/h"),
        (.imperial, "35,000 ft", "537 mph"),
    ])
    func `the units are those of the option, and the keys stay`(
        units: UnitSystem, altitude: String, speed: String
    ) async throws {
        let options = ["search": "IB123", "units": units.rawValue]
        let (table, usual) = try await (
            #require(blocks(options).table), #require(blocks([:]).table)
        )

        let titles = table.columns.map(\.title)
        let cell = { (title: String) in
            titles.firstIndex(of: title).flatMap { table.rows[0][$0].measureWords }
        }
        #expect(cell("Altitude") == altitude)
        #expect(cell("Speed") == speed)
        #expect(table.columns.compactMap(\.key) == usual.columns.compactMap(\.key))
    }

    @Test func `an old position, one on the ground and none are marked`() async throws {
        let table = try #require(try await blocks([:]).table)

        let old = Cell.badge(Badge("2 min old", .pending))
        let ages = ["2 s", "2 s", "2 s", "2 s", "none"].map(Cell.text) + [old, .text("2 s")]
        #expect(table.column("Age") == ages)
        #expect(table.column("Altitude")[3] == .text("on ground"))
        #expect(table.column("Altitude")[4] == .unknown)
    }

    @Test func `positions that are computed are marked`() async throws {
        let section = try section([:])
        let list = try await load(section)

        let moved = try #require(section.moved(list, to: Sky.sampleTime.addingTimeInterval(5)))

        let table = try #require(section.body(for: moved).table)
        let ages = Array(table.column("Age").prefix(4))
        #expect(ages == ["~ 7 s", "~ 7 s", "~ 7 s", "7 s"].map(Cell.text))
        #expect(table.cells("is_position_computed")[0] == .text("yes"))
        #expect(table.cells("is_position_computed")[3] == .text("no"))
    }

    @Test func `the map has every flight with a position, pointing where it flies`() async throws {
        let blocks = try await blocks([:])

        let maps = blocks.compactMap { if case .map(let map) = $0 { map } else { nil } }
        let map = try #require(maps.first)
        #expect(map.isCompanion)
        #expect(map.table == blocks.table?.key)
        #expect(map.points.count == 6)
        let last = try #require(map.points.last)
        #expect(last.label == "DLH7" && last.tone == .negative && last.heading == 180)
        #expect(map.points.first { $0.label == "IBE45" }?.heading == nil)
        #expect(Set(map.points.compactMap(\.row)).count == 6)
    }

    @Test(arguments: [
        (["airline": "IBE", "near": "TOA"],
            "IBE45 is 0.0 NM north of Toad Hall International Airport (TOA) on the ground."),
        (["search": "ib123"], "IBE123 is at 52.0000 N, 0.2500 W at 35,000 ft."),
        (["emergency": ""],
            "DLH7 squawks 7700, general emergency; it is at 53.5000 N, 0.2500 W at 20,000 ft."),
        (["search": "wwi1"], "WWI1 is at an unknown position."),
    ])
    func `an alert says what the first match is and where`(
        options: [String: String], words: String
    ) async throws {
        let section = try section(options)

        #expect(section.alert(for: try await load(section)) == words)
    }

    @Test func `there is no alert without a match`() async throws {
        let section = try section(["squawk": "0000"])

        #expect(section.alert(for: try await load(section)) == nil)
    }

    @Test func `a new emergency is worth a notice, a known one is not`() async throws {
        var calm = Sky.sample()
        calm.aircraft.removeAll { $0.emergency != nil }
        let section = try section([:])
        let (before, after) = (try await load(try self.section([:], calm)), try await load(section))

        #expect(
            section.notices(of: after, since: before) == ["DLH7 squawks 7700: general emergency."])
        #expect(section.notices(of: after, since: after) == [])
        #expect(section.notices(of: before, since: after) == [])
    }

    @Test func `a live list is loaded again, a recording is not`() async throws {
        let section = try section([:])
        let recorded = try self.section([:], .sample(isRecorded: true))

        #expect(section.refreshInterval(for: try await load(section)) == .seconds(10))
        #expect(recorded.refreshInterval(for: try await load(recorded)) == nil)
    }

    @Test func `the warnings of the source are shown`() async throws {
        var sky = Sky.sample()
        sky.warnings = ["2 aircraft could not be read and are left out."]

        #expect(try await snapshot([:], sky).warnings == sky.warnings)
    }

    @Test func `the section leaks nothing after it has loaded`() async throws {
        #expect(
            await leaksNothing(of: .tables()) {
                FlightsBuilder.section(
                    service: FlightListService.sample(airports: $0), query: FlightQuery())
            })
    }

    @Test(
        arguments: ["loading", "success", "near", "empty", "error"],
        [GoldenFormat.terminal80, .terminal40, .markdown, .json, .csv])
    func `the output matches the golden files`(subject: String, format: GoldenFormat) async throws {
        let options = ["near": ["near": "TOA"], "empty": ["country": "NA"]][subject] ?? [:]
        let section = try section(
            options, subject == "error" ? nil : .sample(isRecorded: subject == "empty"))
        let output = SectionOutputSpy<FlightList>()

        await section.load(into: output)

        let state = subject == "loading" ? output.states.first : output.states.last
        let text = format.text(of: SectionSnapshot(section, try #require(state)))
        try Golden.verify(text, "flights-\(subject).\(format.rawValue)")
    }

    /// The section of options over a sky, or over a busy source for nil.
    private func section(
        _ options: [String: String], _ sky: Sky? = .sample()
    ) throws -> FlightsSection {
        let busy = RequestError.busy(status: 429, retryAfter: 7200)
        let answer = sky.map(Result<Sky, RequestError>.success) ?? .failure(busy)
        return FlightsBuilder.section(
            service: FlightListService.sample(SkySpy(answer), airports: BaseRequestSpy.tables()),
            query: try FlightQuery(OptionValues(options)))
    }

    private func snapshot(
        _ options: [String: String], _ sky: Sky = .sample()
    ) async throws -> SectionSnapshot {
        await (try section(options, sky)).loaded()
    }

    private func blocks(
        _ options: [String: String], _ sky: Sky = .sample()
    ) async throws -> [Block] {
        try #require(try await snapshot(options, sky).state.content)
    }

    private func load(_ section: FlightsSection) async throws -> FlightList {
        let output = SectionOutputSpy<FlightList>()
        await section.load(into: output)
        return try #require(output.states.last?.content)
    }
}

extension [Block] {
    /// The text of the first paragraph.
    fileprivate var paragraph: String? {
        for case .paragraph(let text) in self { return text.plainText }
        return nil
    }
}

extension Table {
    /// The cells of a column with a title.
    func column(_ title: String) -> [Cell] {
        guard let column = columns.firstIndex(where: { $0.title == title }) else { return [] }
        return rows.map { $0[column] }
    }
}
