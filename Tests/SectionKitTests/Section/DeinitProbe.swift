import SectionKit

/// An object whose deinit can be awaited, so that a test can check that nothing holds it.
final class DeinitProbe: Sendable {
    private let end: AsyncStream<Void>.Continuation

    init(_ end: AsyncStream<Void>.Continuation) {
        self.end = end
    }

    deinit {
        end.finish()
    }

    /// Returns when nothing holds the probe that `use` gets.
    static func isReleased(after use: (DeinitProbe) async -> Void) async {
        let (end, continuation) = AsyncStream<Void>.makeStream()
        await use(DeinitProbe(continuation))
        for await _ in end {}
    }
}

/// A section that makes a probe as its content.
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
