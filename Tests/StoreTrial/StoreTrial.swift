import RecordStore
import SectionCLibrary
import SectionEssentials

/// Tests the store with processes that are killed, write concurrently, and list many records.
///
///     store-trial write FOLDER            change three records in a loop, and print each change
///     store-trial once FOLDER             make one change
///     store-trial count FOLDER TIMES      increment a number, concurrently with other processes
///     store-trial total FOLDER            print that number
///     store-trial kills FOLDER TIMES      kill writers, and check the store after each
///     store-trial fill FOLDER COUNT       write this many records
///     store-trial list FOLDER             list the records, and print their number
@main
struct StoreTrial {
    static func main() async {
        let arguments = CommandLine.arguments
        guard arguments.count > 2 else { fail("see the usage at the top of StoreTrial.swift") }
        let location = StoreLocation(data: arguments[2], caches: arguments[2] + "/caches")
        let store = RecordStore<TrialRecord>(in: location) { Date() }
        let count = arguments.count > 3 ? Int(arguments[3]) ?? 0 : 0
        do {
            switch arguments[1] {
            case "write": try await write(to: store)
            case "once": try await change(1, of: store)
            case "count": try await add(count, to: store)
            case "total": print(try await store.record(id("total"))?.record.change ?? 0)
            case "kills":
                try await CrashTest(program: arguments[0], folder: arguments[2], store: store)
                    .run(count)
            case "fill": try await fill(store, count)
            case "list": print(try await store.all().records.count)
            default: fail("unknown command '\(arguments[1])'")
            }
        } catch let error as StoreError {
            fail("\(error.summary). \(error.recovery)")
        } catch {
            fail("\(error)")
        }
    }

    static func fail(_ message: String) -> Never {
        try? writeAll("store-trial: \(message)\n", to: STDERR_FILENO)
        exit(EXIT_FAILURE)
    }

    /// Creates an id from a text that is known to be valid.
    static func id(_ text: String) -> RecordID {
        guard let id = RecordID(text) else { fail("'\(text)' is not an id") }
        return id
    }

    static let ids = ["a", "b", "c"].map(id)

    private static func write(to store: RecordStore<TrialRecord>) async throws {
        let first = try await store.history().first?.number ?? 0
        for number in (first + 1)... {
            try await change(number, of: store)
            // Printed only after the store has reported the commit.
            try writeAll("\(number)\n", to: STDOUT_FILENO)
        }
    }

    private static func change(_ number: Int, of store: RecordStore<TrialRecord>) async throws {
        var change = StoreChange<TrialRecord>("Change \(number)")
        for id in ids { change.put(TrialRecord(change: number), as: id) }
        try await store.commit(change)
    }

    private static func add(_ times: Int, to store: RecordStore<TrialRecord>) async throws {
        let id = id("total")
        for _ in 0..<times {
            while true {
                let found = try await store.record(id)
                var change = StoreChange<TrialRecord>("Add 1")
                change.put(
                    TrialRecord(change: (found?.record.change ?? 0) + 1), as: id,
                    if: found.map { .revision($0.revision) } ?? .nothing)
                do throws(StoreError) {
                    try await store.commit(change)
                    break
                } catch {
                    guard case .conflict = error else { throw error }
                }
            }
        }
    }

    private static func fill(_ store: RecordStore<TrialRecord>, _ count: Int) async throws {
        var change = StoreChange<TrialRecord>("Fill")
        for number in 0..<count {
            change.put(TrialRecord(change: number, length: 30), as: RecordID(at: Date()))
        }
        try await store.commit(change)
    }
}
