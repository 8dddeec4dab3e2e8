import SectionEssentials
import Testing

/// Whole numbers made of numbers of a file, a server, a person or a computation.
@Suite struct NumberFromOutsideTests {
    @Test(arguments: [
        (2.9, 2), (-2.9, -2), (0, 0), (.nan, 0), (1e300, .max), (-1e300, .min), (.infinity, .max),
        (-.infinity, .min), (0x1p63, .max), (-0x1p63, .min), (0x1.fffffffffffffp62, .max - 1023),
    ])
    func `a computed number is the nearest that there is`(number: Double, whole: Int) {
        #expect(Int(clamping: number) == whole)
    }

    @Test(arguments: [
        (2.9, 2), (10.5, 10), (-0.5, 0), (11, nil), (-1, nil), (.nan, nil), (1e300, nil),
        (.infinity, nil),
    ])
    func `a number from outside is in its range, or is not taken`(number: Double, whole: Int?) {
        #expect(Int(number, in: 0...10) == whole)
    }

    @Test(arguments: [("7", 7), ("11", nil), ("99999999999999999999", nil), ("1e3", nil)])
    func `a text from outside is a number in its range, or is not taken`(text: String, whole: Int?)
    {
        #expect(Int(text, in: 0...10) == whole)
    }
}
