extension Array {
    /// The elements in parts, after each of which the status is saved and the lock is extended.
    var batches: [[Element]] {
        stride(from: 0, to: count, by: 200).map { Array(self[$0..<Swift.min($0 + 200, count)]) }
    }
}
