/// A change to one or several records of a store, which is made completely or not at all.
///
/// ```swift
/// var change = StoreChange<Book>("remove “\(found.record.title)”")
/// change.remove(found.id, if: .revision(found.revision))
/// ```
public struct StoreChange<Record: StoredRecord>: Sendable {
    /// The state of a record that a change expects.
    public enum Expectation: Equatable, Sendable {
        /// Any revision, or no record.
        case anything

        /// No record, or a removed one.
        case nothing

        /// This revision of the record, even if it is removed.
        case revision(Int)
    }

    /// The change of one record.
    package struct Step: Sendable {
        package let id: RecordID

        /// The new record; nil to remove it.
        package let record: Record?

        package let expectation: Expectation
    }

    /// A short description for the history, such as "Add LH400".
    public let summary: String

    /// The changes of the records, in order.
    package private(set) var steps: [Step] = []

    private var places: [RecordID: Int] = [:]

    /// Creates an empty change.
    public init(_ summary: String) {
        self.summary = summary
    }

    /// Adds a record, or replaces the record with this name.
    public mutating func put(
        _ record: Record,
        as id: RecordID,
        if expectation: Expectation = .anything
    ) {
        add(Step(id: id, record: record, expectation: expectation))
    }

    /// Removes a record and leaves a ``Tombstone``.
    public mutating func remove(_ id: RecordID, if expectation: Expectation = .anything) {
        add(Step(id: id, record: nil, expectation: expectation))
    }

    /// Adds a step, which replaces an earlier step for the same record.
    private mutating func add(_ step: Step) {
        if let place = places[step.id] {
            steps[place] = step
        } else {
            places[step.id] = steps.count
            steps.append(step)
        }
    }
}
