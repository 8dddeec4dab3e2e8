import FeatureTesting
import SectionKit

/// A section that loads as a test specifies, and shows a text as a paragraph.
struct StubSection: Section {
    typealias Loading = @Sendable (any SectionOutput<String>) async -> Void

    let id: String
    let title: String
    private let loading: Loading

    init(_ id: String, title: String? = nil, loading: @escaping Loading) {
        self.id = id
        self.title = title ?? id
        self.loading = loading
    }

    func load(into output: some SectionOutput<String>) async {
        await loading(output)
    }

    func body(for content: String) -> [Block] {
        [.paragraph(InlineText(content))]
    }
}

extension StubSection {
    /// Returns a section that shows a text at once, or once a gate is open.
    static func showing(_ text: String, _ id: String = "stub", after gate: Gate? = nil) -> Self {
        StubSection(id) { output in
            await gate?.passed()
            await output.show(.success(text))
        }
    }

    /// Returns a section whose first load differs from its later ones.
    static func twice(first: @escaping Loading, second: @escaping Loading) -> Self {
        let counter = Counter()
        return StubSection("stub") { output in
            await (counter.next() == 1 ? first : second)(output)
        }
    }
}

extension SectionState<[Block]> {
    /// Returns the state of a stub section that shows a text.
    static func shown(_ text: String) -> Self {
        .success([.paragraph(InlineText(text))])
    }
}

/// Returns when the calling task is cancelled.
func cancelled() async {
    let gate = Gate()
    await withTaskCancellationHandler {
        await gate.passed()
    } onCancel: {
        Task { await gate.open() }
    }
}

/// Counts from one.
private actor Counter {
    private var count = 0

    func next() -> Int {
        count += 1
        return count
    }
}
