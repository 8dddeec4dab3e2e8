import SectionKit

/// An object whose end can be awaited, so that a test can tell that nothing holds it any more.
final class DeinitProbe: Sendable {
    private let end: AsyncStream<Void>.Continuation

    init(_ end: AsyncStream<Void>.Continuation) {
        self.end = end
    }

    deinit {
        end.finish()
    }

    /// Returns once the probe that `use` is given is held by nobody.
    static func isReleased(after use: (DeinitProbe) async -> Void) async {
        let (end, continuation) = AsyncStream<Void>.makeStream()
        await use(DeinitProbe(continuation))
        for await _ in end {}
    }
}

/// A section whose content is an probe of its own making.
struct DeinitProbeSection: Section {
    let id = "probe"
    let title = "Probe"
    let end: AsyncStream<Void>.Continuation

    func load(into output: some SectionOutput<DeinitProbe>) async {
        await output.show(.success(DeinitProbe(end)))
    }

    func body(for content: DeinitProbe) -> [Block] {
        [.paragraph("held")]
    }
}
