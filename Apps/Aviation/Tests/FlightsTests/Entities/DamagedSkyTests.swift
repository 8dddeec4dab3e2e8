import FeatureTesting
import Networking
import SectionEssentials
import Testing

@testable import Flights

/// What receivers send, damaged in every place, and more aircraft than there are.
@Suite struct DamagedSkyTests {
    private static func line(_ address: String) -> String {
        "MSG,3,1,1,\(address),1,2017/02/23,09:59:20.032,2017/02/23,09:59:20.032,A,9,9,9,1,1,9,7,,,,0"
    }

    @Test func `no damage to a line of a receiver ends the program`() {
        var found = 0
        DamagedBytes(of: [Self.line("4CA4E5")]).forEach { bytes in
            var table = SBSTable()
            table.take(String(decoding: bytes, as: UTF8.self))
            if let time = table.time { found += table.sky(at: time).aircraft.count }
        }
        #expect(found > 50)
    }

    @Test func `a receiver with a new address in each line fills no memory, and that is said`() {
        var table = SBSTable()
        let now = Date(timeIntervalSince1970: 1_800_000_000)
        for number in 0..<SBSTable.most + 10 {
            table.take(Self.line(String(number + 0x100000, radix: 16, uppercase: true)), at: now)
        }
        #expect(table.sky(at: now).aircraft.count == SBSTable.most)
        #expect(table.beyond == 10)
        // An aircraft that is known is still heard.
        table.take(Self.line("100000"), at: now)
        #expect(table.beyond == 10)
    }
}
