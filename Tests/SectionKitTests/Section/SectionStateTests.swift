import SectionKit
import Testing

struct SectionStateTests {
    private static let error = SectionError(message: "It is down.", recovery: "Try again.")

    @Test func `content is turned into something else`() {
        let state = SectionState.success(2).map { "\($0 + 1)" }

        #expect(state == .success("3"))
    }

    @Test(arguments: [SectionState<Int>.loading, .error(Self.error)])
    func `what has no content stays what it is`(state: SectionState<Int>) {
        var calls = 0

        let mapped = state.map { number in
            calls += 1
            return number
        }

        #expect(mapped == state)
        #expect(calls == 0)
    }
}
