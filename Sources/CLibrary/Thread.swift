/// Runs a closure on a new thread.
package func startThread(_ body: @escaping @Sendable () -> Void) throws(SystemError) {
    final class Work {
        let body: @Sendable () -> Void
        init(_ body: @escaping @Sendable () -> Void) { self.body = body }
    }
    let work = Unmanaged.passRetained(Work(body))
    #if canImport(Glibc)
        var thread = pthread_t()
    #else
        var thread: pthread_t?
    #endif
    let failure = pthread_create(
        &thread, nil,
        { argument in
            pthread_detach(pthread_self())
            let argument: UnsafeMutableRawPointer? = argument
            if let argument { Unmanaged<Work>.fromOpaque(argument).takeRetainedValue().body() }
            return nil
        }, work.toOpaque())
    guard failure == 0 else {
        work.release()
        throw SystemError(failure)
    }
}

/// Runs a blocking closure on a new thread, because the concurrency thread pool must not block.
///
/// - Throws: ``SystemError`` if no thread can be started.
package func onThread<Value: Sendable>(
    _ body: @escaping @Sendable () -> Value
) async throws(SystemError) -> Value {
    let outcome: Result<Value, SystemError> = await withCheckedContinuation { continuation in
        do throws(SystemError) {
            try startThread { continuation.resume(returning: .success(body())) }
        } catch {
            continuation.resume(returning: .failure(error))
        }
    }
    return try outcome.get()
}
