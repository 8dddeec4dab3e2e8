import Foundation
import SectionEssentials
@testable import SectionKit
import Testing

/// Zones that are read from files of the time zone database.
@Suite struct ZoneRulesTests {
    @Test(arguments: ZoneSample.all)
    func `a zone has the same offsets and names as in another reader`(sample: ZoneSample) throws {
        let rules = try #require(ZoneRules(file: sample.bytes))

        for line in sample.periods.split(separator: "\n") {
            let parts = line.split(separator: " ")
            let time = try #require(Double(parts[0]))
            let period = rules.period(at: Date(timeIntervalSince1970: time))
            #expect(
                "\(period.offset) \(period.abbreviation)" == "\(parts[1]) \(parts[2])", "\(line)")
        }
    }

    @Test(arguments: [
        ("Europe/London", "1 Jul 2026 13:00"), ("Asia/Kathmandu", "1 Jul 2026 17:45"),
        ("America/Phoenix", "1 Jul 2026 05:00"), ("Australia/Lord_Howe", "1 Jul 2026 22:30"),
        ("Pacific/Chatham", "2 Jul 2026 00:45"),
    ])
    func `many zones can be used at once`(name: String, noon: String) throws {
        let sample = try #require(ZoneSample.all.first { $0.name == name })
        let rules = try #require(ZoneRules(file: sample.bytes))
        let date = try #require(ISO8601.date(from: "2026-07-01T12:00:00Z"))

        let words = DisplayZone(name: name, rules: rules).formatted(date)

        #expect(words == "\(noon) \(name)")
    }

    @Test func `a version 1 file ends with its last change`() throws {
        // One change at 100, from 0 to 3600 seconds east of UTC, under the names LMT and XST.
        let header = Array("TZif".utf8) + [UInt8](repeating: 0, count: 16)
        let counts: [UInt8] = [0, 0, 0, 1, 2, 8].flatMap { [0, 0, 0, $0] }
        let kinds: [UInt8] = [0, 0, 0, 0, 0, 0] + [0, 0, 0x0E, 0x10, 0, 4]
        let bytes =
            header + counts + [0, 0, 0, 100, 1] + kinds + Array("LMT\0XST\0".utf8)

        let rules = try #require(ZoneRules(file: bytes))

        #expect(rules.period(at: Date(timeIntervalSince1970: 99)).abbreviation == "LMT")
        #expect(rules.period(at: Date(timeIntervalSince1970: 100)).offset == 3_600)
        #expect(rules.period(at: .distantFuture).abbreviation == "XST")
    }

    @Test(arguments: ZoneSample.all)
    func `a truncated file is refused`(sample: ZoneSample) {
        let bytes = sample.bytes

        for length in 0..<bytes.count {
            #expect(ZoneRules(file: Array(bytes[..<length])) == nil)
        }
    }

    @Test func `a damaged file does not crash`() throws {
        let bytes = try #require(ZoneSample.all.first).bytes
        for place in bytes.indices {
            for value: UInt8 in [0, 1, 0x7F, 0xFF] {
                var damaged = bytes
                damaged[place] = value
                let rules = ZoneRules(file: damaged)
                _ = rules?.period(at: .distantPast)
                _ = rules?.period(at: Date(timeIntervalSince1970: 0))
                _ = rules?.period(at: .distantFuture)
            }
        }
    }

    @Test func `dates far beyond any calendar have an offset too`() throws {
        let rules = try #require(ZoneRules(rule: "CET-1CEST,M3.5.0,M10.5.0/3"))

        for seconds in [-Double.infinity, -1e300, 1e300, .infinity, .nan] {
            let period = rules.period(at: Date(timeIntervalSince1970: seconds))
            #expect([3_600, 7_200].contains(period.offset))
        }
    }
}

extension ZoneSample {
    fileprivate var bytes: [UInt8] { Data(base64Encoded: file).map { Array($0) } ?? [] }
}
