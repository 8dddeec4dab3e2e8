import Geodesy
import SectionEssentials
import SectionKit
import Testing

/// The text of positions that a device sends.
@Suite struct SentPositionsTests {
    @Test func `positions have a time, an accuracy and a height, as far as they are known`() throws
    {
        let text = "2026-11-29T10:00:00Z 54.4609,-3.0886,0,8,120 54.4618,-3.0886,80 0,0,90,,5 end"
        let sent = try #require(SentPositions(text))

        #expect(sent.start == ISO8601.date(from: "2026-11-29T10:00:00Z"))
        #expect(sent.isEnd)
        #expect(sent.positions.map(\.point.coordinate.latitude) == [54.4609, 54.4618, 0])
        #expect(sent.positions.map(\.accuracy) == [8, nil, nil])
        #expect(sent.positions.map(\.point.elevation) == [120, nil, 5])
        #expect(sent.positions.map { $0.point.time?.timeIntervalSince(sent.start) } == [0, 80, 90])
        #expect(SentPositions(sent.description) == sent)
    }

    @Test func `a text without positions is a start, or an end`() {
        #expect(SentPositions("2026-11-29T10:00:00Z")?.positions == [])
        #expect(SentPositions("2026-11-29T10:00:00Z end")?.isEnd == true)
    }

    @Test(arguments: [
        "", "end", "yesterday 54,-3,0", "2026-11-29T10:00:00Z 54,-3", "2026-11-29T10:00:00Z 91,0,0",
        "2026-11-29T10:00:00Z 54,-181,0", "2026-11-29T10:00:00Z 54,-3,-1",
        "2026-11-29T10:00:00Z 54,-3,1e9", "2026-11-29T10:00:00Z nan,-3,0",
        "2026-11-29T10:00:00Z 54,-3,0,-1", "2026-11-29T10:00:00Z 54,-3,0,8,1e300",
        "2026-11-29T10:00:00Z 54,-3,0,8,120,9", "2026-11-29T10:00:00Z end 54,-3,0",
        "2026-11-29T10:00:00Z ,,", "2026-11-29T10:00:00Z 0x10,0x10,0x1",
    ])
    func `what no device sends is refused`(text: String) {
        #expect(SentPositions(text) == nil)
    }
}
