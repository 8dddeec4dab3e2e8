#if os(Linux) || os(macOS)
    import Foundation
    import Testing

    @testable import Networking

    /// Real processes share one folder, which is named after their parent process.
    struct ResponseCacheProcessTests {
        private static let urls = (1...4).map { "https://api.example/\($0)" }

        /// A response that shows whether it is incomplete or from another URL.
        private static func response(_ url: String, _ number: Int) -> CachedResponse {
            .sample(String(repeating: "\(url)#\(number)\n", count: 1_000))
        }

        private static func isWhole(_ response: CachedResponse, for url: String) -> Bool {
            let lines = String(decoding: response.body, as: UTF8.self).split(separator: "\n")
            return lines.count == 1_000 && Set(lines).count == 1 && lines[0].hasPrefix(url + "#")
        }

        @Test func `twenty concurrent processes only see complete responses`() async {
            let folder = TemporaryFolder("crowd-\(getpid())")

            await withTaskGroup { group in
                for _ in 1...20 {
                    group.addTask {
                        await #expect(processExitsWith: .success) {
                            let path = TemporaryFolder.path(of: "crowd-\(getppid())")
                            let cache = ResponseCache(folder: path)
                            for url in Self.urls + Self.urls {
                                cache.store(Self.response(url, Int(getpid())), for: url)
                                let found = try #require(cache.entry(for: url))
                                #expect(Self.isWhole(found, for: url))
                            }
                        }
                    }
                }
            }

            #expect(folder.names == Self.urls.map(CacheFormat.fileName).sorted())
        }

        @Test
        func
            `a process killed while it writes leaves complete responses and at most a temporary file`()
            async
        {
            let folder = TemporaryFolder("kill-\(getpid())")

            await #expect(processExitsWith: .signal(SIGKILL)) {
                let cache = ResponseCache(folder: TemporaryFolder.path(of: "kill-\(getppid())"))
                let writer = Thread {
                    for number in 1...1_000 {
                        for url in Self.urls { cache.store(Self.response(url, number), for: url) }
                    }
                    exit(EXIT_FAILURE)
                }
                writer.start()
                while (try? cache.list().count) ?? 0 < 4 {}
                kill(getpid(), SIGKILL)
            }

            let cache = ResponseCache(folder: folder.path)
            for url in Self.urls {
                #expect(cache.entry(for: url).map { Self.isWhole($0, for: url) } == true)
            }
            #expect(folder.names.count <= 5)
        }

        /// A file size limit acts like a full disk: the first write is short and the second fails.
        @Test func `a full disk leaves the old response and no temporary file`() async {
            await #expect(processExitsWith: .success) {
                let folder = TemporaryFolder()
                let cache = ResponseCache(folder: folder.path)
                cache.store(.sample("old"), for: Self.urls[0])
                signal(SIGXFSZ, SIG_IGN)
                var limit = rlimit(rlim_cur: 1000, rlim_max: 1000)
                #if canImport(Glibc)
                    setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
                #else
                    setrlimit(RLIMIT_FSIZE, &limit)
                #endif

                cache.store(Self.response(Self.urls[0], 1), for: Self.urls[0])

                #expect(cache.entry(for: Self.urls[0]) == .sample("old"))
                #expect(folder.names == [CacheFormat.fileName(for: Self.urls[0])])
            }
        }

        @Test func `a read-only folder is read, and nothing is stored in it`() async {
            await #expect(processExitsWith: .success) {
                // Root can write to read-only folders.
                if geteuid() == 0 { seteuid(65_534) }
                let folder = TemporaryFolder()
                let cache = ResponseCache(folder: folder.path)
                cache.store(.sample("old"), for: Self.urls[0])
                chmod(folder.path, 0o500)

                cache.store(.sample("new"), for: Self.urls[0])

                #expect(cache.entry(for: Self.urls[0]) == .sample("old"))
            }
        }

        @Test func `an error says why a folder cannot be created, written to or cleared`() async {
            await #expect(processExitsWith: .success) {
                // Root can write to read-only folders.
                if geteuid() == 0 { seteuid(65_534) }
                let parent = TemporaryFolder()
                let inside = ResponseCache(folder: parent.path + "/a")
                inside.store(.sample(), for: "https://api.example/")
                chmod(parent.path + "/a", 0o500)
                chmod(parent.path, 0o500)
                defer { chmod(parent.path + "/a", 0o700) }

                let denied = CacheError.Flaw.system(reason: "Permission denied")
                #expect(flaws(of: ResponseCache(folder: parent.path + "/b/c")) == Set([denied]))
                let error = #expect(throws: CacheError.self) { try inside.clear() }
                #expect(error?.flaw == denied)
                #expect(throws: CacheError.self) {
                    try inside.store(.sample(), for: CacheKey(url: "https://api.example/"))
                }
            }
        }
    }
#endif
