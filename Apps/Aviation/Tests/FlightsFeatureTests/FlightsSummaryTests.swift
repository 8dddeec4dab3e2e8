import AirportSamples
import Airports
import Essentials
import FeatureTesting
import FlightSamples
import Flights
import Networking
import SectionKit
import Testing

@testable import FlightsFeature

/// The sentences about a list: counts, reasons, alerts and notices.
@Suite struct FlightsSummaryTests {
    @Test(arguments: [
        (
            ["near": "TOA"],
            "3 of 7 aircraft within 50 NM of Toad Hall International Airport (TOA), "
                + "nearest first."
        ),
        ([:], "7 aircraft, by call sign."),
        (["limit": "2"], "Showing 1–2 of 7 aircraft, by call sign."),
        (
            ["limit": "1", "country": "ES"],
            "Showing 1 of 3 aircraft registered in Spain, "
                + "by call sign."
        ),
        (["military": "", "airborne": ""], "1 of 7 military aircraft in the air."),
        (
            ["search": "ib 320", "sort": "altitude"],
            "2 of 7 aircraft matching “ib 320”, highest first."
        ),
    ])
    func `the summary counts the flights`(options: [String: String], words: String) async throws {
        #expect(try await FlightsHarness.blocks(options).paragraph == words)
    }

    @Test func `a list without flights says which of several airports was chosen`() async throws {
        let section = try FlightsHarness.section(["near": "Riverbank", "squawk": "1234"])
        let list = try await FlightsHarness.load(section)

        #expect(list.summary.contains(try #require(list.place?.choice)))
    }

    @Test func `the summary of a recording says when it was made`() async throws {
        let text = try await FlightsHarness.blocks(["type": "A320"], .sample(isRecorded: true))
            .paragraph

        #expect(
            text == "2 of 7 aircraft of type A320, by call sign; recorded 29 Jul 2026 14:40 UTC.")
    }

    @Test(arguments: [
        (
            ["squawk": "1234"], false,
            "No aircraft with squawk 1234. The source has 7 aircraft. "
                + "Use fewer filters or a larger area to see more."
        ),
        (
            ["squawk": "1234"], true,
            "No aircraft with squawk 1234. The source has 7 aircraft, "
                + "recorded 29 Jul 2026 14:40 UTC. "
                + "For live flights use --source adsb-lol, opensky or receiver."
        ),
        (
            ["near": "50,-0.25", "radius": "10km", "units": "metric"], false,
            "No aircraft within 10 km of 50.0000 N, 0.2500 W. The source has 7 aircraft. "
                + "The nearest is IBE45, 167 km away. "
                + "Use fewer filters or a larger area to see more."
        ),
    ])
    func `a list without flights says why, and what to do`(
        options: [String: String], isRecorded: Bool, words: String
    ) async throws {
        let shown = try await FlightsHarness.snapshot(options, .sample(isRecorded: isRecorded))

        guard case .notice(let notice)? = shown.state.content?.first else {
            Issue.record("There is no notice.")
            return
        }
        #expect(notice.text.plainText == words)
        #expect(shown.state.content?.table?.rows.isEmpty == true)
    }

    @Test(arguments: [
        (
            ["airline": "IBE", "near": "TOA"],
            "IBE45 is 0.0 NM north of Toad Hall International Airport (TOA) on the ground."
        ),
        (["search": "ib123"], "IBE123 is at 52.0000 N, 0.2500 W at 35,000 ft."),
        (
            ["emergency": ""],
            "DLH7 squawks 7700: general emergency; it is at 53.5000 N, 0.2500 W at 20,000 ft."
        ),
        (["search": "wwi1"], "WWI1 is at an unknown position."),
    ])
    func `an alert says what the first match is and where`(
        options: [String: String], words: String
    ) async throws {
        let section = try FlightsHarness.section(options)

        #expect(section.alert(for: try await FlightsHarness.load(section)) == words)
    }

    @Test func `there is no alert without a match`() async throws {
        let section = try FlightsHarness.section(["squawk": "0000"])

        #expect(section.alert(for: try await FlightsHarness.load(section)) == nil)
    }

    @Test func `a new emergency is worth a notice, a known one is not`() async throws {
        var calm = Sky.sample()
        calm.aircraft.removeAll { $0.emergency != nil }
        let section = try FlightsHarness.section([:])
        let (before, after) = (
            try await FlightsHarness.load(try FlightsHarness.section([:], calm)),
            try await FlightsHarness.load(section)
        )

        #expect(
            section.notices(of: after, since: before) == ["DLH7 squawks 7700: general emergency."])
        #expect(section.notices(of: after, since: after) == [])
        #expect(section.notices(of: before, since: after) == [])
    }
}
