/// How much was read of a list that has more, such as one page of several.
public struct ListPart: Equatable, Sendable {
    /// How many records were read.
    public let read: Int

    /// How many records the list has; nil if it does not say.
    public let total: Int?

    /// Says how much was read, and of how much.
    public init(read: Int, total: Int?) {
        self.read = read
        self.total = total
    }
}
