public import FeatureKit
public import Networking
public import RecordStore
public import SectionEssentials
public import SectionKit

/// A context with the files, records and zones that a test gives it, whose time stands still.
///
/// ```swift
/// var context = ContextSpy(stores: [store])
/// (context.folder, context.lastingMemory) = (folder, memory)
/// ```
public struct ContextSpy: Context {
    /// The time.
    public var now: Date

    /// Returns the time of the machine; ``now`` by default.
    public var clock: @Sendable () -> Date

    /// Waits; as long as it is told to by default.
    public var pause: @Sendable (Duration) async -> Void = { try? await Task.sleep(for: $0) }

    /// The time zone that a person has chosen.
    public var displayZone: DisplayZone?

    /// Whether a person has asked to load everything again.
    public var isRefresh = false

    /// Whether the report is watched.
    public var isWatched = false

    /// Whether sections load again by themselves.
    public var loadsAgain = false

    /// What features remember between loads; nothing by default.
    public var memory: FeatureMemory?

    /// What features remember as long as the program runs.
    public var lastingMemory = FeatureMemory()

    /// The work that is done before the program ends.
    public var pendingWork = PendingWork()

    /// The work that a person ends before the program.
    public var liveWork = LiveWork()

    /// Returns the time zone of a name.
    public var zones: @Sendable (String) -> DisplayZone? = { _ in nil }

    /// The path of the folder for a person's data, whose files are those of the machine; nil for none.
    public var folder: String?

    /// The files.
    public let files: FilesSpy

    private let stores: [any RecordStoreInput]

    /// Creates a context.
    ///
    /// - Parameters:
    ///   - files: the files that can be opened.
    ///   - stores: the stores of records; there is none for records of other kinds.
    ///   - now: the time.
    public init(
        files: FilesSpy = FilesSpy(), stores: [any RecordStoreInput] = [],
        now: Date = GoldenFormat.now
    ) {
        self.files = files
        self.stores = stores
        self.now = now
        clock = { now }
    }

    /// Returns what ``zones`` returns.
    public func zone(named name: String) -> DisplayZone? { zones(name) }

    /// Opens one of ``files``, or one in ``folder``.
    public func file(_ path: String) throws(UsageError) -> Body {
        guard isInFolder(path) else { return try files.open(path) }
        guard let data = try? Data(contentsOf: URL(filePath: path)) else {
            throw UsageError("'\(path)' cannot be read.")
        }
        return Body(data)
    }

    /// Writes one of ``files``, or one in ``folder``.
    public func write(_ text: String, to path: String, replacing: Bool) throws(UsageError) {
        try write(Data(text.utf8), to: path)
    }

    /// Writes one of ``files``, or one in ``folder``.
    public func write(
        to path: String, replacing: Bool, _ next: () throws(UsageError) -> Data?
    ) throws(UsageError) {
        var content = Data()
        while let piece = try next() { content += piece }
        try write(content, to: path)
    }

    private func write(_ content: Data, to path: String) throws(UsageError) {
        guard isInFolder(path) else { return try files.write(content, to: path) }
        guard (try? content.write(to: URL(filePath: path))) != nil else {
            throw UsageError("'\(path)' cannot be written.")
        }
    }

    private func isInFolder(_ path: String) -> Bool {
        folder.map { path.hasPrefix("\($0)/") } ?? false
    }

    /// Returns the store that a test has given for records of this kind.
    public func store<Record: StoredRecord>(
        of records: Record.Type
    ) throws(UsageError) -> any RecordStoreInput<Record> {
        for store in stores {
            if let store = store as? any RecordStoreInput<Record> { return store }
        }
        throw UsageError("there is no folder for records.")
    }

    /// Returns ``folder``.
    public func dataFolder() throws(UsageError) -> String {
        guard let folder else { throw UsageError("there is no folder for records.") }
        return folder
    }

    /// Shows nothing.
    public func progress(_ words: String) {}
}
