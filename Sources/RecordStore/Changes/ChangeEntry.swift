import Networking
package import SectionEssentials

/// A change as it is written to its file, complete, so that it can be finished after a crash and
/// undone.
package struct ChangeEntry: Equatable, Sendable {
    /// A record before and after the change.
    package struct Step: Equatable, Sendable {
        /// The version before the change; nil if there was none.
        package let before: RecordVersion?

        package let after: RecordVersion
    }

    package let number: Int
    package let summary: String
    package let changedAt: Date

    /// The number of the change that this one undoes; nil if it is not an undo.
    package let undoes: Int?

    package let steps: [Step]

    /// How many changes are kept: the last 50, and as many undos of them.
    package static let limit = 100
}

// MARK: - The file

extension ChangeEntry {
    /// The version of the file format.
    private static let format = 1

    /// The maximum size of a file, in bytes.
    static let sizeLimit = 256 << 20

    /// The text of the file.
    var fileText: String {
        let steps = steps.map { step in
            JSONValue.object([
                ("before", step.before?.value ?? .null), ("after", step.after.value),
            ])
        }
        let object = JSONValue.object([
            ("format", .integer(Self.format)), ("number", .integer(number)),
            ("summary", .string(summary)), ("changed_at", JSONValue(changedAt)),
            ("undoes", JSONValue(undoes)), ("records", .array(steps)),
        ])
        return object.text(openTo: 2) + "\n"
    }

    /// Reads the object of a file; nil if it is invalid or in a newer format.
    init?(json: inout JSONReader) {
        var (format, number, undoes) = (0, 0, Int?.none)
        var (summary, changedAt) = (String?.none, Date?.none)
        var steps: [Step?] = []
        json.object { key, json in
            switch key {
            case "format": format = json.integer() ?? 0
            case "number": number = json.integer() ?? 0
            case "summary": summary = json.string()
            case "changed_at": changedAt = json.string().flatMap(ISO8601.date)
            case "undoes": undoes = json.integer()
            case "records": json.array { steps.append(Step(json: &$0)) }
            default: break
            }
        }
        guard format == Self.format, number > 0, let summary, let changedAt, !steps.isEmpty,
            steps.allSatisfy({ $0 != nil })
        else { return nil }
        self.init(
            number: number, summary: summary, changedAt: changedAt, undoes: undoes,
            steps: steps.compactMap(\.self))
    }
}

extension ChangeEntry.Step {
    fileprivate init?(json: inout JSONReader) {
        var before: RecordVersion?
        var after: RecordVersion?
        json.object { key, json in
            switch key {
            case "before": before = RecordVersion(json: &json)
            case "after": after = RecordVersion(json: &json)
            default: break
            }
        }
        guard let after else { return nil }
        self.init(before: before, after: after)
    }
}

/// Plans changes from the current records, for every kind of store; nothing is written.
extension ChangeEntry {
    /// Returns the current version of a record; nil if there is none.
    package typealias Finder = (RecordID) throws(StoreError) -> RecordVersion?

    /// Plans a change.
    ///
    /// - Throws: ``StoreError`` if a record is not as the change expects, or the change is empty.
    package init<Record>(
        _ change: StoreChange<Record>,
        number: Int,
        at date: Date,
        current: Finder
    ) throws(StoreError) {
        guard !change.steps.isEmpty else { throw .emptyChange }
        let date = date.wholeSecond
        var steps: [Step] = []
        for step in change.steps {
            let before = try current(step.id)
            try before?.check(for: Record.kind)
            try step.check(before)
            let json = step.record?.text(keeping: before)
            guard json?.utf8.count ?? 0 <= RecordVersion.sizeLimit - 1024 else {
                throw .tooLarge(step.id, limit: RecordVersion.sizeLimit)
            }
            let after = RecordVersion(
                after: before.map { [$0] } ?? [], id: step.id, schema: Record.kind.schema,
                at: date, json: json)
            steps.append(Step(before: before, after: after))
        }
        self.init(
            number: number, summary: change.summary, changedAt: date, undoes: nil, steps: steps)
    }

    /// Plans to undo the last change that has not been undone and is not an undo itself.
    ///
    /// The content of each record must be what that change wrote; its revision may be later, for
    /// example because later changes were undone.
    ///
    /// - Throws: ``StoreError`` if there is no such change, or a record was changed since.
    package init<Record: StoredRecord>(
        undoing history: [ChangeEntry],
        of type: Record.Type,
        number: Int,
        at date: Date,
        current: Finder
    ) throws(StoreError) {
        let undone = Set(history.compactMap(\.undoes))
        let candidates = history.filter { $0.undoes == nil && !undone.contains($0.number) }
        guard let change = candidates.max(by: { $0.number < $1.number }) else {
            throw .nothingToUndo
        }
        let date = date.wholeSecond
        var steps: [Step] = []
        for step in change.steps {
            let now = try current(step.after.id)
            guard let now, now.saysTheSame(as: step.after) else {
                let versions = [now, step.after, step.before].compactMap(\.self)
                let records = versions.compactMap { $0.revised(as: type)?.record }
                throw .changedSince(
                    change.summary(of: type),
                    record: records.first?.commonName ?? step.after.id.text)
            }
            try step.before?.check(for: type.kind)
            let after = RecordVersion(
                after: [now], id: now.id, schema: step.before?.schema ?? type.kind.schema, at: date,
                json: step.before?.json)
            steps.append(Step(before: now, after: after))
        }
        self.init(
            number: number, summary: "Undo: \(change.summary)", changedAt: date,
            undoes: change.number, steps: steps)
    }

    /// The public summary of a change of records of unknown type, which names none of them.
    package var summaryWithoutNames: ChangeSummary { summary(undoneBy: nil) { _ in nil } }

    /// The public summary of the change, with the name of its record if it is one.
    package func summary<Record: StoredRecord>(
        of type: Record.Type,
        undoneBy undo: Int? = nil
    ) -> ChangeSummary {
        summary(undoneBy: undo) { $0.revised(as: type)?.record.commonName }
    }

    private func summary(
        undoneBy undo: Int?,
        naming name: (RecordVersion) -> String?
    ) -> ChangeSummary {
        ChangeSummary(
            number: number,
            summary: summary,
            changedAt: changedAt,
            items: steps.map { step in
                let isRemoved = step.after.json == nil
                let former = steps.count == 1 ? step.before.flatMap(name) : nil
                return ChangeSummary.Item(
                    id: step.after.id, revision: step.after.revision,
                    wasThere: step.before?.json != nil, isRemoved: isRemoved,
                    name: isRemoved ? former : steps.count == 1 ? name(step.after) : nil,
                    formerName: former)
            },
            undoes: undoes,
            undoneBy: undo
        )
    }
}

extension [ChangeEntry] {
    /// The public summaries of the changes, newest first.
    package func summaries<Record: StoredRecord>(of type: Record.Type) -> [ChangeSummary] {
        var undone: [Int: Int] = [:]
        for entry in self { if let number = entry.undoes { undone[number] = entry.number } }
        return sorted { $0.number > $1.number }.map {
            $0.summary(of: type, undoneBy: undone[$0.number])
        }
    }
}

extension RecordVersion {
    /// Rejects a version that a newer program wrote.
    fileprivate func check(for kind: RecordKind) throws(StoreError) {
        guard schema > kind.schema else { return }
        throw .unusable(
            StoreProblem(
                file: "records/\(id.fileName)", flaw: .newerSchema(schema, known: kind.schema)))
    }
}

extension StoreChange.Step {
    /// Rejects a version that does not meet the expectation of the step.
    fileprivate func check(_ found: RecordVersion?) throws(StoreError) {
        let isThere = found?.json != nil
        let isExpected =
            switch expectation {
            case .anything: true
            case .nothing: !isThere
            case .revision(let revision): found?.revision == revision
            }
        guard isExpected else {
            let known = found?.revised(as: Record.self)?.record ?? record
            throw .conflict(
                record: known?.commonName ?? id.text, current: isThere ? found?.revision : nil)
        }
        if record == nil, !isThere { throw .notFound(id) }
    }
}

extension Date {
    /// The date rounded down to the second, which is the precision of the files.
    var wholeSecond: Date {
        Date(timeIntervalSince1970: timeIntervalSince1970.rounded(.down))
    }
}
