import FeatureTesting
import RecordStore
import SectionEssentials
import Synchronization
import Testing

/// The contract of every store, on disk or in memory.
struct StoreContractTests {
    enum Kind: CaseIterable {
        case disk, spy

        /// Creates a store and its folder.
        func make() throws -> (store: any RecordStoreInput<Book>, folder: TemporaryFolder) {
            let folder = try TemporaryFolder()
            switch self {
            case .disk: return (RecordStore<Book>(in: folder.location) { noon }, folder)
            case .spy: return (RecordStoreSpy<Book>(now: { noon }), folder)
            }
        }
    }

    @Test(arguments: Kind.allCases)
    func `an empty store has no records and nothing to undo`(kind: Kind) async throws {
        let (store, folder) = try kind.make()
        defer { withExtendedLifetime(folder) {} }

        #expect(try await store.all() == StoredRecords())
        #expect(try await store.record("a") == nil)
        #expect(try await store.history() == [])
        #expect(try await store.doctor() == [])
        await #expect(throws: StoreError.nothingToUndo) { try await store.undo() }
    }

    @Test(arguments: Kind.allCases)
    func `a record that was written is read by its id`(kind: Kind) async throws {
        let (store, folder) = try kind.make()
        defer { withExtendedLifetime(folder) {} }
        var change = StoreChange<Book>("Add two books")
        change.put(Book("Emma", pages: 474), as: "b")
        change.put(Book("Ulysses \"\u{1F4D6}\"\n"), as: "a.1")

        let made = try await store.commit(change)

        let all = try await store.all()
        #expect(all.records.map(\.id) == ["a.1", "b"])
        #expect(
            all.records.map(\.record) == [
                Book("Ulysses \"\u{1F4D6}\"\n"), Book("Emma", pages: 474),
            ])
        #expect(all.records.allSatisfy { $0.revision == 1 && $0.changedAt == noon })
        #expect(try await store.record("b") == all.records.last)
        #expect(made.summary == "Add two books")
        #expect(made.items.map(\.id) == ["b", "a.1"])
        #expect(try await store.history() == [made])
    }

    @Test(arguments: Kind.allCases)
    func `each change and the removal of a record make a revision`(kind: Kind) async throws {
        let (store, folder) = try kind.make()
        defer { withExtendedLifetime(folder) {} }
        try await store.commit(.put("One", as: "a"))
        try await store.commit(.put("Two", as: "a"))
        #expect(try await store.record("a")?.revision == 2)

        try await store.commit(.remove("a"))

        #expect(try await store.record("a") == nil)
        let all = try await store.all()
        #expect(all.records.isEmpty)
        #expect(all.tombstones == [Tombstone(id: "a", revision: 3, changedAt: noon)])
        try await store.commit(.put("Three", as: "a", if: .nothing))
        #expect(try await store.record("a")?.revision == 4)
    }

    @Test(arguments: Kind.allCases)
    func `an erased store is as new, and nothing can be undone`(kind: Kind) async throws {
        let (store, folder) = try kind.make()
        defer { withExtendedLifetime(folder) {} }
        try await store.commit(.put("One", as: "a"))
        try await store.commit(.remove("a"))
        try await store.commit(.put("Two", as: "b"))

        try await store.erase()

        #expect(try await store.all() == StoredRecords())
        #expect(try await store.history() == [])
        await #expect(throws: StoreError.nothingToUndo) { try await store.undo() }
        try await store.commit(.put("Three", as: "a", if: .nothing))
        #expect(try await store.record("a")?.revision == 1)
    }

    @Test(arguments: Kind.allCases)
    func `a change that expects another revision changes nothing`(
        kind: Kind
    ) async throws {
        let (store, folder) = try kind.make()
        defer { withExtendedLifetime(folder) {} }
        try await store.commit(.put("One", as: "a"))
        try await store.commit(.put("Two", as: "a", if: .revision(1)))
        var change = StoreChange<Book>("Late")
        change.put(Book("Other"), as: "b")
        change.put(Book("Late"), as: "a", if: .revision(1))

        await #expect(throws: StoreError.conflict(record: "Two", current: 2)) {
            try await store.commit(change)
        }
        await #expect(throws: StoreError.conflict(record: "Two", current: 2)) {
            try await store.commit(.put("New", as: "a", if: .nothing))
        }
        await #expect(throws: StoreError.conflict(record: "c", current: nil)) {
            try await store.commit(.remove("c", if: .revision(1)))
        }
        await #expect(throws: StoreError.notFound("c")) { try await store.commit(.remove("c")) }
        await #expect(throws: StoreError.emptyChange) { try await store.commit(StoreChange("")) }

        #expect(try await store.all().records.map(\.record) == [Book("Two")])
        #expect(try await store.history().count == 2)
    }

    @Test(arguments: Kind.allCases)
    func `the last of two steps for a record wins`(kind: Kind) async throws {
        let (store, folder) = try kind.make()
        defer { withExtendedLifetime(folder) {} }
        var change = StoreChange<Book>("Twice")
        change.put(Book("One"), as: "a")
        change.put(Book("Two"), as: "a")

        try await store.commit(change)

        #expect(try await store.record("a")?.record == Book("Two"))
        #expect(try await store.record("a")?.revision == 1)
    }
}

/// The contract of undo of every store.
struct UndoContractTests {
    @Test(arguments: StoreContractTests.Kind.allCases)
    func `undo goes back change by change, each time with a new revision`(
        kind: StoreContractTests.Kind
    ) async throws {
        let (store, folder) = try kind.make()
        defer { withExtendedLifetime(folder) {} }
        try await store.commit(.put("One", as: "a"))
        try await store.commit(.put("Two", as: "a"))
        try await store.commit(.remove("a"))

        let undo = try await store.undo()

        #expect(undo.undoes == 3)
        #expect(try await store.record("a")?.record == Book("Two"))
        #expect(try await store.record("a")?.revision == 4)
        try await store.undo()
        #expect(try await store.record("a")?.record == Book("One"))
        try await store.undo()
        #expect(try await store.record("a") == nil)
        #expect(try await store.all().tombstones.map(\.revision) == [6])
        await #expect(throws: StoreError.nothingToUndo) { try await store.undo() }
        let history = try await store.history()
        #expect(history.map(\.number) == [6, 5, 4, 3, 2, 1])
        #expect(history.map(\.undoes) == [1, 2, 3, nil, nil, nil])
        #expect(history.map(\.undoneBy) == [nil, nil, nil, 4, 5, 6])
    }

    @Test(arguments: StoreContractTests.Kind.allCases)
    func `all records of a change are undone together`(
        kind: StoreContractTests.Kind
    ) async throws {
        let (store, folder) = try kind.make()
        defer { withExtendedLifetime(folder) {} }
        try await store.commit(.put("Old", as: "a"))
        var change = StoreChange<Book>("Replace")
        change.remove("a")
        change.put(Book("New"), as: "b")
        try await store.commit(change)

        try await store.undo()

        #expect(try await store.all().records.map(\.record) == [Book("Old")])
        #expect(try await store.all().tombstones.map(\.id) == ["b"])
    }

    @Test(arguments: StoreContractTests.Kind.allCases)
    func `the last 100 changes and undos are kept`(kind: StoreContractTests.Kind) async throws {
        let (store, folder) = try kind.make()
        defer { withExtendedLifetime(folder) {} }
        for number in 1...102 { try await store.commit(.put("\(number)", as: "a")) }

        let history = try await store.history()

        #expect(history.count == 100)
        #expect(history.first?.number == 102)
        #expect(history.last?.number == 3)
    }

    @Test(arguments: StoreContractTests.Kind.allCases, [40, 50, 60])
    func `each of the last 50 changes can be undone`(
        kind: StoreContractTests.Kind, count: Int
    ) async throws {
        let (store, folder) = try kind.make()
        defer { withExtendedLifetime(folder) {} }
        for number in 1...count { try await store.commit(.put("\(number)", as: "a")) }

        for _ in 0..<min(count, 50) { try await store.undo() }

        let title = try await store.record("a")?.record.title
        #expect(title == (count > 50 ? "\(count - 50)" : nil))
        await #expect(throws: StoreError.nothingToUndo) { try await store.undo() }
    }

    @Test(arguments: StoreContractTests.Kind.allCases)
    func `a change can be undone after the later changes of its record were undone`(
        kind: StoreContractTests.Kind
    ) async throws {
        let (store, folder) = try kind.make()
        defer { withExtendedLifetime(folder) {} }
        try await store.commit(.put("One", as: "a"))
        try await store.commit(.put("Two", as: "a"))
        try await store.undo()
        try await store.commit(.put("Three", as: "b"))

        try await store.undo()
        try await store.undo()

        #expect(try await store.all().records.isEmpty)
    }

    @Test func `a large change is written whole, and says how far it is`() async throws {
        let folder = try TemporaryFolder()
        let told = Mutex<[[Int]]>([])
        let store = RecordStore<Book>(
            in: folder.location,
            progress: { count, total in told.withLock { $0.append([count, total]) } },
            now: { noon })
        var change = StoreChange<Book>("Add 600 books")
        for number in 1...600 {
            if let id = RecordID("b\(number)") { change.put(Book("Book \(number)"), as: id) }
        }

        try await store.commit(change)

        #expect(try await store.all().records.count == 600)
        #expect(try await store.doctor() == [])
        #expect(told.withLock(\.self) == [[256, 600], [512, 600], [0, 0]])
        try await store.undo()
        #expect(try await store.all().records.isEmpty)
    }
}
