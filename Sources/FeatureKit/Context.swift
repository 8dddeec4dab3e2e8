public import Networking
public import RecordStore
public import SectionEssentials
public import SectionKit

/// What a program gives the builders of its features: files and records of the person, times, and what
/// lasts from one load to the next.
///
/// A program gives its `SourceContext`, a test a `ContextSpy`. What a program asks of a server, a receiver or
/// another program is a dependency of its own beside it.
public protocol Context: Sendable {
    /// The time that reports speak of as "now".
    var now: Date { get }

    /// Returns the present time of the machine, which goes on while ``now`` stays.
    var clock: @Sendable () -> Date { get }

    /// Waits, unless its task is cancelled.
    var pause: @Sendable (Duration) async -> Void { get }

    /// The time zone that a person has chosen to see times in; nil for UTC, without a choice.
    var displayZone: DisplayZone? { get }

    /// Returns a time zone by its IANA name, such as `Europe/London`; nil if this machine does not have it.
    func zone(named name: String) -> DisplayZone?

    /// Whether a person has asked a screen to load everything again.
    var isRefresh: Bool { get }

    /// Whether the report is watched, so that each load must be newer than the last one.
    var isWatched: Bool { get }

    /// Whether sections load again by themselves, because the report is watched or shown on a screen;
    /// otherwise a section that is live waits until its work has ended.
    var loadsAgain: Bool { get }

    /// What features remember from one load of a screen to the next; nil if there is only one load.
    var memory: FeatureMemory? { get }

    /// What features remember as long as the program runs, such as a walk that goes on.
    var lastingMemory: FeatureMemory { get }

    /// The work that is done before the program ends, even if it is interrupted.
    var pendingWork: PendingWork { get }

    /// The work that a person ends before the program, such as a recording.
    var liveWork: LiveWork { get }

    /// Opens a file that a person has named; `-` is standard input.
    ///
    /// - Throws: `UsageError` with the system's message when the file cannot be read.
    func file(_ path: String) throws(UsageError) -> Body

    /// Writes a text to a file that a person has named; an existing file only if it may be replaced.
    ///
    /// - Throws: `UsageError` with the system's message when the file cannot be written, and when it exists
    ///   and may not be replaced.
    func write(_ text: String, to path: String, replacing: Bool) throws(UsageError)

    /// Writes a file of bytes, whose pieces `next` returns until nil, in the same way.
    ///
    /// - Throws: `UsageError` as the other method, and what `next` throws; then nothing is written.
    func write(
        to path: String, replacing: Bool, _ next: () throws(UsageError) -> Data?
    ) throws(UsageError)

    /// Returns the store of a person's records of one kind; its folder need not exist yet.
    ///
    /// - Throws: `UsageError` when this machine has no folder for records.
    func store<Record: StoredRecord>(
        of records: Record.Type
    ) throws(UsageError) -> any RecordStoreInput<Record>

    /// Returns the path of the folder for a person's data, which need not exist yet.
    ///
    /// - Throws: `UsageError` when this machine has none.
    func dataFolder() throws(UsageError) -> String

    /// Shows how far a change is, such as "12 of 84 pages", where the terminal shows progress; nothing for
    /// an empty text.
    func progress(_ words: String)
}

extension Context {
    /// Reports changes of the records to a screen, which loads again; nil where all is loaded once, and on a
    /// machine without a folder for records.
    public var changes: RecordChanges? {
        loadsAgain ? (try? dataFolder()).map { RecordChanges(of: $0) } : nil
    }
}
