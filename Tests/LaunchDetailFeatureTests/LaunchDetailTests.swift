import SectionKit
import SpaceXLaunches
import SpaceXSamples
import Testing

@testable import LaunchDetailFeature

/// Tests of the conversion from entities to the domain.
@Suite struct LaunchDetailTests {
    @Test(
        arguments: [
            (true, true, false, .success), (true, false, false, .failure),
            (true, nil, false, .attempted), (true, nil, true, .planned),
            (true, false, true, .planned), (false, nil, false, .notAttempted),
            (false, false, true, .notAttempted), (nil, true, false, .success),
            (nil, false, false, .unknown), (nil, nil, true, .unknown),
        ] as [(Bool?, Bool?, Bool, Recovery)])
    func `a recovery is a success, a failure, planned or not attempted`(
        attempted: Bool?,
        succeeded: Bool?,
        isUpcoming: Bool,
        recovery: Recovery
    ) {
        #expect(
            Recovery(attempted: attempted, succeeded: succeeded, isUpcoming: isUpcoming) == recovery
        )
    }

    @Test(arguments: [
        ("2030-01-02T03:00:00Z", "2030-01-02T04:30:00Z", 5_400),
        ("2030-01-02T03:00:00Z", "2030-01-02T03:00:00Z", 0),
        ("2030-01-02T03:00:00Z", "2030-01-02T02:00:00Z", nil),
        ("2030-01-02T03:00:00Z", nil, nil), ("soon", "2030-01-02T03:00:00Z", nil),
    ])
    func `a window lasts from its start to its end`(start: String?, end: String?, seconds: Int?) {
        let entity = LaunchDetailEntity(windowStart: start, windowEnd: end)

        #expect(LaunchDetail(.sample(), entity).window == seconds)
    }

    @Test(
        arguments: [
            ("2018-03-01T20:15:00.000Z", .hour), ("2006-03-17T00:00:00.000Z", .day),
            ("yesterday", nil), (nil, nil),
        ] as [(String?, PreciseDate.Precision?)])
    func `a static fire at midnight is known to the day`(
        utc: String?,
        precision: PreciseDate.Precision?
    ) {
        let entity = LaunchDetailEntity(staticFireUTC: utc)

        #expect(LaunchDetail(.sample(), entity).staticFire?.precision == precision)
    }

    @Test func `links are in a fixed order, without missing ones`() {
        var launch = LaunchEntity.sample()
        launch.wikipedia = "https://encyclopedia.example/x"
        launch.webcast = "https://video.example/x"
        var entity = LaunchDetailEntity(presskit: "https://press.example/x")
        entity.reddit.media = "https://forum.example/x"

        let links = LaunchDetail(Launch(launch), entity).links

        #expect(links.map(\.kind) == [.webcast, .wikipedia, .pressKit, .redditMedia])
    }

    @Test func `empty text is unknown`() {
        let payload = PayloadEntity(id: "x", name: " ", type: "", customers: ["", "A", "B"])
        var site = SiteEntity()
        (site.fullName, site.locality, site.region) = ("", "Mole End", "")
        let entity = LaunchDetailEntity(
            missionDescription: "\n", failures: [FailureEntity(reason: "")], site: site,
            payloads: [payload], cores: [CoreEntity(serial: "", flight: 1)])

        let detail = LaunchDetail(.sample(), entity)

        #expect(detail.missionDescription == nil)
        #expect(detail.failures == [])
        #expect(detail.site.fullName == nil)
        #expect(detail.site.place == "Mole End")
        #expect(detail.payloads.first?.name == nil)
        #expect(detail.payloads.first?.customers == "A, B")
        #expect(detail.cores.first?.serial == nil)
    }

    @Test func `warnings of the list come before those of the launch`() {
        let entity = LaunchDetailEntity(warnings: ["Second."])

        #expect(
            LaunchDetail(.sample(), entity, warnings: ["First."]).warnings == ["First.", "Second."])
    }

    @Test func `each launch to choose from has a unique number or id`() throws {
        let all =
            (1...30).map { number in
                Launch.sample("A\(number)", id: "id\(number)", number: number == 30 ? 29 : number)
            } + [.sample("B")]
        let matches = Array((0...30).reversed())

        let choice = LaunchChoice(try .words("a"), matches: matches, in: all, unfetched: 9)

        #expect(choice.count == 40)
        #expect(choice.entries.count == 31)
        #expect(choice.entries.prefix(4).map(\.argument) == [nil, "id30", "id29", "28"])
    }
}
