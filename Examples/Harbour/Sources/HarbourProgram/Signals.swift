import FeatureKit
import Networking
import SectionKit

/// Shows the next sentences that ships send by radio, unchanged.
struct SignalsSection: Section {
    let id = "signals"
    let title = "Signals"
    let lines: any LineStreamInput
    let count: Int

    private static let count = SectionOption(
        operand: "count", placeholder: "COUNT", summary: "the number of signals to wait for",
        accepts: "a whole number from 1 to 100", example: "2"
    ) { text in Int(text).flatMap { (1...100).contains($0) ? $0 : nil } }

    /// Makes the section `signals`.
    static let recipe = SectionRecipe<HarbourDependencies>(
        name: "signals", summary: "the next signals of ships", options: [count.description],
        examples: ["2"]
    ) { dependencies, options throws(UsageError) in
        SignalsSection(lines: dependencies.radio, count: try options.required(count))
    }

    func load(into output: some SectionOutput<[String]>) async {
        await output.show(.loading)
        let reply = SectionReply<_, RequestError>("The signals", to: output)
        var signals: [String] = []
        for await event in lines {
            switch event {
            case .connected: break
            case .line(let line): signals.append(line)
            case .failed(let error, retryAfter: _): return await reply.didFail(with: error)
            }
            if signals.count == count { break }
        }
        await reply.didFetch(signals)
    }

    func body(for signals: [String]) -> [Block] {
        let columns = [Column("sentence", "Sentence")]
        return [.table(Table(columns: columns, rows: signals.map { [.text($0)] }))]
    }
}
