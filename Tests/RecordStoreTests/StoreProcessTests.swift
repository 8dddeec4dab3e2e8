#if os(Linux) || os(macOS)
    import Foundation
    import FeatureTesting
    import Testing

    @testable import RecordStore

    /// Runs several processes on one folder, which is named after their parent process.
    struct StoreProcessTests {
        /// The store of books of the processes with this parent.
        private static func store(
            _ name: String,
            of process: pid_t,
            timeout: Duration = .seconds(30)
        ) -> RecordStore<Book> {
            RecordStore(
                in: StoreLocation(data: Self.path(name, of: process)), timeout: timeout
            ) { noon }
        }

        private static func path(_ name: String, of process: pid_t) -> String {
            FileManager.default.temporaryDirectory.path + "/record-store-\(name)-\(process)"
        }

        private static func add(
            _ count: Int,
            to store: RecordStore<Book>
        ) async throws {
            for _ in 0..<count {
                var isDone = false
                while !isDone {
                    let found = try await store.record("total")
                    var change = StoreChange<Book>("Add 1")
                    change.put(
                        Book("Total", pages: (found?.record.pages ?? 0) + 1), as: "total",
                        if: found.map { .revision($0.revision) } ?? .nothing)
                    do throws(StoreError) {
                        try await store.commit(change)
                        isDone = true
                    } catch {
                        guard case .conflict = error else { throw error }
                    }
                }
            }
        }

        @Test func `processes that change a record at the same time lose no updates`()
            async throws
        {
            defer { try? FileManager.default.removeItem(atPath: Self.path("race", of: getpid())) }

            await withTaskGroup { group in
                for _ in 1...3 {
                    group.addTask {
                        await #expect(processExitsWith: .success) {
                            try await Self.add(20, to: Self.store("race", of: getppid()))
                        }
                    }
                }
            }

            let store = Self.store("race", of: getpid())
            #expect(try await store.record("total")?.record.pages == 60)
            #expect(try await store.record("total")?.revision == 60)
        }

        @Test func `tasks that change a record at the same time lose no updates`() async throws {
            let folder = try TemporaryFolder()
            let store = RecordStore<Book>(in: folder.location) { noon }

            try await withThrowingTaskGroup { group in
                for _ in 1...4 { group.addTask { try await Self.add(10, to: store) } }
                try await group.waitForAll()
            }

            #expect(try await store.record("total")?.record.pages == 40)
        }

        @Test func `a killed writer does not block other writers`() async throws {
            defer { try? FileManager.default.removeItem(atPath: Self.path("kill", of: getpid())) }

            await #expect(processExitsWith: .signal(SIGKILL)) {
                let store = Self.store("kill", of: getppid())
                let writer = Task { while true { try await Self.add(1, to: store) } }
                while try await store.record("total")?.record.pages ?? 0 < 3 {}
                kill(getpid(), SIGKILL)
                try await writer.value
            }

            let store = Self.store("kill", of: getpid(), timeout: .zero)
            let before = try await store.record("total")?.record.pages ?? 0
            #expect(before >= 3)
            try await Self.add(1, to: store)
            #expect(try await store.record("total")?.record.pages ?? 0 > before)
            #expect(try await store.doctor() == [])
        }

        @Test func `a writer that waits too long fails`() async throws {
            let folder = try TemporaryFolder()
            try await folder.books.commit(.put("Emma", as: "a"))
            let other = try StoreWriter.opened(folder.books.files, timeout: .zero)

            await #expect(throws: StoreError.busy) {
                try await folder.books.commit(.put("Ulysses", as: "b"))
            }
            #expect(try await folder.books.all().records.count == 1)
            #expect(StoreError.busy.summary == "another program is writing")
            _ = try other.nextNumber()
        }

        /// Like a full disk, the limit truncates a write and fails the next.
        @Test(arguments: [150, 500])
        func `a full disk changes nothing`(limit: UInt) async throws {
            try await #require(processExitsWith: .success) { [limit] in
                let folder = try TemporaryFolder()
                try await folder.books.commit(.put("Emma", as: "a"))
                signal(SIGXFSZ, SIG_IGN)
                var limit = rlimit(rlim_cur: rlim_t(limit), rlim_max: rlim_t(limit))
                #if canImport(Glibc)
                    setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
                #else
                    setrlimit(RLIMIT_FSIZE, &limit)
                #endif

                let error = await #expect(throws: StoreError.self) {
                    try await folder.books.commit(
                        .put(String(repeating: "Long ", count: 30), as: "a"))
                }

                guard case .diskFull = error else { exit(EXIT_FAILURE) }
                #expect(try await folder.books.all().records.map(\.record) == [Book("Emma")])
                #expect(try await folder.books.doctor() == [])
                #expect(try await folder.books.history().count == 1)
            }
        }

        @Test func `a read-only folder can be read, and a change fails with the reason`()
            async
        {
            await #expect(processExitsWith: .success) {
                // No folder is read-only for root.
                if geteuid() == 0 { seteuid(65_534) }
                let folder = try TemporaryFolder()
                try await folder.books.commit(.put("Emma", as: "a"))
                for part in ["/records", "/changes", "/drafts", "/lock", ""] {
                    chmod(folder.path("data/books\(part)"), 0o500)
                }

                let error = await #expect(throws: StoreError.self) {
                    try await folder.books.commit(.put("Ulysses", as: "b"))
                }

                #expect(error?.summary.hasSuffix("cannot be written to: Permission denied") == true)
                #expect(try await folder.books.all().records.map(\.record) == [Book("Emma")])
                chmod(folder.path("data/books/records/a.json"), 0)
                #expect(
                    try await folder.books.all().problems.map(\.flaw)
                        == [.unreadable(reason: "Permission denied")])
                for part in ["", "/records", "/changes", "/drafts"] {
                    chmod(folder.path("data/books\(part)"), 0o700)
                }
            }
        }
    }
#endif
