@testable import ScreenHost
import SectionKit
import Testing

/// Picking the value of an option.
struct PickingTests {
    private static func choices(_ values: [String]) -> Result<[Picker.Choice], SectionError> {
        .success([.init(value: nil, count: 40)] + values.map { .init(value: $0, count: 7) })
    }

    /// A screen with an open picker of years.
    private func offering() -> ModelHarness {
        var screen = ModelHarness.withGuests()
        screen.type("y")
        screen.happen(
            .counted(
                number: screen.model.navigator.pages.lastLoad,
                Self.choices(["2019", "2020", "2021"])))
        return screen
    }

    @Test func `the key of an option with two values toggles it`() {
        var screen = ModelHarness.withGuests()

        screen.type("s")
        #expect(screen.effects.map(\.words) == ["load guests 3"])
        #expect(screen.model.values[section: "guests"].text(of: "sort") == "desc")
        screen.type("s")
        #expect(screen.effects.map(\.words) == ["cancel 3", "load guests 4"])
        #expect(screen.model.values[section: "guests"].text(of: "sort") == nil)
    }

    @Test func `a key that two sections share picks the option of the section with the cursor`() {
        let order = SectionOption<ListOrder>(
            "sort", placeholder: "ORDER", summary: "sort the dogs", default: .asc
        ).picked(by: OptionPicker(key: "s", title: "Order")).description
        let dogs = TeaRoom.recipe("dogs", [order])
        var screen = ModelHarness(sections: [TeaRoom.guests, dogs], opened: "dogs")
        screen.answer(TeaRoom.table(TeaRoom.names(3)))

        screen.type("Gs")
        #expect(screen.model.values[section: "dogs"].text(of: "sort") == "desc")
        #expect(screen.model.values[section: "guests"].text(of: "sort") == nil)

        screen.type("gs")
        #expect(screen.model.values[section: "guests"].text(of: "sort") == "desc")
    }

    @Test func `an operand that is typed opens the section that takes it`() {
        let dog = SectionOption<String>(
            operand: "dog", placeholder: "DOG", summary: "a dog", accepts: "a name", example: "Rex"
        ) { $0 }.withOptionalValue.picked(by: OptionPicker(key: "o", title: "Dog")).description
        var screen = ModelHarness(sections: [TeaRoom.recipe("dogs", [dog]), TeaRoom.guests])
        #expect(!screen.model.navigator.pages.current.panes[0].isOpen)

        screen.type("oRex" + Key.enter)

        #expect(screen.model.values[section: "dogs"].text(of: "dog") == "Rex")
        #expect(screen.model.navigator.pages.current.panes[0].isOpen)
    }

    @Test func `a picker counts the values without its own option`() {
        var screen = ModelHarness(values: ["year": "2020"])
        screen.answer(TeaRoom.table(TeaRoom.names(3)))

        screen.type("y")

        guard case .count(let column, _, _, _, let values)? = screen.effects.first else {
            Issue.record("nothing was counted")
            return
        }
        #expect(column == "date")
        #expect(values.text(of: "year") == nil)
        #expect(screen.lines[1].hasPrefix("Year  only guests of this year"))
        #expect(screen.lines[3].contains("Loading…"))
    }

    @Test func `a picker shows the values and their row counts`() {
        let screen = offering()

        #expect(screen.lines[3].hasPrefix("› all"))
        #expect(screen.lines[3].hasSuffix("40"))
        #expect(screen.lines[4...6].map { $0.prefix(6) } == ["  2019", "  2020", "  2021"])
    }

    @Test func `picking a value loads the sections that take the option`() {
        var screen = offering()

        screen.type("jj" + Key.down + Key.enter)

        #expect(screen.lines[1].hasPrefix("Year"))
        screen.type("\u{15}" + Key.down + Key.enter)
        #expect(screen.effects.map(\.words) == ["cancel 3", "load guests 4"])
        #expect(screen.model.values[section: "guests"].text(of: "year") == "2019")
        #expect(screen.status.contains("y year: 2019"))
    }

    @Test func `typing narrows the values of a picker`() {
        var screen = offering()

        screen.type("21")
        #expect(screen.lines[3].hasPrefix("› 2021"))
        #expect(screen.lines[4] == "")
        screen.type(Key.enter)
        #expect(screen.model.values[section: "guests"].text(of: "year") == "2021")
    }

    @Test func `Esc closes a picker and cancels its load`() {
        var screen = ModelHarness.withGuests()

        screen.type("y")
        screen.escape()

        #expect(screen.effects.map(\.words) == ["cancel 3"])
        #expect(screen.selected.contains("Guest 1 "))
        screen.happen(.counted(number: 3, Self.choices(["2019"])))
        #expect(screen.selected.contains("Guest 1 "))
    }

    @Test func `a picker says why it has no values`() {
        var screen = ModelHarness.withGuests()

        screen.type("y")
        let error = SectionError(message: "The book is wet.", recovery: "Dry it.")
        screen.happen(.counted(number: 3, .failure(error)))

        #expect(screen.lines[3].contains("The book is wet."))
        screen.type(Key.enter + "\u{03}")
        #expect(screen.effects.map(\.words) == ["quit"])
    }

    @Test func `a long error of a picker is wrapped on a narrow screen`() {
        var screen = ModelHarness.withGuests(columns: 40, rows: 10)

        screen.type("y")
        let error = SectionError(
            message: "The guests could not be counted: the book is wet.", recovery: "Dry it.")
        screen.happen(.counted(number: 3, .failure(error)))

        #expect(
            screen.lines[3...5] == [
                "  Error: The guests could not be", "  counted: the book is wet.", "  Dry it.",
            ])
    }

    @Test func `a picker without a column offers the option's own choices`() {
        var screen = ModelHarness.withGuests()

        screen.type("t")
        #expect(screen.lines[3...5].map { $0.dropFirst(2) } == ["green", "black", "white"])
        screen.type(Key.end + Key.enter)
        #expect(screen.model.values[section: "guests"].text(of: "tea") == "white")
    }

    @Test func `picking another source opens it and loads all sections`() {
        var screen = ModelHarness.withGuests()

        screen.type("S" + Key.down + Key.enter)

        #expect(screen.effects.map(\.words) == ["open cellar", "load house 3", "load guests 4"])
    }

    @Test func `a click picks a value`() {
        var screen = offering()

        screen.type("\u{1B}[<0;5;9M")
        #expect(screen.effects.isEmpty)
        screen.type("\u{1B}[<0;5;6M")

        #expect(screen.model.values[section: "guests"].text(of: "year") == "2020")
    }

    @Test func `x clears all filters, including those of the command line`() {
        var screen = ModelHarness(values: ["year": "2020", "tea": "black", "source": "cellar"])
        screen.answer(TeaRoom.table(TeaRoom.names(3)))
        #expect(screen.status.contains("x clear"))

        screen.type("x")

        #expect(screen.effects.map(\.words) == ["load guests 3"])
        #expect(screen.model.values[section: "guests"].text(of: "year") == nil)
        #expect(screen.model.values[section: "guests"].text(of: "tea") == nil)
        #expect(screen.model.values.program.text(of: "source") == "cellar")
        screen.type("x")
        #expect(screen.model.values[section: "guests"].text(of: "year") == "2020")
        #expect(screen.model.values[section: "guests"].text(of: "tea") == "black")
    }

    @Test func `sections that share an option get the same value`() {
        var screen = ModelHarness(sections: [TeaRoom.guests, TeaRoom.regulars])

        screen.type("t" + Key.end + Key.enter)

        #expect(screen.effects.map(\.words).contains("load regulars 4"))
        #expect(screen.model.values[section: "guests"].text(of: "tea") == "white")
        #expect(screen.model.values[section: "regulars"].text(of: "tea") == "white")
        #expect(screen.status.contains("t tea: white"))
    }

    @Test func `sections with different options of one name get different values`() {
        var screen = ModelHarness(sections: [TeaRoom.guests, TeaRoom.regulars])

        screen.type("v")

        #expect(screen.effects.map(\.words) == ["cancel 2", "load regulars 3"])
        #expect(screen.model.values[section: "guests"].text(of: "sort") == nil)
        #expect(screen.model.values[section: "regulars"].text(of: "sort") == "visits")
        screen.type("x")
        #expect(screen.model.values[section: "regulars"].text(of: "sort") == nil)
    }

    @Test func `the status line shows different values of a shared option`() {
        var values = CommandValues()
        values[section: "guests"] = OptionValues(["tea": "black"])
        values[section: "regulars"] = OptionValues(["tea": "white"])

        var screen = ModelHarness(
            columns: 120, sections: [TeaRoom.guests, TeaRoom.regulars], commandValues: values)

        #expect(screen.status.contains("t tea: black, white"))
        screen.type("t" + Key.enter)
        #expect(screen.model.values[section: "guests"].text(of: "tea") == "green")
        #expect(screen.model.values[section: "regulars"].text(of: "tea") == "green")
    }
}
