public import SectionKit

extension Section {
    /// Loads the section and returns its final snapshot.
    public func loaded() async -> SectionSnapshot {
        let output = SectionOutputSpy<Content>()
        await load(into: output)
        return SectionSnapshot(self, output.states.last ?? .loading)
    }
}
