import FeatureTesting
import Foundation
@testable import ReportCLI
import Testing

/// Tasks run where their result is waited for, and nowhere else.
@Suite struct MainThreadExecutorTests {
    @Test func `gives the result of a task`() {
        let result = MainThreadExecutor().run { "Sencha" }

        #expect(result == "Sencha")
    }

    @Test func `runs child tasks and actors on the thread that waits`() {
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

    @Test func `comes back to that thread with an answer from another`() {
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
