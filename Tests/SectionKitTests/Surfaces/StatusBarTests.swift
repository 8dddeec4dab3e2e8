import FeatureTesting
import SectionKit
import Testing

/// Tests the custom host of the documentation.
@Suite(.timeLimit(.minutes(1)))
struct StatusBarTests {
    private let bar = StatusBar(
        source: Report.Source(id: "test", summary: "made up."), now: GoldenFormat.now)

    @Test func `the status bar shows loading sections, then their content`() async {
        let gate = Gate()
        var drawings: [String] = []

        await bar.show(Screen([StubSection.showing("sunny", "weather", after: gate)])) { drawing in
            drawings.append(drawing)
            Task { await gate.open() }
        }

        #expect(drawings.first == "weather: …\n")
        #expect(drawings.last == "weather: sunny\n")
    }

    @Test func `the status bar ends even if a section failed`() async {
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
