#if os(macOS) || os(Linux)
    import CLibrary

    /// Runs what blocks on a thread of its own, and ends it when the task is cancelled.
    ///
    /// - Parameters:
    ///   - wake: is signalled when the task is cancelled, upon which the body has to end.
    ///   - body: blocks.
    func runBlocking<Value: Sendable>(
        waking wake: WakeupPipe,
        _ body: @escaping @Sendable () throws(TransportError) -> Value
    ) async throws(TransportError) -> Value {
        let outcome: Result<Result<Value, TransportError>, SystemError>
        outcome = await withTaskCancellationHandler {
            do throws(SystemError) {
                return .success(try await onThread { Result(catching: body) })
            } catch {
                return .failure(error)
            }
        } onCancel: {
            wake.signal()
        }
        switch outcome {
        case .success(let value): return try value.get()
        case .failure(let error):
            throw .unreachable(reason: "no thread could be started: \(error.reason)")
        }
    }
#endif
