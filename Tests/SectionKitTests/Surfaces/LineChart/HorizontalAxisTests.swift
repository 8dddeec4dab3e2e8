import FeatureTesting
import Testing

@testable import SectionKit

struct HorizontalAxisTests {
    @Test(arguments: LineChart.hard.indices, [true, false])
    func `labels fit at every width and do not touch`(index: Int, ascii: Bool) {
        let axis = HorizontalAxis(
            LineChart.hard[index].axis, formatter: ValueFormatter(zone: .utc), ascii: ascii)

        for columns in Array(1...24) + [31, 40, 57, 80, 120, 200] {
            let ticks = axis.ticks(columns: columns).ticks
            let places = ticks.map { $0.labelColumns(in: columns) }
            #expect(places.allSatisfy { 0 <= $0.lowerBound && $0.upperBound <= columns })
            #expect(
                zip(places, places.dropFirst()).allSatisfy { $0.upperBound + 2 <= $1.lowerBound })
            #expect(ticks.allSatisfy { (0...1).contains($0.share) })
        }
    }

    @Test func `a wide axis has up to ten ticks, a narrow one fewer`() {
        let axis = HorizontalAxis(
            LineChart.years.axis, formatter: ValueFormatter(zone: .utc), ascii: false)

        #expect(axis.ticks(columns: 76).ticks.count == 9)
        #expect(axis.ticks(columns: 30).ticks.map(\.label) == ["2010", "2015", "2020"])
        #expect(axis.ticks(columns: 8).ticks.map(\.label) == ["2020"])
        #expect(axis.ticks(columns: 3).ticks.isEmpty)
    }

    @Test func `long labels of categories are cut`() {
        let labels = [Cell.text(String(repeating: "x", count: 50)), .text("b")]
        let axis = HorizontalAxis(
            .categories("c", "C", labels), formatter: ValueFormatter(zone: .utc), ascii: true)

        #expect(
            axis.ticks(columns: 60).ticks.map(\.label) == [
                String(repeating: "x", count: 17) + "...", "b",
            ])
    }
}
