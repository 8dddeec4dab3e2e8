import FeatureTesting
import Networking
import SectionKit
import Testing

@testable import SpaceXLaunches

/// Tests of reading lists in the formats of the APIs, and a launch of Launch Library.
@Suite struct LaunchPageTests {
    private func page(_ text: String) async throws -> LaunchPage {
        try await BaseRequestSpy([.launches: .text(text)]).value(of: .launches(at: .launches))
    }

    @Test(arguments: [
        #"[{"name": "A", "date_utc": 1}, {"name": "B", "flight_number": 1}, 3]"#,
        #"{"totalDocs": 2, "docs": [{"name": "A", "date_utc": 1}, {"name": "B", "date_utc": 1}, 3]}"#,
        #"{"count": 2, "results": [{"name": "R | A", "net": 1}, {"name": "R | B", "net": 1}, 3]}"#,
    ])
    func `every format of a list is read`(text: String) async throws {
        let page = try await page(text)

        #expect(page.launches.map(\.name) == ["A", "B"])
        #expect(page.dropped == 1)
    }

    @Test func `a list that ends in the name of a launch is incomplete`() async {
        let error = await #expect(throws: RequestError.self) { try await page(#"[{"name":"ab"#) }

        #expect(error?.summary.contains("ends too early, at byte 12") == true)
    }

    @Test(arguments: ["{}", "3", #"{"results": 3}"#, #"{"launches": []}"#])
    func `other formats are rejected with a list of the valid ones`(text: String) async throws {
        let error = await #expect(throws: RequestError.self) { try await page(text) }

        let summary = try #require(error?.summary)
        #expect(summary.contains("array"))
        #expect(summary.contains("docs"))
        #expect(summary.contains("results"))
    }

    @Test(arguments: ["[3]", #"{"docs": [{}]}"#, #"{"count": 1, "results": [null]}"#])
    func `a list without launches among its records is rejected`(text: String) async {
        let error = await #expect(throws: RequestError.self) { try await page(text) }

        #expect(error?.summary.contains("none of its records are launches") == true)
    }

    @Test(
        arguments: [
            (#"[{"name": "A", "flight_number": 1}]"#, nil, false),
            (#"{"count": 548, "next": "https://x.example", "results": []}"#, 548, true),
            (#"{"count": 1, "next": null, "results": []}"#, 1, false),
            (#"{"docs": [], "totalDocs": 205, "hasNextPage": true}"#, 205, true),
            (#"{"docs": [], "totalDocs": 1, "hasNextPage": false}"#, 1, false),
        ] as [(String, Int?, Bool)])
    func `the page has the count and says whether another follows`(
        text: String,
        count: Int?,
        hasNextPage: Bool
    ) async throws {
        let page = try await page(text)

        #expect(page.count == count)
        #expect(page.hasNextPage == hasNextPage)
    }

    @Test(
        arguments: [
            (#""launch_service_provider": {"id": 121}"#, true),
            (#""launch_service_provider": {"id": 88, "name": "SpaceX"}"#, false),
            (#""launch_service_provider": {}"#, nil), (#""launch_service_provider": null"#, nil),
            (#""lsp_name": "SpaceX""#, true), (#""lsp_name": "Rocket Lab""#, false),
            (#""lsp_name": null"#, nil),
        ] as [(String, Bool?)])
    func `the launch says whether it is SpaceX's`(agency: String, isOfSpaceX: Bool?) async throws {
        let page = try await page(#"{"results": [{"name": "A", "net": null, \#(agency)}]}"#)

        #expect(page.launches.map(\.isOfSpaceX) == [isOfSpaceX])
    }

    @Test func `a launch of Launch Library is read`() async throws {
        let page = try await page(
            #"""
            {"results": [{"id": "x1", "name": "Heron 1 Block 2 | First | Light",
              "net": "2030-01-01T00:00:00Z", "net_precision": {"id": 8}, "status": {"id": 2},
              "agency_launch_attempt_count": 42,
              "rocket": {"configuration": {"name": "Heron 1", "full_name": "Heron 1 Block 2"}},
              "pad": {"name": "LC-1", "location": {"name": "Mole End"}},
              "mission": {"name": "First Light", "vid_urls": [{"url": "https://video.example/1"}],
                "info_urls": []}}]}
            """#)

        let launch = try #require(page.launches.first.map(Launch.init))

        #expect(launch.name == "First | Light")
        #expect(launch.flightNumber == 42)
        #expect(launch.rocket == "Heron 1 Block 2")
        #expect(launch.launchpad == "LC-1, Mole End")
        #expect(launch.date?.precision == .quarter)
        #expect(launch.outcome == .upcoming)
        #expect(launch.webcast == "https://video.example/1")
        #expect(launch.article == nil)
    }

    @Test(arguments: [
        ("Heron 1 Block 2 | First", "Heron 1 Block 2", "First"),
        ("Heron 1 | First", "Heron 1 Block 2", "First"),
        ("Heron-1/Block 2 | First", "Heron 1 Block 2", "First"),
        ("Heron SN5 | 150m Hop", "Heron Prototype", "Heron SN5 | 150m Hop"),
        ("Heron 1 | \u{200B}", "Heron 1", "Mission"), ("First", "Heron 1", "Mission"),
        ("\u{200B} | First", "\u{200B}", "Mission"), ("Heron SN5 | 150m Hop", " ", "150m Hop"),
    ])
    func `a title loses the vehicle if the rocket has its name`(
        title: String, rocket: String, name: String
    ) async throws {
        let page = try await page(
            """
            {"results": [{"net": null, "name": "\(title)", "mission": {"name": "Mission"},
              "rocket": {"configuration": {"full_name": "\(rocket)"}}}]}
            """)

        #expect(page.launches.map(\.name) == [name])
    }

    @Test(
        arguments: [
            (1, .upcoming), (2, .upcoming), (3, .success), (4, .failure), (5, .upcoming),
            (6, .upcoming), (7, .partialFailure), (8, .upcoming), (9, .success), (99, .unknown),
        ] as [(Int, Launch.Outcome)])
    func `each status has its outcome`(status: Int, outcome: Launch.Outcome) async throws {
        let page = try await page(
            #"{"results": [{"name": "R | A", "net": null, "status": {"id": \#(status)}}]}"#)

        #expect(page.launches.map { Launch($0).outcome } == [outcome])
    }

    @Test(arguments: [
        #"[{"id": "r", "name": "Heron 1", "active": true, "stages": 2}]"#,
        #"[{"id": "s", "name": "Mole End", "locality": "Jutland", "launch_attempts": 5}]"#,
        #"{"docs": [{"id": "c", "name": "C1", "serial": "C1"}]}"#,
        #"{"results": [{"id": 1, "name": "Heron", "full_name": "Heron 1"}]}"#,
    ])
    func `a list of something else is refused with its beginning`(text: String) async throws {
        let error = await #expect(throws: RequestError.self) { try await page(text) }

        let reason = try #require(error?.summary)
        #expect(reason.contains("none of its records are launches"))
        #expect(reason.contains(String(text.prefix(20))))
    }

    @Test func `a bare list of Launch Library is read as such`() async throws {
        let page = try await page(
            """
            [{"id": "a", "name": "Heron 1 | First", "net": "2020-02-03T04:05:06Z",
              "net_precision": {"id": 1}, "status": {"id": 7},
              "launch_service_provider": {"id": 121},
              "rocket": {"configuration": {"full_name": "Heron 1"}},
              "pad": {"name": "LC-1", "location": {"name": "Mole End"}}},
             {"id": "b", "name": "Heron 1 | Second", "net": "2021-02-03T04:05:06Z",
              "lsp_name": "SpaceX", "window_start": null}]
            """)

        let launches = Launch.all(page.launches)
        #expect(launches.map(\.name) == ["First", "Second"])
        #expect(launches.map(\.rocket) == ["Heron 1", "Heron 1"])
        #expect(launches.map(\.outcome) == [.partialFailure, .unknown])
        #expect(page.sites.count == 1)
        #expect(page.dropped == 0)
    }

    @Test(arguments: [
        (#""status": {"id": 2}"#, PreciseDate.Precision.year, Bool?.some(true)),
        (#""status": {"id": 2}, "net_precision": {"id": 7}"#, .month, true),
        (#""status": {"id": 8}"#, .day, true),
        (#""status": {"id": 1}, "net_precision": {"id": 0}"#, .hour, false),
        (#""status": {"id": 6}, "net_precision": {"id": 1}"#, .hour, false),
        (#""status": {"id": 5}, "net_precision": {"id": 1}"#, .hour, true),
        (#""status": {"id": 3}, "net_precision": {"id": 1}"#, .hour, nil),
    ])
    func `a date to be determined is a placeholder, and one to be confirmed is not firm`(
        status: String, precision: PreciseDate.Precision, isTentative: Bool?
    ) async throws {
        let page = try await page(
            #"{"results": [{"name": "R | A", "net": "2020-12-31T00:00:00Z", \#(status)}]}"#)

        let launch = try #require(Launch.all(page.launches).first)
        #expect(launch.date?.precision == precision)
        #expect(launch.isTentative == isTentative)
    }

    @Test(arguments: [
        (#""tbd": true, "net": false"#, true), (#""tbd": false, "net": true"#, true),
        (#""tbd": false, "net": false"#, false), (#""details": null"#, false),
    ])
    func `r/SpaceX says that a date is not firm`(fields: String, isTentative: Bool) async throws {
        let page = try await page(
            #"[{"name": "A", "date_utc": "2020-12-31T10:00:00Z", "date_precision": "hour","#
                + #" "upcoming": true, \#(fields)}]"#)

        #expect(Launch.all(page.launches).first?.isTentative == isTentative)
    }
}
