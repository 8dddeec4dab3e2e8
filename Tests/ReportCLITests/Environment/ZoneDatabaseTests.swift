import FeatureTesting
import Foundation
@testable import ReportCLI
import SectionKit
import Testing

/// Finding time zones in the files of the system, and the errors when there are none.
@Suite struct ZoneDatabaseTests {
    private let folder: TemporaryFolder

    /// A zone that is always nine hours east of UTC, in the first version of the format.
    private static let tokyo =
        Data("TZif".utf8) + Data(count: 16)
        + Data([0, 0, 0, 0, 1, 4].flatMap { [0, 0, 0, $0] })
        + Data([0, 0, 0x7E, 0x90, 0, 0]) + Data("JST\0".utf8)

    init() throws {
        folder = try TemporaryFolder()
        try folder.makeFolder("zoneinfo")
        try folder.makeFolder("zoneinfo/Asia")
        try Self.tokyo.write(to: folder.url.appending(path: "zoneinfo/Asia/Tokyo"))
        try folder.put("JP\t+353916+1394441\tAsia/Tokyo\n", in: "zoneinfo/zone.tab")
    }

    private func database(_ environment: [String: String] = [:]) -> ZoneDatabase {
        ZoneDatabase(
            environment: environment.merging(["TZDIR": folder.path("zoneinfo")]) { one, _ in one },
            localFile: folder.path("localtime"))
    }

    private let noon = Date(timeIntervalSince1970: 1_609_502_400)

    @Test(arguments: ["UTC", "utc", "Utc"])
    func `UTC needs no database`(name: String) throws {
        #expect(try database(["TZDIR": "/no such folder"]).zone(named: name) == .utc)
    }

    @Test func `a zone is found by its name in the folder that TZDIR names`() throws {
        let zone = try database().zone(named: "Asia/Tokyo")

        #expect(zone.formatted(noon) == "1 Jan 2021 21:00 Asia/Tokyo")
        #expect(database().names == ["Asia/Tokyo"])
    }

    @Test(arguments: [
        "", " ", "Mars/Olympus", "Asia", "Asia/", "/Asia/Tokyo", "../zoneinfo/Asia/Tokyo",
        "Asia/../Asia/Tokyo", "zone.tab", "UTC0", "Asia/Tokyo ", "CET-1CEST",
    ])
    func `a name that is not a zone of the database is refused`(name: String) {
        #expect(throws: UsageError.self) { try database().zone(named: name) }
    }

    @Test func `an unknown name is quoted in the error`() {
        let error = #expect(throws: UsageError.self) { try database().zone(named: "Asia/Tokio") }

        #expect(error?.message.contains("'Asia/Tokio'") == true)
    }

    @Test func `without files, the error says what to do`() {
        let nowhere = database(["TZDIR": folder.path("nothing")])
        let error = #expect(throws: UsageError.self) { try nowhere.zone(named: "Asia/Tokyo") }

        #expect(error?.message.hasPrefix("there are no time zone files in ") == true)
        #expect(error?.message.contains("TZDIR") == true)
        #expect(error?.message.hasSuffix("or use --timezone UTC.") == true)
    }

    @Test(arguments: [
        (["TZ": "Asia/Tokyo"], "1 Jan 2021 21:00 Asia/Tokyo"),
        (["TZ": ":Asia/Tokyo"], "1 Jan 2021 21:00 Asia/Tokyo"),
        (["TZ": "JST-9"], "1 Jan 2021 21:00 local time"),
        (["TZ": "EST5EDT,M3.2.0,M11.1.0"], "1 Jan 2021 07:00 local time"),
        (["TZ": ""], "1 Jan 2021 12:00 UTC"),
        ([:], "1 Jan 2021 12:00 UTC"),
    ])
    func `the local zone is read from TZ`(environment: [String: String], words: String) throws {
        #expect(try database(environment).zone(named: "local").formatted(noon) == words)
    }

    @Test func `the local zone is named after the target of the system's link`() throws {
        try FileManager.default.createSymbolicLink(
            atPath: folder.path("localtime"),
            withDestinationPath: folder.path("zoneinfo/Asia/Tokyo"))

        let zone = try database().zone(named: "local")

        #expect(zone.formatted(noon) == "1 Jan 2021 21:00 Asia/Tokyo")
    }

    @Test func `TZ may name a file`() throws {
        try Self.tokyo.write(to: folder.url.appending(path: "here"))

        let zone = try database(["TZ": folder.path("here")]).zone(named: "local")

        #expect(zone.formatted(noon) == "1 Jan 2021 21:00 local time")
    }

    @Test(arguments: ["Mars/Olympus", "nonsense", "/no/such/file"])
    func `an invalid TZ is refused and quoted`(variable: String) {
        let database = database(["TZ": variable])
        let error = #expect(throws: UsageError.self) { try database.zone(named: "local") }

        #expect(error?.message.hasPrefix("TZ is '\(variable)'") == true)
    }
}
