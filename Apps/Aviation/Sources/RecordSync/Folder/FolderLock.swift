import Networking
import SectionEssentials

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The file by which machines that have a folder mounted keep each other from writing; it says who
/// has made it, and when.
///
/// Its age is taken from the times of the folder, not from the clocks of machines. One that is
/// older than two minutes was left behind. It cannot keep copies of a folder apart, which other
/// programs bring together later.
struct FolderLock: Sendable {
    /// The name of the file; that of the lock of a server may be there too, whose folder this is.
    static let fileName = ".folder-lock"

    /// How long another machine may be silent before others go on, in seconds.
    static let seconds = 120

    let folder: String
    let pause: @Sendable (Duration) async -> Void

    /// How often it tries to lock what another machine has locked.
    private static let attempts = 20

    private var path: String { "\(folder)/\(Self.fileName)" }

    func take() async throws(SyncError) -> SyncLock {
        let lock = SyncLock(token: Self.token(), seconds: Self.seconds)
        for attempt in 0..<Self.attempts {
            if try isTaken(lock) {
                removeDrafts()
                return lock
            }
            if attempt + 1 < Self.attempts { await pause(.milliseconds(500)) }
        }
        throw .locked(seconds: try age().map { max(1, Self.seconds - $0) })
    }

    /// Writes the file again, so that it is young.
    func extend(_ lock: SyncLock) throws(SyncError) {
        guard owner == lock.token, try age().map({ $0 < Self.seconds }) == true else {
            throw .locked(seconds: nil)
        }
        try PrivateFile(path: path).write(Self.content(lock), isSynced: false)
    }

    func end(_ lock: SyncLock) {
        if owner == lock.token { unlink(path) }
    }

    /// Makes the file, unless there is one that is young.
    private func isTaken(_ lock: SyncLock) throws(SyncError) -> Bool {
        let file = PrivateFile(path: path)
        if try file.make(Self.content(lock)) { return true }
        guard try age().map({ $0 >= Self.seconds }) == true else { return false }
        // Of two machines that replace an old one, the last has the lock.
        try file.write(Self.content(lock))
        usleep(20_000)
        return owner == lock.token
    }

    /// Who has made the file; nil if there is none, or it is not one.
    private var owner: String? {
        guard let content = (try? PrivateFile(path: path).read()) ?? nil else { return nil }
        let token = try? JSONReader.read(content) { json in
            json.field("token") { $0.string() }
        }
        return token ?? nil
    }

    /// The age of the file in seconds, by the clock of the folder; nil if there is none.
    private func age() throws(SyncError) -> Int? {
        guard let made = PrivateFile(path: path).modified else { return nil }
        let probe = PrivateFile(path: "\(path)-\(Self.token())")
        defer { try? probe.remove() }
        guard try probe.make(Data()), let now = probe.modified else { return nil }
        return now - made
    }

    /// Removes the drafts that killed processes have left, of whatever machine.
    private func removeDrafts() {
        let now = PrivateFile(path: path).modified ?? 0
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        where name.hasPrefix(".")
            && (name.hasSuffix(PrivateFile.draftEnding) || name.hasPrefix("\(Self.fileName)-"))
        {
            let draft = PrivateFile(path: "\(folder)/\(name)")
            if let made = draft.modified, now - made > 3600 { try? draft.remove() }
        }
    }

    private static func token() -> String { String(UInt64.random(in: 0 ... .max), radix: 16) }

    private static func content(_ lock: SyncLock) -> Data {
        let value = JSONValue.object([
            ("token", .string(lock.token)), ("owner", .string(owner)),
            ("made_at", JSONValue(Date())),
        ])
        return Data((value.text() + "\n").utf8)
    }

    /// The name of this machine, and the process.
    private static var owner: String {
        var name = [CChar](repeating: 0, count: 256)
        gethostname(&name, name.count - 1)
        let bytes = name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
        return "\(String(decoding: bytes, as: UTF8.self)), process \(getpid())"
    }
}
