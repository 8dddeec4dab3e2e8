import FeatureTesting
import Foundation
@testable import ReportCLI
import Testing

/// Tasks run on the thread that waits for their result.
@Suite struct MainThreadExecutorTests {
    @Test func `the executor returns the result of a task`() {
        let result = MainThreadExecutor().run { "Sencha" }

        #expect(result == "Sencha")
    }

    @Test func `child tasks and actors run on the thread that waits`() {
        let here = ObjectIdentifier(Thread.current)

        let threads = MainThreadExecutor().run {
            await withTaskGroup(of: [ObjectIdentifier].self) { group in
                for _ in 0..<10 {
                    group.addTask {
                        let cook = Cook()
                        return [Self.thread, await cook.thread, Self.thread]
                    }
                }
                return await group.reduce(into: []) { $0 += $1 }
            }
        }

        #expect(threads.count == 30)
        #expect(threads.allSatisfy { $0 == here })
    }

    @Test func `a task continues on the waiting thread after another thread resumes it`() {
        let here = ObjectIdentifier(Thread.current)

        let (answer, thread) = MainThreadExecutor().run {
            let answer = await withCheckedContinuation { continuation in
                Thread.detachNewThread { continuation.resume(returning: "Sencha") }
            }
            return (answer, Self.thread)
        }

        #expect(answer == "Sencha")
        #expect(thread == here)
    }

    private static var thread: ObjectIdentifier { ObjectIdentifier(Thread.current) }

    private actor Cook {
        var thread: ObjectIdentifier { ObjectIdentifier(Thread.current) }
    }
}
