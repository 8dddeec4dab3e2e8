#if os(Linux) || os(macOS)
    import Foundation
    import Testing

    @testable import Networking

    /// Real processes over one folder, which they name by the process that all of them come from.
    struct ResponseCacheProcessTests {
        private static let urls = (1...4).map { "https://api.example/\($0)" }

        /// An answer that tells if it is not whole, or that of another URL.
        private static func response(_ url: String, _ number: Int) -> CachedResponse {
            .sample(String(repeating: "\(url)#\(number)\n", count: 1_000))
        }

        private static func isWhole(_ response: CachedResponse, for url: String) -> Bool {
            let lines = String(decoding: response.body, as: UTF8.self).split(separator: "\n")
            return lines.count == 1_000 && Set(lines).count == 1 && lines[0].hasPrefix(url + "#")
        }

        @Test func `twenty processes at once only ever see whole answers`() async {
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
        func `a process killed while it writes leaves whole answers and a temporary file at most`()
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

        /// As on a full disk: the limit cuts the first write short and fails the second.
        @Test func `a disk that fills up leaves the old answer and no temporary file`() async {
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

        @Test func `a folder that is read-only is read from, and nothing is stored`() async {
            await #expect(processExitsWith: .success) {
                // For root, no folder is read-only.
                if geteuid() == 0 { seteuid(65_534) }
                let folder = TemporaryFolder()
                let cache = ResponseCache(folder: folder.path)
                cache.store(.sample("old"), for: Self.urls[0])
                chmod(folder.path, 0o500)

                cache.store(.sample("new"), for: Self.urls[0])

                #expect(cache.entry(for: Self.urls[0]) == .sample("old"))
            }
        }

        @Test func `says why a folder cannot be made, written to or cleared`() async {
            await #expect(processExitsWith: .success) {
                // For root, no folder is read-only.
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
