/// How the records of a JSON text are read, and what becomes of them.
struct JSONListFormat<Record, Value: Sendable>: Sendable {
    /// What the records are, in the plural, for errors.
    let name: String

    /// The members of an object that have the records.
    let members: [String]

    /// What the records are put into.
    let empty: Value

    /// Reads a record of a member, nil where the text is the list; nil for one without use.
    let read: @Sendable (_ member: String?, inout JSONReader) -> Record?

    /// Puts a record in, nil for one without use, with its range in the body.
    let add: @Sendable (inout Value, consuming Record?, Range<Int>) -> Void

    /// Reads another member of the object, perhaps more than once.
    let readMember: @Sendable (inout Value, JSONKey, inout JSONReader) -> Void

    /// What the text should be, such as "a list of planets (an array, or an object with results)".
    var words: String {
        let list = "a list of \(name)"
        return members.isEmpty
            ? list : "\(list) (an array, or an object with \(members.joined(separator: " or ")))"
    }
}
