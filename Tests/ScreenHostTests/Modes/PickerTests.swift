@testable import ScreenHost
import SectionKit
import Testing

/// The values of an option while one is chosen, without a screen.
struct PickerTests {
    private static func teas(current: String? = nil) -> Picker {
        Picker(TeaRoom.tea.description, current: current, load: nil)
    }

    @Test func `begins at the present value`() {
        var picker = Self.teas(current: "white")

        let outcomes = ([.enter] as [Input]).map { picker.take($0, height: 20) }
        #expect(outcomes == [.choose("white")])
    }

    @Test func `moves from value to value, and not beyond the last`() {
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

    @Test func `what is typed narrows the values, and goes to the first`() {
        var picker = Self.teas(current: "white")

        for letter in "ac" { _ = picker.take(.character(letter), height: 20) }

        #expect(picker.offered.map(\.value) == ["black"])
        let outcomes = ([.enter] as [Input]).map { picker.take($0, height: 20) }
        #expect(outcomes == [.choose("black")])
    }

    @Test func `a press chooses the value on its line, and nothing elsewhere`() {
        var picker = Self.teas()

        let outcomes =
            ([.press(row: 2, column: 0), .press(row: 4, column: 0), .press(row: 9, column: 0)]
            as [Input]).map { picker.take($0, height: 20) }
        #expect(outcomes == [.choosing, .choose("black"), .choosing])
    }

    @Test func `while its values are loading there is nothing to choose`() {
        var picker = Picker(TeaRoom.year.description, current: nil, load: 3)

        let outcomes = ([.enter, .escape] as [Input]).map { picker.take($0, height: 20) }
        #expect(outcomes == [.choosing, .leave])
    }
}
