import Testing

@testable import Networking

@Suite("The limit of concurrent requests", .timeLimit(.minutes(1)))
struct RequestLimiterTests {
    @Test func `waiting requests go ahead in order of arrival`() async {
        let limiter = RequestLimiter(1)
        #expect(await limiter.acquire())
        let (order, entries) = AsyncStream.makeStream(of: Int.self)

        await withTaskGroup { group in
            for number in 0..<5 {
                group.addTask {
                    guard await limiter.acquire() else { return }
                    entries.yield(number)
                    limiter.release()
                }
                while !Task.isCancelled, limiter.waiting <= number { await Task.yield() }
            }
            limiter.release()
        }

        entries.finish()
        #expect(await order.reduce(into: []) { $0 += [$1] } == [0, 1, 2, 3, 4])
    }

    @Test func `a request that is cancelled while it waits does not count`() async {
        let limiter = RequestLimiter(1)
        #expect(await limiter.acquire())
        let waiter = Task { await limiter.acquire() }
        while !Task.isCancelled, limiter.waiting < 1 { await Task.yield() }

        waiter.cancel()

        #expect(await waiter.value == false)
        #expect(limiter.waiting == 0)
        limiter.release()
        #expect(await limiter.acquire())
    }

    @Test func `a request that is cancelled before it waits does not count`() async {
        let limiter = RequestLimiter(1)
        let task = Task {
            while !Task.isCancelled { await Task.yield() }
            return await limiter.acquire()
        }

        task.cancel()

        #expect(await task.value == false)
        #expect(await limiter.acquire())
    }
}
