import Synchronization

/// Runs a closure on a new thread.
package func startThread(_ body: @escaping @Sendable () -> Void) throws(SystemError) {
    pthread_detach(try newThread(body))
}

/// Runs two closures at the same time, one of them on a new thread, and returns what they return.
///
/// They run one after the other if no thread can be started.
package func together<One, Other: Sendable>(
    _ one: () -> One,
    _ other: @Sendable () -> Other
) -> (One, Other) {
    withoutActuallyEscaping(other) { other in
        let outcome = Outcome<Other>()
        guard
            let thread = try? newThread({
                let value = other()
                outcome.value.withLock { $0 = value }
            })
        else { return (one(), other()) }
        let first = one()
        pthread_join(thread, nil)
        return (first, outcome.value.withLock(\.self) ?? other())
    }
}

private final class Outcome<Value: Sendable>: Sendable {
    let value = Mutex<Value?>(nil)
}

/// Starts a thread, which is then detached or joined.
private func newThread(_ body: @escaping @Sendable () -> Void) throws(SystemError) -> pthread_t {
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
            let argument: UnsafeMutableRawPointer? = argument
            if let argument { Unmanaged<Work>.fromOpaque(argument).takeRetainedValue().body() }
            return nil
        }, work.toOpaque())
    let started: pthread_t? = thread
    guard failure == 0, let started else {
        work.release()
        throw SystemError(failure)
    }
    return started
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
