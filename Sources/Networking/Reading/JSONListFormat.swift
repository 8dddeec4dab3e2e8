/// How the records of a JSON text are read, and what they are put into.
@usableFromInline
final class JSONListFormat<Value: Sendable>: Sendable {
    /// The result of an attempt to read a record.
    @usableFromInline enum Outcome {
        /// It was added.
        case added

        /// It has no use, and is left out.
        case dropped

        /// The text is broken, or ends before the record does.
        case failed
    }

    /// What the records are, in the plural, for errors.
    let name: String

    /// The members of an object that have the records.
    let members: [String]

    /// What the records are put into.
    let empty: Value

    /// Reads a record of the member of this place in the list, nil where the text is the list, and
    /// puts it in unless that failed; the offset is that of the reader's first byte in the body.
    let addRecord:
        @Sendable (_ member: Int?, inout JSONReader, _ offset: Int, inout Value) -> Outcome

    /// Reads another member of the object, perhaps more than once.
    let readMember: @Sendable (inout Value, JSONKey, inout JSONReader) -> Void

    @usableFromInline
    init(
        name: String,
        members: [String],
        empty: Value,
        addRecord: @escaping @Sendable (Int?, inout JSONReader, Int, inout Value) -> Outcome,
        readMember: @escaping @Sendable (inout Value, JSONKey, inout JSONReader) -> Void
    ) {
        self.name = name
        self.members = members
        self.empty = empty
        self.addRecord = addRecord
        self.readMember = readMember
    }

    /// What the text should be, such as "a list of planets (an array, or an object with results)".
    var words: String {
        let list = "a list of \(name)"
        return members.isEmpty
            ? list : "\(list) (an array, or an object with \(members.joined(separator: " or ")))"
    }

    /// Makes a resource of such a list.
    @usableFromInline
    func resource(of endpoint: Endpoint, freshness: Duration?) -> Resource<Value> {
        Resource(endpoint, mediaType: "application/json", freshness: freshness) {
            JSONListBody(self)
        }
    }
}
