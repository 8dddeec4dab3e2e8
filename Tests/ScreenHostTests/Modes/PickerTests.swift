@testable import ScreenHost
import SectionKit
import Testing

/// The picker of an option, without a screen.
struct PickerTests {
    private static func teas(current: String? = nil) -> Picker {
        Picker(TeaRoom.tea.description, current: current, load: nil)
    }

    @Test func `the current value is selected first`() {
        var picker = Self.teas(current: "white")

        let outcomes = ([.enter] as [Input]).map { picker.take($0, height: 20) }
        #expect(outcomes == [.choose("white")])
    }

    @Test func `without a current value, the usual one is selected first`() {
        let option = SectionOption<TeaRoom.Tea>(
            "tea", placeholder: "TEA", summary: "only this tea", default: .black)
        var picker = Picker(option.description, current: nil, load: nil)

        let outcome = picker.take(.enter, height: 20)
        #expect(outcome == .choose("black"))
    }

    @Test func `keys select another value, but not beyond the last`() {
        var picker = Self.teas()

        let outcomes = ([.down, .enter, .wheel(3), .enter, .home, .enter] as [Input]).map {
            picker.take($0, height: 20)
        }
        #expect(
            outcomes == [
                .choosing, .choose("black"), .choosing, .choose("white"), .choosing,
                .choose("green"),
            ])
    }

    @Test func `typing narrows the values and selects the first`() {
        var picker = Self.teas(current: "white")

        for letter in "ac" { _ = picker.take(.character(letter), height: 20) }

        #expect(picker.offered.map(\.value) == ["black"])
        let outcomes = ([.enter] as [Input]).map { picker.take($0, height: 20) }
        #expect(outcomes == [.choose("black")])
    }

    @Test func `typing finds a value by its code, and a whole code first`() {
        var picker = Picker(TeaRoom.year.description, current: nil, load: 3)
        let choices = [
            Picker.Choice(value: "Dallas Air", count: 3, codes: ["DLX"]),
            Picker.Choice(value: "Delta", count: 5, codes: ["DAL", "DL"]),
            Picker.Choice(value: "Iberia", count: 1, codes: ["IBE", "IB"]),
        ]
        picker.take(.success(choices))

        for letter in "dal" { _ = picker.take(.character(letter), height: 20) }

        #expect(picker.offered.map(\.value) == ["Delta", "Dallas Air"])
    }

    @Test func `a click picks the value on its line`() {
        var picker = Self.teas()

        let outcomes =
            ([.press(row: 2, column: 0), .press(row: 4, column: 0), .press(row: 9, column: 0)]
            as [Input]).map { picker.take($0, height: 20) }
        #expect(outcomes == [.choosing, .choose("black"), .choosing])
    }

    @Test func `nothing can be picked while the values are loading`() {
        var picker = Picker(TeaRoom.year.description, current: nil, load: 3)

        let outcomes = ([.enter, .escape] as [Input]).map { picker.take($0, height: 20) }
        #expect(outcomes == [.choosing, .leave])
    }

    @Test func `a value that is not one of some words is typed`() {
        let cups = SectionOption<Int>(
            "cups", placeholder: "N", summary: "how many cups", minimum: 1
        ).picked(by: OptionPicker(key: "u", title: "Cups"))
        var picker = Picker(cups.description, current: nil, load: nil)

        let outcomes = ([.character("x"), .enter, .backspace, .character("3"), .enter] as [Input])
            .map { picker.take($0, height: 20) }

        #expect(outcomes == [.choosing, .choosing, .choosing, .choosing, .choose("3")])
    }

    @Test func `an invalid value that is typed says what is valid`() {
        let cups = SectionOption<Int>(
            "cups", placeholder: "N", summary: "how many cups", minimum: 1
        ).picked(by: OptionPicker(key: "u", title: "Cups"))
        var picker = Picker(cups.description, current: nil, load: nil)

        _ = picker.take(.character("x"), height: 20)

        #expect(picker.problem?.hasPrefix("'x' is not valid for --cups.") == true)
    }
}
