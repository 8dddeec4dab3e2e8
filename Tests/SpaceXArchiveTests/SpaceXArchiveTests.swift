import FeatureTesting
import Foundation
import Networking
import SpaceXArchive
import Testing

@Suite struct SpaceXArchiveTests {
    @Test func `the archive has the launches of each year`() async throws {
        let launches = try await Launch.archived()

        let dates = launches.map(\.dateUTC)
        let counts = Dictionary(grouping: dates) { $0.prefix(4) }.mapValues(\.count)

        #expect(launches.count == 205)
        #expect(dates.allSatisfy { $0.hasSuffix("Z") })
        #expect(
            counts == [
                "2006": 1, "2007": 1, "2008": 2, "2009": 1, "2010": 2, "2012": 2, "2013": 3,
                "2014": 6, "2015": 7, "2016": 9, "2017": 18, "2018": 21, "2019": 13, "2020": 26,
                "2021": 31, "2022": 62,
            ]
        )
    }

    @Test func `the archive has the outcome of each launch`() async throws {
        let launches = try await Launch.archived()

        #expect(launches.count { $0.success == true } == 181)
        #expect(launches.count { $0.success == false } == 5)
        #expect(launches.count { $0.upcoming } == 18)
        #expect(launches.count { $0.upcoming && $0.success != nil } == 0)
        #expect(launches.count { $0.success == nil && !$0.upcoming } == 1)
    }

    @Test(arguments: ["cores", "landpads", "launches", "launchpads", "payloads", "rockets"])
    func `each record has a unique id`(resource: String) async throws {
        let ids = try await Set(Identified.archived(resource).map(\.id))

        #expect(try await Identified.archived(resource).count == ids.count)
        #expect(!ids.isEmpty)
    }

    @Test func `the archive has the rocket and the launchpad of every launch`() async throws {
        let rockets = try await Set(Identified.archived("rockets").map(\.id))
        let launchpads = try await Set(Identified.archived("launchpads").map(\.id))

        let launches = try await Launch.archived()

        #expect(rockets.count == 4)
        #expect(launchpads.count == 6)
        #expect(launches.allSatisfy { rockets.contains($0.rocket) })
        #expect(launches.allSatisfy { launchpads.contains($0.launchpad) })
    }

    @Test func `the archive has its years, last flight and number of launches`() async throws {
        let launches = try await Launch.archived()

        let years = launches.compactMap { Int($0.dateUTC.prefix(4)) }
        let flown = launches.filter { !$0.upcoming }.map(\.dateUTC).max()

        #expect(years.min() == SpaceXArchive.years.lowerBound)
        #expect(years.max() == SpaceXArchive.years.upperBound)
        #expect(flown.map { String($0.prefix(10)) } == SpaceXArchive.lastFlown)
        #expect(launches.count == SpaceXArchive.launchCount)
    }

    @Test(
        arguments: [
            Endpoint("/v4/crew"),
            Endpoint("/v4/launches/"),
            Endpoint("/v4/launches/5eb87cd9ffd86e000604b32"),
            Endpoint("/v4/launches/5eb87cd9ffd86e000604b32a/"),
            Endpoint("/v4/launches/\"}"),
            Endpoint("/v4/rockets/5e9d0d95eda69955f709d1eb"),
            Endpoint("/v5/launches"),
            Endpoint(""),
            Endpoint("/v4/launches", query: [.init("limit", "10")]),
        ]
    )
    func `unknown endpoints are not found`(endpoint: Endpoint) async {
        await #expect(throws: RequestError.notFound(endpoint)) {
            try await SpaceXArchive().data(for: endpoint)
        }
    }
}

private struct Launch: Decodable {
    let dateUTC: String
    let upcoming: Bool
    let success: Bool?
    let rocket: String
    let launchpad: String

    enum CodingKeys: String, CodingKey {
        case dateUTC = "date_utc"
        case upcoming, success, rocket, launchpad
    }

    static func archived() async throws -> [Launch] {
        let data = try await SpaceXArchive().data(for: Endpoint("/v4/launches"))
        return try JSONDecoder().decode([Launch].self, from: data)
    }
}

private struct Identified: Decodable {
    let id: String

    static func archived(_ resource: String) async throws -> [Identified] {
        let data = try await SpaceXArchive().data(for: Endpoint("/v4/\(resource)"))
        return try JSONDecoder().decode([Identified].self, from: data)
    }
}
