extension Array {
    /// The elements in parts that take a slow server a small part of the time of a lock.
    ///
    /// After each, the status is saved; the lock is extended before the next one is sent.
    var batches: [[Element]] {
        stride(from: 0, to: count, by: 50).map { Array(self[$0..<Swift.min($0 + 50, count)]) }
    }
}
