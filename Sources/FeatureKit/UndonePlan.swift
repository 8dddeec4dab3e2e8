import RecordStore
import SectionKit

/// A change that is undone, and the words for what is then as it was.
struct UndonePlan: Sendable {
    /// The change.
    let change: ChangeSummary

    /// The change, and those that the same action made in other stores.
    let parts: [(store: UndoableStore, change: ChangeSummary)]

    /// What undoing does, in a few words that start with a verb, such as `bring LH400 back`.
    var summary: String {
        let steps = [
            phrase(back) { "bring \($0.words) back" },
            phrase(out) { "take \($0.words) out again" },
            phrase(earlier) {
                "change \($0.words) back" + ($0.formerly.map { " to \($0)" } ?? "")
            },
        ].compactMap(\.self)
        return isNamed ? steps.listed(by: "and") : "undo “\(change.summary)”"
    }

    /// What undoing has done, in one sentence, such as "LH400 is back.".
    var sentence: String {
        let steps = [
            phrase(back) { "\($0.words) \($0.verb) back" },
            phrase(out) { "\($0.words) \($0.verb) out again" },
            phrase(earlier) { "\($0.formerly ?? $0.words) \($0.verb) as before" },
        ].compactMap(\.self)
        return isNamed
            ? "\(steps.listed(by: "and").withCapital)." : "“\(change.summary)” is undone."
    }

    /// The change and its date, for a person who is asked.
    var facts: Block {
        .facts([
            .people("Last change", .text(change.summary)),
            .people("Made", .date(PreciseDate(change.changedAt, precision: .hour))),
        ])
    }
}

extension UndonePlan {
    private typealias Item = ChangeSummary.Item

    /// Records as the words of a sentence name them.
    private struct Named {
        let words: String

        /// The words for the record under its former name, if there is one with another name.
        let formerly: String?

        /// The verb that follows the words.
        let verb: String
    }

    private func back(_ item: Item) -> Bool { item.isRemoved }
    private func out(_ item: Item) -> Bool { !item.isRemoved && !item.wasThere }
    private func earlier(_ item: Item) -> Bool { !item.isRemoved && item.wasThere }

    /// Whether all that is changed can be named: by a name, or by the number of records.
    private var isNamed: Bool {
        parts.allSatisfy { $0.change.items.count != 1 || $0.change.items[0].name != nil }
    }

    /// The phrase for the records of one kind of step; nil if there are none.
    private func phrase(_ isOfStep: (Item) -> Bool, _ words: (Named) -> String) -> String? {
        var names: [String] = []
        var formerly: String?
        var count = 0
        for (store, change) in parts {
            let items = change.items.filter(isOfStep)
            guard let first = items.first else { continue }
            count += items.count
            // Names are quoted where their change quotes one of them.
            let quotes = [first.name, first.formerName].contains {
                $0.map { change.summary.contains("“\($0)”") } ?? false
            }
            let shown = { (name: String) in quotes ? "“\(name)”" : name }
            names.append(
                first.name.map(shown)
                    ?? "\(items.count.grouped) \(items.count == 1 ? "of the " : "")\(store.kind)")
            if first.formerName != first.name { formerly = first.formerName.map(shown) }
        }
        guard !names.isEmpty else { return nil }
        return words(
            Named(
                words: names.listed(by: "and"), formerly: count == 1 ? formerly : nil,
                verb: count == 1 ? "is" : "are"))
    }
}
