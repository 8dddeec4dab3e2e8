import SectionEssentials
import SectionKit
import Testing

/// Numbers with a fixed number of decimal places.
@Suite struct FixedTests {
    @Test(arguments: [
        (12_192, 0, "12192", "12,192"), (12_192, 2, "12192.00", "12,192.00"),
        (11_894.82, 2, "11894.82", "11,894.82"), (11_894.825, 1, "11894.8", "11,894.8"),
        (0.5, 0, "1", "1"), (-0.5, 0, "-1", "-1"), (-0.04, 1, "0.0", "0.0"),
        (-1_234.5, 1, "-1234.5", "-1,234.5"), (0, 3, "0.000", "0.000"), (7.05, 2, "7.05", "7.05"),
        (1e300, 2, "1e+300", "1e+300"), (9500, 0, "9500", "9,500"),
        (3, -1, "3", "3"),
    ])
    func `a number has the given decimal places`(
        number: Double, digits: Int, plain: String, grouped: String
    ) {
        #expect(number.fixed(digits) == plain)
        #expect(number.fixedGrouped(digits) == grouped)
    }

    @Test(arguments: [
        (35_777.311, "35,777.311"), (-1_020.25, "-1,020.25"), (999.5, "999.5"), (0.05, "0.05"),
        (4_081, "4,081.0"), (1e300, "1e+300"), (-Double.infinity, "-inf"),
    ])
    func `a number with all its digits is grouped`(number: Double, text: String) {
        #expect(number.grouped == text)
    }

    @Test(arguments: [
        (46.5, "46.5"), (-0.000_000_04, "0"), (100, "100"), (-120.1234567, "-120.1234567"),
        (9.99999999, "10"), (0.05, "0.05"), (1e300, "1e+300"),
    ])
    func `zeros at the end of decimals are trimmed, but not those of whole numbers`(
        number: Double, text: String
    ) {
        let trimmed = ASCIIWriter.text(limit: 32) {
            $0.append(number, decimals: 7, isTrimmed: true)
        }

        #expect(trimmed == text)
    }

    @Test(arguments: [
        (0, 1, "0"), (7, 4, "0007"), (-7, 3, "-007"), (12_345, 2, "12345"),
        (Int.min, 1, "-9223372036854775808"),
    ])
    func `an integer has leading zeros up to its digits`(
        number: Int, digits: Int, text: String
    ) {
        #expect(ASCIIWriter.text(limit: 32) { $0.append(number, digits: digits) } == text)
    }
}
