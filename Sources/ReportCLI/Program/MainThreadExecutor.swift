import Dispatch
import Synchronization

/// Runs the tasks of a program one after another, on the thread that waits for the result.
///
/// A report waits for answers and hardly computes: the threads of the shared pool would take
/// longer to start than the whole report takes. A job may come from any thread, as when an answer
/// arrives; it is run here.
final class MainThreadExecutor: TaskExecutor {
    private let jobs = Mutex<[UnownedJob]>([])
    private let ready = DispatchSemaphore(value: 0)

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        jobs.withLock { $0.append(job) }
        ready.signal()
    }

    /// Runs a task, and the child tasks and actors it calls on, until it has a result.
    func run<Result: Sendable>(_ body: @escaping @Sendable () async -> Result) -> Result {
        let box = Box<Result>()
        Task(executorPreference: self) {
            let result = await body()
            box.result.withLock { $0 = result }
        }
        while true {
            if let result = box.result.withLock({ $0 }) { return result }
            ready.wait()
            jobs.withLock { $0.removeFirst() }.runSynchronously(on: asUnownedTaskExecutor())
        }
    }

    /// A place for the result that the task and the waiting thread both reach.
    private final class Box<Result: Sendable>: Sendable {
        let result = Mutex<Result?>(nil)
    }
}
