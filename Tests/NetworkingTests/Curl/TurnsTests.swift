#if os(macOS) || os(Linux)
    import Testing

    @testable import Networking

    @Suite("Turns", .timeLimit(.minutes(1)))
    struct TurnsTests {
        @Test func `those who wait are let in the order they came`() async {
            let turns = Turns(1)
            #expect(await turns.take())
            let (order, entries) = AsyncStream.makeStream(of: Int.self)

            await withTaskGroup { group in
                for number in 0..<5 {
                    group.addTask {
                        guard await turns.take() else { return }
                        entries.yield(number)
                        turns.give()
                    }
                    while !Task.isCancelled, turns.waiting <= number { await Task.yield() }
                }
                turns.give()
            }

            entries.finish()
            #expect(await order.reduce(into: []) { $0 += [$1] } == [0, 1, 2, 3, 4])
        }

        @Test func `who is cancelled while waiting takes no turn`() async {
            let turns = Turns(1)
            #expect(await turns.take())
            let waiter = Task { await turns.take() }
            while !Task.isCancelled, turns.waiting < 1 { await Task.yield() }

            waiter.cancel()

            #expect(await waiter.value == false)
            #expect(turns.waiting == 0)
            turns.give()
            #expect(await turns.take())
        }

        @Test func `who was cancelled before takes no turn`() async {
            let turns = Turns(1)
            let task = Task {
                while !Task.isCancelled { await Task.yield() }
                return await turns.take()
            }

            task.cancel()

            #expect(await task.value == false)
            #expect(await turns.take())
        }
    }
#endif
