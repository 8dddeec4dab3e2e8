import Testing

@testable import SectionKit

struct RoundNumbersTests {
    @Test(arguments: [
        (0.0, 10.0, 5, ["0", "5", "10"]),
        (0, 10, 6, ["0", "2", "4", "6", "8", "10"]),
        (-3, 7, 5, ["-2", "0", "2", "4", "6"]),
        (0.1, 0.7, 10, ["0.1", "0.2", "0.3", "0.4", "0.5", "0.6", "0.7"]),
        (812, 1240, 5, ["900", "1,000", "1,100", "1,200"]),
        (0, 123_456, 3, ["0", "50,000", "100,000"]),
        (-0.003, 0.003, 3, ["-0.002", "0.000", "0.002"]),
    ])
    func `numbers are multiples of 1, 2 or 5 times a power of ten`(
        low: Double, high: Double, most: Int, labels: [String]
    ) {
        let round = RoundNumbers(low...high, atMost: most, digits: 9, unit: nil)

        #expect(round.labels == labels)
        #expect(round.numbers.allSatisfy { (low...high).contains($0) })
    }

    @Test(arguments: [
        (0.0, 2e7, ["0", "10", "20"], "million m"),
        (0, 4e10, ["0", "20", "40"], "billion m"),
        (0, 4e13, ["0", "20", "40"], "trillion m"),
        (0, 2e20, ["0", "100", "200"], "×10^18 m"),
        (0, 2e-5, ["0", "10", "20"], "×10^-6 m"),
        (20_000_000, 20_000_002, ["20,000,000", "20,000,001", "20,000,002"], "m"),
        (-1.7e308, 1.7e308, ["-100", "0", "100"], "×10^306 m"),
    ])
    func `very large and small numbers are in millions or powers of ten`(
        low: Double, high: Double, labels: [String], unit: String
    ) {
        let round = RoundNumbers(low...high, atMost: 3, digits: 300, unit: .metre)

        #expect(round.labels == labels)
        #expect(round.unit == unit)
    }

    @Test func `numbers have no more decimal places than the values`() {
        #expect(RoundNumbers(0...1, atMost: 10, digits: 0, unit: nil).labels == ["0", "1"])
        #expect(
            RoundNumbers(0...1, atMost: 3, digits: 1, unit: nil).labels == ["0.0", "0.5", "1.0"])
    }

    @Test func `a range of one number has that`() {
        #expect(RoundNumbers(3.25...3.25, atMost: 5, digits: 2, unit: nil).labels == ["3.25"])
    }

    @Test(arguments: [
        1e15...(1e15 + 1), 1...1.0000000000000002,
        -Double.leastNonzeroMagnitude...(.leastNonzeroMagnitude), 1e307...1.7e308,
        0...(1e-300 * 1e-9),
    ])
    func `ranges at the limits of arithmetic have few numbers, in ascending order`(
        range: ClosedRange<Double>
    ) {
        let round = RoundNumbers(range, atMost: 6, digits: 400, unit: nil)

        #expect(round.numbers.count <= 6)
        #expect(round.numbers.allSatisfy { $0.isFinite })
        #expect(zip(round.numbers, round.numbers.dropFirst()).allSatisfy { $0 < $1 })
    }
}
