@testable import ScreenHost
import SectionKit
import Testing

/// The options that keys pick, and their values.
struct OptionChoicesTests {
    private static func choices(_ values: [String: String] = [:]) -> OptionChoices {
        OptionChoices(
            Browsable(
                HostedProgram(
                    ProgramDescription(
                        name: "tea-room", version: "1.0.0", title: "Tea room", summary: "Tea.",
                        sections: [TeaRoom.house, TeaRoom.guests, TeaRoom.guests]),
                    options: [TeaRoom.source.description],
                    open: { _, _, _ throws(UsageError) in throw UsageError("not here") }),
                visit: { _ in nil }, export: { _, _, _, _ in .exists }),
            values: TeaRoom.values(values, of: [TeaRoom.house, TeaRoom.guests]))
    }

    @Test func `each option is offered once, and source options last`() {
        #expect(Self.choices().pickable.map(\.name) == ["sort", "year", "tea", "source"])
    }

    @Test func `an option with two values has another value to toggle to`() {
        #expect(Self.choices().toggled(TeaRoom.order.description)?.value == "desc")
        let usual = Self.choices(["sort": "desc"]).toggled(TeaRoom.order.description)
        #expect(usual != nil && usual?.value == nil)
        #expect(Self.choices().toggled(TeaRoom.tea.description) == nil)
    }

    @Test func `a switch is toggled, and has one value in all sections that share it`() throws {
        let quiet = SectionOption<Bool>("quiet", summary: "only who is quiet")
            .picked(by: OptionPicker(key: "v", title: "Quiet"))
        let details = TeaRoom.recipe("guest", [TeaRoom.guest.description, quiet.description])
        var choices = OptionChoices(
            Browsable(
                HostedProgram(
                    ProgramDescription(
                        name: "tea-room", version: "1.0.0", title: "Tea room", summary: "Tea.",
                        sections: [TeaRoom.recipe("guests", [quiet.description]), details]),
                    open: { _, _, _ throws(UsageError) in throw UsageError("not here") }),
                visit: { _ in nil }, export: { _, _, _, _ in .exists }),
            values: CommandValues())

        let on = try #require(choices.toggled(quiet.description))
        _ = choices.set(quiet.description, to: on.value)

        #expect(choices.values[section: "guests"].text(of: "quiet") == "")
        #expect(choices.values[section: "guest"].text(of: "quiet") == "")
        let off = try #require(choices.toggled(quiet.description))
        #expect(off.value == nil)
    }

    @Test func `clearing resets section options but not the source`() {
        var choices = Self.choices(["tea": "white", "source": "cellar"])

        choices.clear()

        #expect(choices.chosen.isEmpty)
        #expect(choices.values.program.text(of: "source") == "cellar")
    }

    @Test func `after all was cleared, what the screen began with can be back`() {
        var choices = Self.choices(["tea": "white"])
        #expect(!choices.lacksFirst)
        choices.clear()
        #expect(choices.lacksFirst)
        choices.clear()
        #expect(choices.values[section: "guests"].text(of: "tea") == "white")
        #expect(!choices.lacksFirst)
        var others = Self.choices()
        others.clear()
        #expect(!others.lacksFirst)
    }

    @Test func `the values return to the open source when another cannot be opened`() {
        var choices = Self.choices(["source": "book"])

        _ = choices.set(TeaRoom.source.description, to: "cellar")
        _ = choices.set(TeaRoom.tea.description, to: "white")
        choices.sourceDidFail()

        #expect(choices.values.program.text(of: "source") == "book")
        #expect(choices.values[section: "guests"].text(of: "tea") == "white")
    }

    @Test func `setting the current value changes nothing`() {
        var choices = Self.choices(["tea": "white"])

        let isChanged = choices.set(TeaRoom.tea.description, to: "white")

        #expect(!isChanged)
    }
}
