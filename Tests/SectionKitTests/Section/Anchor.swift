import SectionKit

/// An object whose end can be awaited, so that a test can tell that nothing holds it any more.
final class Anchor: Sendable {
    private let end: AsyncStream<Void>.Continuation

    init(_ end: AsyncStream<Void>.Continuation) {
        self.end = end
    }

    deinit {
        end.finish()
    }

    /// Returns once the anchor that `use` is given is held by nobody.
    static func isLetGo(after use: (Anchor) async -> Void) async {
        let (end, continuation) = AsyncStream<Void>.makeStream()
        await use(Anchor(continuation))
        for await _ in end {}
    }
}

/// A section whose content is an anchor of its own making.
struct AnchorSection: Section {
    let id = "anchor"
    let title = "Anchor"
    let end: AsyncStream<Void>.Continuation

    func load(into output: some SectionOutput<Anchor>) async {
        await output.show(.success(Anchor(end)))
    }

    func body(for content: Anchor) -> [Block] {
        [.paragraph("held")]
    }
}
