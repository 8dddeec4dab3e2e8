import Logbook
import SectionKit
import Testing

@testable import ScanFeature

/// What `--set` takes.
@Suite struct PassCorrectionTests {
    @Test func `a correction is of the only flight, or of one by its number`() throws {
        let corrections = try PassCorrection.all("seat=14A,2.class=business")

        #expect(corrections.map(\.flight) == [nil, 2])
        #expect(corrections.map(\.field) == ["seat", "class"])
        #expect(corrections.map(\.text) == ["14A", "business"])
    }

    @Test func `a comma and an equals sign may be in a value`() throws {
        let corrections = try PassCorrection.all("note=late, but a = b, c,seat=1A")

        #expect(corrections.map(\.text) == ["late, but a = b, c", "1A"])
    }

    @Test(
        arguments: [
            ("saet=14A", "'saet' is no field of a flight; did you mean 'seat'?"),
            ("seat", "'seat' is no correction. Use FIELD=VALUE, such as seat=14A."),
            ("class=first class", "'first class' is not valid for class. Use economy,"),
            ("date=tomorrow", "'tomorrow' is not valid for date. Use a date, a month or a year"),
            ("0.seat=1A", "'0.seat' is no field of a flight"),
        ])
    func `an invalid correction is refused with what is meant`(text: String, words: String) {
        let error = #expect(throws: UsageError.self) { try PassCorrection.all(text) }

        #expect(error?.message.hasPrefix(words) == true, "\(error?.message ?? "")")
    }

    @Test(
        arguments: [
            ("pass.pdf", "pass.pdf", 1), ("pass.pdf#2", "pass.pdf", 2), ("a#b.png", "a#b.png", 1),
            ("a#1#3", "a#1", 3), ("pass#0", "pass#0", 1),
        ])
    func `a flight of a file is named by its number`(text: String, name: String, number: Int) {
        #expect(PassName(text)?.name == name)
        #expect(PassName(text)?.number == number)
    }
}
