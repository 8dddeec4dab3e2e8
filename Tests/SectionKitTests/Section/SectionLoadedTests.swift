import FeatureTesting
import SectionKit
import Testing

@Suite struct SectionLoadedTests {
    @Test func `loaded returns the last state that a section shows`() async {
        let section = StubSection("stub", title: "Stub") { output in
            await output.show(.loading)
            await output.show(.success("there"))
        }

        #expect(
            await section.loaded()
                == SectionSnapshot(id: "stub", title: "Stub", state: .shown("there")))
    }

    @Test func `loaded returns the loading state for a section that shows nothing`() async {
        #expect(await StubSection("mute") { _ in }.loaded().state == .loading)
    }
}
