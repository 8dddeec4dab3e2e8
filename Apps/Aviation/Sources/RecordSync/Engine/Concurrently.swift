/// Calls a closure for each item, several at once, and returns the results in the order of the
/// items.
///
/// After an error no more items are started.
func concurrently<Item: Sendable, Value: Sendable>(
    _ items: [Item],
    atOnce width: Int,
    _ body: @escaping @Sendable (Item) async throws(SyncError) -> Value
) async throws(SyncError) -> [Value] {
    if width < 2 || items.count < 2 {
        var values: [Value] = []
        for item in items { values.append(try await body(item)) }
        return values
    }
    let results = await withTaskGroup(of: (Int, Result<Value, SyncError>).self) { group in
        var results = [Result<Value, SyncError>?](repeating: nil, count: items.count)
        var next = 0
        var hasFailed = false
        func start() {
            guard next < items.count, !hasFailed else { return }
            let index = next
            next += 1
            group.addTask {
                do throws(SyncError) {
                    return (index, .success(try await body(items[index])))
                } catch {
                    return (index, .failure(error))
                }
            }
        }
        for _ in 0..<width { start() }
        for await (index, result) in group {
            if case .failure = result { hasFailed = true }
            results[index] = result
            start()
        }
        return results
    }
    var values: [Value] = []
    // The items that were not started follow the failed one.
    for case let result? in results { values.append(try result.get()) }
    return values
}
