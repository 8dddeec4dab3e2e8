import AirportSamples
import Airports
import FeatureTesting
import FlightSamples
import Flights
import Networking
import SectionEssentials
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
            "IBE45 is at Toad Hall International Airport (TOA) on the ground, heard 0 s ago."
        ),
        (["search": "ib123"], "IBE123 is at 52.0000 N, 0.2500 W at 35,000 ft, heard 0 s ago."),
        (
            ["emergency": ""],
            "DLH7 squawks 7700: general emergency; it is at 53.5000 N, 0.2500 W at 20,000 ft,"
                + " heard 0 s ago."
        ),
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

    @Test(arguments: [
        (61.0, [:], false), (59.0, [:], true), (3_500, ["near": "TOA"], false),
        (59, ["near": "TOA"], true), (90, ["max-age": "2m"], true), (20, ["max-age": "10"], false),
    ])
    func `an alert is about what was heard within a minute, or the maximum age`(
        age: Double, options: [String: String], isAlert: Bool
    ) async throws {
        var sky = Sky.sample()
        sky.aircraft = [sky.aircraft[1]]
        sky.aircraft[0].positionTime = Sky.sampleTime.addingTimeInterval(-age)
        sky.aircraft[0].lastContact = Sky.sampleTime.addingTimeInterval(-age)
        let section = try FlightsHarness.section(options, sky)

        let alert = section.alert(for: try await FlightsHarness.load(section))

        #expect((alert != nil) == isAlert)
        #expect(alert?.hasSuffix(", heard \(age.ageWords) ago.") ?? true)
    }

    @Test func `an alert near a place needs a position that was heard, beyond the page too`()
        async throws
    {
        var sky = Sky.sample()
        sky.aircraft = [sky.aircraft[1], sky.aircraft[0]]
        sky.aircraft[0].positionTime = Sky.sampleTime.addingTimeInterval(-300)
        let near = try FlightsHarness.section(["near": "TOA", "limit": "1"], sky)
        let any = try FlightsHarness.section(["search": "IBE45"], sky)

        #expect(
            near.alert(for: try await FlightsHarness.load(near))?.hasPrefix("IBE123 is ") == true)
        #expect(
            any.alert(for: try await FlightsHarness.load(any))
                == "IBE45 is at 51.5000 N, 0.2500 W on the ground, heard 0 s ago; its position is"
                + " 5 min old.")
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
