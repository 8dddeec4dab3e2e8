import Testing

@testable import SectionKit

/// What the colours of a map say.
@Suite struct MapScaleTests {
    private let altitudes = MapScale("Altitude", limits: [5_000, 15_000]) { lowest, next in
        "\(lowest.map { "\(Int($0))" } ?? "")..\(next.map { "\(Int($0))" } ?? "")"
    }

    @Test func `a scale has a name for each range, also for those that are open`() {
        #expect(altitudes.names == ["..5000", "5000..15000", "15000.."])
    }

    @Test(arguments: [(-1e9, 0), (4_999, 0), (5_000, 1), (14_999.9, 1), (15_000, 2), (1e9, 2)])
    func `a value is in the range that begins at or below it`(value: Double, range: Int) {
        #expect(altitudes.range(of: value) == range)
    }

    @Test func `bad news and what is pending keep the colours of their tones`() {
        #expect(
            Badge.Tone.allCases.filter { altitudes.range(of: 1, $0) == nil }
                .allSatisfy { $0 == .negative || $0 == .pending })
        #expect(altitudes.range(of: nil, .positive) == nil)
        #expect(altitudes.range(of: 6_000, .positive) == 1)
    }

    @Test(arguments: [
        ([1, 2, 2, 3], ["1", "2", "3"]), ([1, 5], ["1", "2", "3", "4", "5"]),
        ([1, 15], ["1", "2–4", "5–9", "10–15"]), ([0, 1, 2], ["1", "2"]),
    ])
    func `numbers of things have ranges of whole numbers`(counts: [Int], names: [String]) throws {
        #expect(try #require(MapScale("Flights", ofCounts: counts)).names == names)
    }

    @Test(arguments: [100, 999, 12_345, 1_000_000_000])
    func `there are never more ranges than colours, and the last ends at the most`(most: Int) throws
    {
        let scale = try #require(MapScale("Flights", ofCounts: [1, most]))

        #expect((3...MapScale.most).contains(scale.names.count))
        #expect(scale.names.last?.hasSuffix(most.grouped) == true)
    }

    @Test(arguments: [[], [3], [4, 4, 4], [0, 1]])
    func `numbers that are all the same need no scale`(counts: [Int]) {
        #expect(MapScale("Flights", ofCounts: counts) == nil)
    }
}
