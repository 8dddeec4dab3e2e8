import Foundation
import Networking
import Testing

@Suite struct JSONReaderLenientTests {
    @Test(arguments: [
        ("28.5", 28.5), ("\"28.5618\"", 28.5618), ("\"-1e2\"", -100), ("\"\"", nil),
        ("\"28.5 N\"", nil), ("\"NaN\"", nil), ("null", nil), ("true", nil), ("[1]", nil),
    ])
    func `a lenient number may be in a string`(
        json: String,
        number: Double?
    ) throws {
        #expect(try JSONReader.read(Data(json.utf8)) { $0.lenientNumber() } == number)
    }

    @Test(arguments: [
        ("187", 187), ("\"187\"", 187), ("\"12.0\"", 12), ("\"1.5\"", nil), ("1.5", nil),
        ("\"#187\"", nil), ("null", nil),
    ])
    func `a lenient integer may be in a string`(
        json: String,
        integer: Int?
    ) throws {
        #expect(try JSONReader.read(Data(json.utf8)) { $0.lenientInteger() } == integer)
    }
}
