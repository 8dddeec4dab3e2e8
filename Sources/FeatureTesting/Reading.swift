public import Networking
public import SectionEssentials
public import SectionKit

extension SectionState {
    /// The content of a success; nil for the other states.
    public var content: Content? {
        if case .success(let content) = self { content } else { nil }
    }

    /// The error; nil for the other states.
    public var error: SectionError? {
        if case .error(let error) = self { error } else { nil }
    }
}

extension [Block] {
    /// All headings, paragraphs, notices, chart titles and image descriptions, one per line.
    public var text: String {
        standard.compactMap { block in
            switch block {
            case .heading(let text): text
            case .paragraph(let text): text.plainText
            case .notice(let notice): notice.text.plainText
            case .chart(let chart): chart.title
            case .lineChart(let chart): chart.title
            case .map(let map): map.title
            case .image(let image): image.alternative
            case .facts, .table, .custom: nil
            }
        }.joined(separator: "\n")
    }

    /// All facts, in order.
    public var facts: [Fact] {
        standard.flatMap { block -> [Fact] in
            if case .facts(let facts) = block { facts } else { [] }
        }
    }

    /// The charts, in order.
    public var charts: [BarChart] {
        standard.compactMap { block in
            if case .chart(let chart) = block { chart } else { nil }
        }
    }

    /// The first table; nil if there is none.
    public var table: Table? {
        standard.lazy.compactMap { $0.table }.first
    }
}

extension Cell {
    /// Whether there is a known value.
    public var isKnown: Bool {
        self != .unknown && self != .empty
    }
}

extension Table {
    /// The cells of the column with this key or, if it has no key, title.
    public func cells(_ name: String) -> [Cell] {
        guard let index = columns.firstIndex(where: { ($0.key ?? $0.title) == name }) else {
            return []
        }
        return rows.map { $0[index] }
    }
}

extension BaseRequestInput {
    /// Returns the bytes of the response to an endpoint.
    ///
    /// - Throws: `RequestError` if there is no response.
    public func data(for endpoint: Endpoint) async throws(RequestError) -> Data {
        try await value(of: .bytes(of: endpoint))
    }
}

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
