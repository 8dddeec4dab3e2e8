/// Describes a JSON list of records, and the value that they are added to.
@usableFromInline
final class JSONListFormat<Value: Sendable>: Sendable {
    /// The result of an attempt to read a record.
    @usableFromInline enum Outcome {
        /// It was added.
        case added

        /// It is unusable, and left out.
        case dropped

        /// The text is invalid, or ends in the middle of the record.
        case failed
    }

    /// The plural of what the records are, for errors.
    let name: String

    /// The names of the members that may contain the records.
    let members: [String]

    /// The value before the first record.
    let empty: Value

    /// Reads a record and adds it to the value.
    ///
    /// The record is in the member with this index in `members`, or in the document's own array if
    /// that is nil. The offset is that of the reader's first byte in the body.
    let addRecord:
        @Sendable (_ member: Int?, inout JSONReader, _ offset: Int, inout Value) -> Outcome

    /// Reads another member of the object; may be called more than once for it.
    let readMember: @Sendable (inout Value, JSONText, inout JSONReader) -> Void

    /// Adds the records of the second part of a list; nil if a list is read in one part only.
    let join: (@Sendable (inout Value, consuming Value) -> Void)?

    @usableFromInline
    init(
        name: String,
        members: [String],
        empty: Value,
        addRecord: @escaping @Sendable (Int?, inout JSONReader, Int, inout Value) -> Outcome,
        readMember: @escaping @Sendable (inout Value, JSONText, inout JSONReader) -> Void,
        join: (@Sendable (inout Value, consuming Value) -> Void)? = nil
    ) {
        self.name = name
        self.members = members
        self.empty = empty
        self.addRecord = addRecord
        self.readMember = readMember
        self.join = join
    }

    /// The expected text, such as "a list of planets (an array, or an object with results)".
    var words: String {
        let list = "a list of \(name)"
        return members.isEmpty
            ? list : "\(list) (an array, or an object with \(members.joined(separator: " or ")))"
    }

    /// Creates a resource with such a list.
    @usableFromInline
    func resource(of endpoint: Endpoint, freshness: Duration?) -> Resource<Value> {
        Resource(endpoint, mediaType: "application/json", freshness: freshness) {
            JSONListBody(self)
        }
    }
}
