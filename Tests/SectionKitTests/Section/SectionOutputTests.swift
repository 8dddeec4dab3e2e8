import FeatureKit
import FeatureTesting
import Networking
import SectionKit
import Testing

/// Outputs that pass states on to a section's output.
@Suite struct SectionOutputTests {
    @Test func `an output transforms other content`() async {
        let spy = SectionOutputSpy<ActionPlan>()
        let output = spy.showing { (title: String) in ActionPlan("remove “\(title)”") }
        let error = SectionError(message: "It is locked.", recovery: "Unlock it.")

        await output.show(.loading)
        await output.show(.success("Dune"))
        await output.show(.error(error))

        #expect(spy.states == [.loading, .success(ActionPlan("remove “Dune”")), .error(error)])
    }

    @Test func `a reply's error says what could not be done`() async {
        let spy = SectionOutputSpy<String>()

        let reply = SectionReply<_, RequestError>("The book", "removed", to: spy)
        await reply.didFail(with: .timedOut(seconds: 5))

        #expect(
            spy.states.first?.error?.message
                == "The book could not be removed: no response came within 5 seconds.")
    }
}
