import Testing

@testable import SectionKit

struct LineReductionTests {
    private static func parts(_ values: [Double?], columns: Int) -> [[Double]] {
        var line = LineReduction(columns: columns)
        for (index, value) in values.enumerated() {
            line.add(Double(index) / Double(max(values.count - 1, 1)), value)
        }
        line.finish()
        return line.parts.map { $0.map(\.value) }
    }

    @Test func `few points stay as they are`() {
        #expect(Self.parts([1, 5, 2], columns: 10) == [[1, 5, 2]])
    }

    @Test func `a column keeps its first, lowest, highest and last point, in their order`() {
        #expect(Self.parts([3, 4, 9, 5, 1, 2, 4], columns: 1) == [[3, 9, 1, 4]])
        #expect(Self.parts([3, 1, 2, 9, 4], columns: 1) == [[3, 1, 9, 4]])
        #expect(Self.parts([1, 2, 3], columns: 1) == [[1, 3]])
        #expect(Self.parts([2, 2, 2], columns: 1) == [[2, 2]])
    }

    @Test func `a line has a gap where values are unknown`() {
        #expect(Self.parts([1, 2, nil, nil, 3, nil], columns: 10) == [[1, 2], [3]])
        #expect(Self.parts([nil, nil], columns: 10) == [])
        #expect(Self.parts([], columns: 10) == [])
    }

    @Test func `a gap inside a column is not shown`() {
        #expect(Self.parts([1, nil, 2, nil, 3], columns: 1) == [[1, 3]])
    }

    @Test func `a million points are reduced to four in a column, with the extremes`() {
        let values = (0..<1_000_000).map { Double($0 * 7919 % 1_000_003) as Double? }

        let parts = Self.parts(values + [nil], columns: 160)

        #expect(parts.count == 1)
        #expect(parts[0].count <= 4 * 160)
        #expect(parts[0].min() == values.compactMap(\.self).min())
        #expect(parts[0].max() == values.compactMap(\.self).max())
    }

    @Test func `many points with a gap after each are no more`() {
        let values = (0..<100_000).map { $0 % 2 == 0 ? Double($0 % 1000) : nil }

        let parts = Self.parts(values, columns: 160)

        #expect(parts.reduce(0) { $0 + $1.count } <= 4 * 160)
    }
}
