/// The identity of each row of a table, made when it is needed; nil for a row without one.
public struct RowIdentities: RandomAccessCollection, Sendable {
    /// Makes the identities; shared by all copies.
    private final class Maker: Sendable {
        let identity: @Sendable (Int) -> String?

        init(_ identity: @escaping @Sendable (Int) -> String?) {
            self.identity = identity
        }
    }

    private let maker: Maker

    /// The number of identities: that of the rows, or 0 if no row has one.
    public let count: Int

    /// Creates identities that are given.
    public init(_ identities: [String?]) {
        self.init(count: identities.count) { identities[$0] }
    }

    /// Creates identities that are made when they are needed.
    ///
    /// - Parameters:
    ///   - count: the number of rows.
    ///   - identity: returns the identity of a row, by its index from 0.
    public init(count: Int, identity: @escaping @Sendable (_ row: Int) -> String?) {
        self.count = count
        maker = Maker(identity)
    }

    /// The index of the first row, 0.
    public var startIndex: Int { 0 }

    /// The index after the last row.
    public var endIndex: Int { count }

    /// The identity of a row.
    public subscript(row: Int) -> String? {
        maker.identity(row)
    }

    /// The identities of some of the rows, by their indices.
    func keeping(_ kept: [Int]) -> RowIdentities {
        if isEmpty { return self }
        return RowIdentities(count: kept.count) { [maker] in maker.identity(kept[$0]) }
    }
}

extension RowIdentities: Equatable {
    /// Returns whether all identities are equal; known at once for copies of the same identities.
    public static func == (one: RowIdentities, other: RowIdentities) -> Bool {
        one.count == other.count && (one.maker === other.maker || one.elementsEqual(other))
    }
}

extension RowIdentities: ExpressibleByArrayLiteral {
    /// Creates identities that are given.
    public init(arrayLiteral identities: String?...) {
        self.init(identities)
    }
}
