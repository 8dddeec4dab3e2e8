import SectionEssentials
import Testing

@testable import TrackFiles

@Suite struct ValueTests {
    @Test(arguments: [
        "0", "-0", "46.1", "-14.505751", "+5", ".5", "5.", "000123.4500", "0.0000000000000000001",
        "37.200307762250304", "-121.9913208950311", "219.60000610351562", "1e2", "-2.5E-3",
        "123456789012345678901234567890", "0.1234567890123456789012345678901",
    ])
    func `numbers are those of the usual parser`(text: String) throws {
        let number = try #require(decimal(text))
        let usual = try #require(Double(text.hasPrefix(".") ? "0\(text)" : text))

        #expect(abs(number - usual) <= usual.ulp)
    }

    @Test(arguments: ["", "-", ".", "1.2.3", "1,5", "nan", "inf", "0x10", "1 2", "e5", "1e999"])
    func `other texts are no numbers`(text: String) {
        #expect(decimal(text) == nil)
    }

    @Test(arguments: [
        ("2026-05-01T08:00:00Z", 1_777_622_400.0), ("2026-05-01t08:00:00z", 1_777_622_400),
        ("2026-05-01 08:00:00", 1_777_622_400), ("2026-05-01T10:00:00+02:00", 1_777_622_400),
        ("2026-05-01T03:30:00-0430", 1_777_622_400), ("2026-05-01T09:00:00+01", 1_777_622_400),
        ("2026-05-01T08:00:00.25Z", 1_777_622_400.25), ("2026-05-01T08:00:00,5", 1_777_622_400.5),
        ("1970-01-01T00:00:00.Z", 0),
    ])
    func `times are read with any offset and fraction`(text: String, seconds: Double) throws {
        #expect(time(text)?.timeIntervalSince1970 == seconds)
    }

    @Test(arguments: [
        "2026-05-01", "2026-13-01T08:00:00Z", "2026-02-29T08:00:00Z", "2026-05-01T24:00:00Z",
        "2026-05-01T08:60:00Z", "2026-05-01T08:00Z", "2026-05-01T08:00:00+25:00",
        "2026-05-01T08:00:00Zulu", "2026-05-01T08:00:00+2:00", "2026-05-01T08.00.00Z", "",
    ])
    func `other texts are no times`(text: String) {
        #expect(time(text) == nil)
    }

    private func decimal(_ text: String) -> Double? {
        Array(text.utf8).withUnsafeBufferPointer(\.decimal)
    }

    private func time(_ text: String) -> Date? {
        var times = TimeText()
        return Array(text.utf8).withUnsafeBufferPointer { times.value($0)?.time }
    }
}
