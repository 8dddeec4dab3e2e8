import SectionKit
import Testing

struct SectionStateTests {
    private static let error = SectionError(message: "It is down.", recovery: "Try again.")

    @Test func `map transforms content`() {
        let state = SectionState.success(2).map { "\($0 + 1)" }

        #expect(state == .success("3"))
    }

    @Test(arguments: [SectionState<Int>.loading, .error(Self.error)])
    func `map leaves a state without content unchanged`(state: SectionState<Int>) {
        var calls = 0

        let mapped = state.map { number in
            calls += 1
            return number
        }

        #expect(mapped == state)
        #expect(calls == 0)
    }
}
