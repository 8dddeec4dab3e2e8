import FeatureTesting
import FlightSamples
import Geodesy
import Networking
import SectionEssentials
import Testing

@testable import Flights

/// The forms in which people keep what a source has said.
@Suite struct SavedTextTests {
    private let now = Date(timeIntervalSince1970: 1_785_336_000)

    private static let line = #"{"hex":"4ca4e5","flight":"IBE123","lat":51.5,"lon":-0.25,"seen":1}"#
    private static let other = #"{"hex":"4ca4e6","flight":"IBE45 ","lat":52,"lon":-0.25,"seen":2}"#

    private func gzip(_ text: String) -> [UInt8] {
        Deflate.gzip(Array(text.utf8))
    }

    private func sky(_ bytes: some Sequence<UInt8>) async throws -> Sky {
        try await SavedSky(Body(Data(bytes)), now: now).sky(.world)
    }

    @Test(arguments: [
        "\(line)\n\(other)\n", "\(line)\r\n\r\n\(other)", "\(line)\(other)",
        "\u{1E}\(line)\n\u{1E}\(other)\n", "[\(line),\(other)]",
        "{\"now\":1785336000,\"aircraft\":[\(line)]}\n{\"now\":1785336000,\"aircraft\":[\(other)]}\n",
    ])
    func `aircraft may be one in each line, and answers one after another`(text: String)
        async throws
    {
        #expect(try await sky(text.utf8).aircraft.map(\.callSign) == ["IBE123", "IBE45"])
    }

    @Test func `of several answers the latest report of an aircraft counts`() async throws {
        let text = [0, 10, 20].map { second in
            #"{"now":\#(1_785_335_900 + second),"aircraft":"#
                + #"[{"hex":"4ca4e5","lat":\#(second),"lon":1,"seen":1,"seen_pos":1}]}"#
        }.joined(separator: "\n")

        let sky = try await sky(text.utf8)

        #expect(sky.aircraft.map { $0.position?.latitude } == [20])
        #expect(sky.time == Date(timeIntervalSince1970: 1_785_335_920))
    }

    @Test(arguments: ["NaN", "nan", "-NaN", "Infinity", "-inf"])
    func `what is no number is unknown`(word: String) async throws {
        let text =
            #"{"now":1785336000,"aircraft":[{"hex":"4ca4e5","flight":"NAN1","gs":\#(word)}]}"#
        let aircraft = try await sky(text.utf8).aircraft

        #expect(aircraft.map(\.callSign) == ["NAN1"])
        #expect(aircraft.map(\.groundSpeed) == [nil])
    }

    @Test(arguments: [true, false], [true, false])
    func `a file may be in UTF-16`(isBig: Bool, hasMark: Bool) async throws {
        let units = (hasMark ? [0xFEFF] : []) + Array("[\(Self.line)]".utf16)
        let bytes = units.flatMap { unit in
            isBig ? [UInt8(unit >> 8), UInt8(unit & 255)] : [UInt8(unit & 255), UInt8(unit >> 8)]
        }

        #expect(try await sky(bytes).aircraft.map(\.callSign) == ["IBE123"])
    }

    @Test func `a file may be compressed, and several joined`() async throws {
        let packed = gzip("[\(Self.line)]")

        #expect(try await sky(packed).aircraft.map(\.callSign) == ["IBE123"])
        let parts = gzip("[\(Self.line),") + gzip("\(Self.other)]")
        #expect(try await sky(parts).aircraft.count == 2)
    }

    @Test func `a damaged compressed file is refused`() async {
        let packed = gzip("[\(Self.line)]")
        var flipped = packed
        flipped[20] ^= 1
        for damaged in [Array(packed.dropLast(9)), flipped, Array(packed.prefix(4))] {
            await #expect(throws: RequestError.self) { try await sky(damaged) }
        }
    }

    @Test func `OpenSky's flights are aircraft without positions, and past flights`() async throws {
        let text = """
            [{"icao24":"4ca4e5","firstSeen":1785330000,"lastSeen":1785333600,"callsign":"IBE123  ",
            "estDepartureAirport":"LEMD","estArrivalAirport":null}]
            """
        let saved = SavedSky(Body(Data(text.utf8)), now: now)
        let sky = try await saved.sky(.world)
        let address = try #require(AircraftAddress("4ca4e5"))
        let flights = try await saved.flights(of: address, in: now..<now).records

        #expect(sky.aircraft.map(\.callSign) == ["IBE123"])
        #expect(sky.isRecorded)
        #expect(sky.aircraft.first?.lastContact == Date(timeIntervalSince1970: 1_785_333_600))
        #expect(flights.map(\.departure) == ["LEMD"])
        #expect(flights.first?.duration == 3_600)
    }
}
