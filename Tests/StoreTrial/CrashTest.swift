import RecordStore
import SectionCLibrary
import SectionEssentials

/// Starts writers, kills each at a random moment, and checks the store afterwards.
struct CrashTest {
    let program: String
    let folder: String
    let store: RecordStore<TrialRecord>

    func run(_ times: Int) async throws {
        var (said, interrupted) = (0, 0)
        for time in 1...max(1, times) {
            let saved = try killedWriter()
            said += saved.count
            let found = try await check(saved, time)
            if found { interrupted += 1 }
        }
        print("\(times) kills, \(said) changes reported as saved, \(interrupted) completed later")
    }

    /// The numbers of the changes that a writer reported as saved before it was killed.
    private func killedWriter() throws -> [Int] {
        let channel = try AnonymousPipe()
        let child = try spawn(
            program, arguments: ["write", folder], environment: [],
            descriptors: [(channel.writing.number, STDOUT_FILENO)])
        let reader = channel.reader()
        var bytes: [UInt8] = []
        // Some are killed before they have written anything.
        if Int.random(in: 0..<10) > 0 { bytes += try next(from: reader.number) }
        usleep(UInt32.random(in: 0..<6_000))
        kill(child, SIGKILL)
        while true {
            let more = try next(from: reader.number)
            if more.isEmpty { break }
            bytes += more
        }
        waitForEnd(of: child)
        return String(decoding: bytes, as: UTF8.self).split(separator: "\n").compactMap { Int($0) }
    }

    private func next(from file: Int32) throws -> [UInt8] {
        var buffer = [UInt8](repeating: 0, count: 4096)
        let count = try buffer.withUnsafeMutableBytes {
            (bytes) throws(SystemError) in try readSome(from: file, into: bytes)
        }
        return Array(buffer.prefix(count))
    }

    /// Checks the store; returns whether a change was interrupted.
    private func check(_ saved: [Int], _ time: Int) async throws -> Bool {
        // Every record is complete even before the next writer has cleaned up.
        let before = try await store.all()
        expect(before.problems.isEmpty, "\(before.problems)", time)
        expect(before.records.allSatisfy(\.record.isComplete), "a record is incomplete", time)
        let isInterrupted = try await store.doctor().contains { $0.flaw == .unfinishedChange }

        // The next writer completes the interrupted change.
        var change = StoreChange<TrialRecord>("Look")
        change.put(TrialRecord(change: time), as: StoreTrial.id("look"))
        try await store.commit(change)

        let after = try await store.all()
        expect(after.problems.isEmpty, "\(after.problems)", time)
        let three = StoreTrial.ids.compactMap { id in after.records.first { $0.id == id } }
        let changes = Set(three.map(\.record.change))
        expect(three.count == (changes.isEmpty ? 0 : 3), "records are missing", time)
        expect(changes.count <= 1, "half a change was made: \(changes)", time)
        if let last = saved.last {
            expect((changes.first ?? 0) >= last, "change \(last) was saved and is lost", time)
        }
        let left = try await store.doctor()
        expect(left.isEmpty, "there are problems: \(left.map(\.summary))", time)
        return isInterrupted
    }

    private func expect(_ isTrue: Bool, _ message: @autoclosure () -> String, _ time: Int) {
        if !isTrue { StoreTrial.fail("after kill \(time): \(message())") }
    }
}
