public import SectionKit

extension Section {
    /// What the section shows in the end, once it has loaded.
    public func loaded() async -> SectionSnapshot {
        let output = SectionOutputSpy<Content>()
        await load(into: output)
        return SectionSnapshot(self, output.states.last ?? .loading)
    }
}
