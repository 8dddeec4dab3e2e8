/// How much of a longer list was read, such as one page of several.
public struct ListPart: Equatable, Sendable {
    /// The number of records read.
    public let read: Int

    /// The number of records in the whole list; nil if unknown.
    public let total: Int?

    /// Creates a part of a list.
    public init(read: Int, total: Int?) {
        self.read = read
        self.total = total
    }
}
