extension Array {
    /// The elements in parts that take a slow server a small part of the time of a lock.
    ///
    /// After each, the status is saved, and a lock that is needed further is extended.
    var batches: [[Element]] {
        stride(from: 0, to: count, by: 50).map { Array(self[$0..<Swift.min($0 + 50, count)]) }
    }
}
