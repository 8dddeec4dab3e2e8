import SectionEssentials

/// How long a busy server is not to be asked, kept with its cached responses, so that a program that
/// is run again asks no sooner than one that goes on.
struct KeptPause: Sendable {
    let cache: ResponseCache

    /// The address of the server.
    let server: String

    /// The longest pause that is believed, in seconds: a day.
    private static let longest: TimeInterval = 24 * 60 * 60

    /// What the names of such files end with.
    static let suffix = ".pause"

    /// The name of the file: 32 hexadecimal digits, as of the others in the folder, and the suffix.
    private var fileName: String {
        String(SHA256.hex(of: "PAUSE \(server)").prefix(32)) + Self.suffix
    }

    /// The error of a request while the server is not to be asked; nil if it may be.
    func error(at now: Date) -> RequestError? {
        guard let folder = try? CacheFolder.opened(at: cache.folder),
            case .value(let (status, end)) = folder.read(fileName, limit: 64, Self.decode)
        else { return nil }
        let until = Date(timeIntervalSince1970: end)
        let left = until.timeIntervalSince(now).rounded(.up)
        // A longer one was written when a clock was wrong.
        guard left > 0, left <= Self.longest else { return nil }
        return .busy(status: status, retryAfter: Int(left), until: until)
    }

    /// Keeps the pause that an error asks for, if it does; a folder that cannot be used keeps none.
    func keep(_ error: RequestError, at now: Date) {
        guard case .busy(let status, _?, let until?) = error, until > now else { return }
        let end = min(until, now.addingTimeInterval(Self.longest)).timeIntervalSince1970
        try? CacheFolder.create(at: cache.folder)
        let text = "\(Self.mark) \(status) \(end)\n"
        try? CacheFolder.opened(at: cache.folder)?
            .replace(fileName, with: [Data(text.utf8)], modified: now)
    }

    /// Forgets it, because the server has responded.
    func end() {
        guard let folder = try? CacheFolder.opened(at: cache.folder) else { return }
        folder.remove(fileName)
    }

    private static let mark = "pause"

    private static func decode(_ bytes: UnsafeRawBufferPointer) -> (status: Int, end: Double)? {
        let parts = String(decoding: bytes, as: UTF8.self).split { $0 == " " || $0 == "\n" }
        guard parts.count == 3, parts[0] == mark, let status = Int(parts[1]),
            (400...599).contains(status), let end = Double(parts[2]), (0...1e12).contains(end)
        else { return nil }
        return (status, end)
    }
}
