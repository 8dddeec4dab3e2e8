/// Runs all functions at once until one returns, and cancels the others without waiting for them.
///
/// Returns nil if the first one returns nil, or the task is cancelled.
func firstResult<Result: Sendable>(
    _ bodies: (@Sendable () async -> Result?)...
) async -> Result? {
    let (results, source) = AsyncStream<Result?>.makeStream()
    let tasks = bodies.map { body in Task { source.yield(await body()) } }
    return await withTaskCancellationHandler {
        defer { for task in tasks { task.cancel() } }
        return await results.first { _ in true } ?? nil
    } onCancel: {
        for task in tasks { task.cancel() }
    }
}
