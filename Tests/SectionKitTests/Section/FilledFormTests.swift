import SectionKit
import Testing

/// Which field of a form an error speaks of.
@Suite struct FilledFormTests {
    @Test(arguments: [
        // The value that was typed, and of several the longest.
        ("16:00 is no time.", "", "departs"), ("05:00 is before 16:00.", "", "departs"),
        // Of those, the one that the advice names.
        ("05:00 is before 16:00.", "Write --arrives 05:00+1.", "arrives"),
        // One that the advice names and that is to be filled in, else one that was filled in.
        ("It cannot be.", "Add --day.", "day"), ("It cannot be.", "Check --departs.", "departs"),
        ("It cannot be.", "Check --departs and --arrives.", "departs"),
        ("It cannot be.", "Try --again.", nil), ("It cannot be.", "", nil),
    ])
    func `an error is at the field that it speaks of`(
        message: String, recovery: String, name: String?
    ) {
        let options = ["departs", "arrives", "day"].map {
            OptionDescription(
                name: $0, placeholder: "X", summary: "", accepted: .described("", example: ""))
        }
        var form = FilledForm(options)
        form.take("16:00", at: 0)
        form.take("05:00", at: 1)

        let index = form.field(
            spokenOfBy: SectionError(message: message, recovery: recovery))

        #expect(index.map { options[$0].name } == name)
    }
}
