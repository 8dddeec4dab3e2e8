import Dispatch
import SectionCLibrary
import Synchronization

/// Runs the tasks of a program one at a time, on the thread that waits for the result.
///
/// A report mostly waits for responses: the threads of the shared pool would take longer to start
/// than the whole report takes. Jobs may be enqueued from any thread, and run on this one.
final class MainThreadExecutor: TaskExecutor {
    private let jobs = Mutex<[UnownedJob]>([])
    private let ready = DispatchSemaphore(value: 0)

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        jobs.withLock { $0.append(job) }
        ready.signal()
    }

    /// Runs a task with its child tasks and actors, and returns its result.
    ///
    /// - Parameter stuck: is called when nothing has come for five seconds and the system starts no
    ///   thread, so that nothing will; with the system's description.
    func run<Result: Sendable>(
        stuck: (String) -> Void = { _ in },
        _ body: @escaping @Sendable () async -> Result
    ) -> Result {
        var isChecked = false
        let box = Box<Result>()
        Task(executorPreference: self) {
            let result = await body()
            box.result.withLock { $0 = result }
        }
        while true {
            if let result = box.result.withLock({ $0 }) { return result }
            if !isChecked, ready.wait(timeout: .now() + 5) == .timedOut {
                isChecked = true
                do throws(SystemError) { try startThread {} } catch { stuck(error.reason) }
                continue
            }
            if isChecked { ready.wait() }
            jobs.withLock { $0.removeFirst() }.runSynchronously(on: asUnownedTaskExecutor())
        }
    }

    /// The result, shared by the task and the waiting thread.
    private final class Box<Result: Sendable>: Sendable {
        let result = Mutex<Result?>(nil)
    }
}
