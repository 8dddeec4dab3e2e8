public import SectionKit

extension Section {
    /// Loads the section and returns its final snapshot.
    public func loaded() async -> SectionSnapshot {
        SectionSnapshot(self, await loadedState())
    }

    /// Loads the section and returns its final state with its blocks as the section made them.
    func loadedBlocks() async -> SectionState<[Block]> {
        await loadedState().map(body)
    }

    private func loadedState() async -> SectionState<Content> {
        let output = SectionOutputSpy<Content>()
        await load(into: output)
        return output.states.last ?? .loading
    }
}
