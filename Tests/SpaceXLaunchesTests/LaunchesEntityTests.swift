import Fixtures
import Foundation
import Networking
import Testing

@testable import SpaceXLaunches

@Suite struct LaunchesEntityTests {
    @Test func `the entity has every known field and ignores the others`() throws {
        let (launches, dropped) = try read(Fixture.launches)

        #expect(launches.count == 11)
        #expect(dropped == 0)
        #expect(
            launches.first { $0.name == "First Light" }
                == LaunchEntity(
                    id: "first-light",
                    name: "First Light",
                    flightNumber: 1,
                    dateUTC: "2018-03-04T05:06:07Z",
                    datePrecision: "hour",
                    upcoming: false,
                    success: false,
                    isTentative: false,
                    rocketID: "heron-1",
                    launchpadID: "mole-end",
                    patch: "https://images.example/small/first-light.png",
                    webcast: "https://video.example/watch?v=first",
                    article: "https://news.example/first-light-fails.html",
                    wikipedia: "https://encyclopedia.example/First_Light_(rocket_launch)"
                )
        )
    }

    @Test func `a field of another type is nil`() throws {
        let (launches, dropped) = try read(Fixture.oddLaunches)

        #expect(dropped == 0)
        #expect(
            launches.first { $0.name == "Odd Types" }
                == LaunchEntity(name: "Odd Types", flightNumber: 12))
        #expect(
            launches.first { $0.name == "Odd Links" }
                == LaunchEntity(
                    name: "Odd Links",
                    dateUTC: "2021-02-03T04:05:06Z",
                    webcast: "https://video.example/a b",
                    article: "//news.example/odd"
                )
        )
    }

    @Test(arguments: [
        ("12", 12), ("\"12\"", 12), ("\" 12.0 \"", 12), ("\"1e3\"", 1_000), ("\"12a\"", nil),
        ("\"\"", nil), ("\"nan\"", nil), ("\"0x10\"", nil), ("12.5", nil), ("[12]", nil),
    ])
    func `numbers in strings are read`(json: String, number: Int?) throws {
        let (launches, _) = try read(#"[{"name": "A", "flight_number": \#(json)}]"#)

        #expect(launches.map(\.flightNumber) == [number])
    }

    @Test func `coordinates in strings are read`() throws {
        let json = Data(#"{"id": "a", "latitude": "28.56", "longitude": "-80.5"}"#.utf8)

        let site = try #require(try JSONReader.read(json) { SiteEntity(json: &$0) })

        #expect(site.latitude == 28.56)
        #expect(site.longitude == -80.5)
    }

    @Test(arguments: [
        "null", "5", #""name""#, "[]", #"["name"]"#, "{}", #"{"name": null}"#, #"{"name": ""}"#,
        #"{"name": 5}"#, #"{"name": " \t"}"#, #"{"name": "\u200b"}"#, #"{"flight_number": 1}"#,
        #"{"name": "A"}"#,
    ])
    func `a launch that is not an object or has no name is dropped`(record: String) throws {
        let (launches, dropped) = try read(
            #"[{"name": "A", "date_utc": 1}, \#(record), {"name": "B", "date_utc": 1}]"#)

        #expect(launches.map(\.name) == ["A", "B"])
        #expect(dropped == 1)
    }

    @Test func `records that launches refer to have an id and a name`() throws {
        let json = Data(try Fixture.rockets.utf8)

        let rockets = try JSONReader.read(json) { Records(json: &$0) { NamedEntity(json: &$0) } }

        let named = [
            NamedEntity(id: "heron-1", name: "Heron 1"),
            NamedEntity(id: "angstrom-heavy", name: "Ångström Heavy"),
        ]
        #expect(rockets == Records(named, dropped: 1))
    }

    private func read(_ json: String) throws -> (records: [LaunchEntity], dropped: Int) {
        let page = try Resource<LaunchPage>.launches(at: .launches).value(from: Data(json.utf8))
        let launches = page.launches.map { launch in
            var launch = launch
            launch.place = nil
            return launch
        }
        return (launches, page.dropped)
    }
}
