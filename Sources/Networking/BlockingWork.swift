#if os(macOS) || os(Linux)
    import SectionCLibrary

    /// Runs a blocking closure on its own thread, and wakes it when the task is cancelled.
    ///
    /// - Parameters:
    ///   - wake: signalled when the task is cancelled; the body must then return.
    ///   - body: the blocking work.
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
