#if os(macOS) || os(Linux)
    import CLibrary

    /// Runs what blocks on a thread of its own, as a thread of the concurrency pool must not.
    ///
    /// - Parameters:
    ///   - wake: is signalled when the task is cancelled, upon which the body has to end.
    ///   - body: blocks.
    func runBlocking<Value: Sendable>(
        waking wake: Wake,
        _ body: @escaping @Sendable () throws(TransportError) -> Value
    ) async throws(TransportError) -> Value {
        let outcome: Result<Value, TransportError> = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                do throws(SystemError) {
                    try startThread {
                        continuation.resume(returning: Result(catching: body))
                    }
                } catch {
                    let reason = "no thread could be started: \(error.reason)"
                    continuation.resume(returning: .failure(.unreachable(reason: reason)))
                }
            }
        } onCancel: {
            wake.signal()
        }
        return try outcome.get()
    }
#endif
