import FeatureTesting
import SectionKit
import Testing

/// A host of one's own, as the documentation shows it.
@Suite(.timeLimit(.minutes(1)))
struct StatusBarTests {
    private let bar = StatusBar(
        source: Report.Source(id: "test", summary: "made up."), now: GoldenFormat.now)

    @Test func `draws what is loading, then what has come`() async {
        let gate = Gate()
        var drawings: [String] = []

        await bar.show(Screen([StubSection.showing("sunny", "weather", after: gate)])) { drawing in
            drawings.append(drawing)
            Task { await gate.open() }
        }

        #expect(drawings.first == "weather: …\n")
        #expect(drawings.last == "weather: sunny\n")
    }

    @Test func `ends though a section failed`() async {
        let error = SectionError(message: "It is down.", recovery: "Try again.")
        var drawings: [String] = []

        await bar.show(
            Screen([
                StubSection.showing("sunny", "weather"),
                StubSection("tides") { await $0.show(.error(error)) },
            ])
        ) { drawings.append($0) }

        #expect(drawings.last == "weather: sunny\ntides: It is down.\n")
    }
}
