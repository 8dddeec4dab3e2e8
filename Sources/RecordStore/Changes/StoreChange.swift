/// What is to be changed in a store: one or several records, all of them or none.
///
/// ```swift
/// var change = StoreChange<Book>("Correct the title")
/// change.put(book, as: found.id, if: .revision(found.revision))
/// change.remove(duplicate)
/// try await store.commit(change)
/// ```
public struct StoreChange<Record: StoredRecord>: Sendable {
    /// What a change expects to find in the place of a record.
    public enum Expectation: Equatable, Sendable {
        /// Anything, or nothing.
        case anything

        /// No record, or one that was removed.
        case nothing

        /// This revision of the record, there or removed.
        case revision(Int)
    }

    /// What happens to one record.
    package struct Step: Sendable {
        package let id: RecordID

        /// Nil to remove it.
        package let record: Record?

        package let expectation: Expectation
    }

    /// What the change does, as a short phrase for the history, such as "Add LH400".
    public let summary: String

    /// What happens to each record, in order.
    package private(set) var steps: [Step] = []

    private var places: [RecordID: Int] = [:]

    /// Begins a change of nothing.
    public init(_ summary: String) {
        self.summary = summary
    }

    /// Writes a record under a name, new or in place of what is there.
    public mutating func put(
        _ record: Record,
        as id: RecordID,
        if expectation: Expectation = .anything
    ) {
        add(Step(id: id, record: record, expectation: expectation))
    }

    /// Removes a record, of which a ``Tombstone`` is left.
    public mutating func remove(_ id: RecordID, if expectation: Expectation = .anything) {
        add(Step(id: id, record: nil, expectation: expectation))
    }

    /// Of two steps for a record the later counts.
    private mutating func add(_ step: Step) {
        if let place = places[step.id] {
            steps[place] = step
        } else {
            places[step.id] = steps.count
            steps.append(step)
        }
    }
}
