import SectionCLibrary
import SectionEssentials

/// A file that is open for writing, next to the file that it replaces.
///
/// If nothing is written, it is removed again.
final class PreparedFile {
    /// The path of the finished file.
    let target: String

    /// Whether files can be written beside it: it is neither a device nor a pipe.
    var hasFolder: Bool { temporary != nil }

    /// The temporary file that replaces the target; nil to write to the target itself.
    private let temporary: String?

    private let number: Int32

    private var isOpen = true

    /// Whether the file is complete.
    private var isComplete = false

    /// Opens a temporary file next to the target, so that a failure does not change the target.
    init(replacing target: String, mode: mode_t? = nil) throws(OutputError) {
        let folder = target.lastIndex(of: "/").map { target[...$0] } ?? ""
        let name = String(UInt64.random(in: .min ... .max), radix: 36)
        let temporary = "\(folder).\(name).tmp"
        TemporaryFiles.shared.insert(temporary)
        do throws(OutputError) {
            number = try Self.open(temporary, O_WRONLY | O_CREAT | O_EXCL)
        } catch {
            TemporaryFiles.shared.forget(temporary)
            throw error
        }
        self.target = target
        self.temporary = temporary
        if let mode { fchmod(number, mode) }
    }

    /// Opens the target itself, such as a device.
    ///
    /// - Parameter patience: how long to wait until another program reads a named pipe.
    init(filling target: String, patience: Duration = .seconds(5)) throws(OutputError) {
        let end = ContinuousClock.now.advanced(by: patience)
        var number = Self.opened(target)
        // Without O_NONBLOCK, it would wait forever.
        while number < 0, errno == ENXIO, ContinuousClock.now < end {
            poll(nil, 0, 10)
            number = Self.opened(target)
        }
        guard number >= 0 else {
            throw errno == ENXIO
                ? .failed(reason: "no program reads from this pipe") : OutputError(.last)
        }
        _ = fcntl(number, F_SETFL, fcntl(number, F_GETFL) & ~O_NONBLOCK)
        self.number = number
        self.target = target
        temporary = nil
    }

    private static func opened(_ target: String) -> Int32 {
        SectionCLibrary.open(target, O_WRONLY | O_NONBLOCK | O_CLOEXEC)
    }

    /// Creates a new file whose name has this beginning and ending.
    init(new beginning: String, ending: String) throws(OutputError) {
        var path = Array("\(beginning)-XXXXXX\(ending)".utf8CString)
        number = mkstemps(&path, Int32(ending.utf8.count))
        guard number >= 0 else { throw OutputError(.last) }
        target = path.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }
        temporary = target
        TemporaryFiles.shared.insert(target)
    }

    deinit {
        if isOpen { close(number) }
        guard let temporary else { return }
        if !isComplete { unlink(temporary) }
        TemporaryFiles.shared.forget(temporary)
    }

    /// Writes the text of a body as the body produces it; call once.
    func write(by body: OutputFile.Body) throws(OutputError) {
        try FileDescriptor(number).write(by: body)
        try complete()
    }

    /// Writes bytes; call once.
    func write(_ bytes: Data) throws(OutputError) {
        try append(bytes)
        try complete()
    }

    /// Writes the next bytes of several pieces.
    func append(_ bytes: Data) throws(OutputError) {
        do throws(SystemError) {
            try bytes.withUnsafeBytes { writeAll($0, to: number) }.get()
        } catch {
            throw OutputError(error)
        }
    }

    /// Replaces the target with what was written.
    func complete() throws(OutputError) {
        // Otherwise the new name may reach the disk before the content of the file.
        if temporary != nil, fsync(number) != 0 { throw OutputError(.last) }
        isOpen = false
        // Some file systems report a full disk only here.
        guard close(number) == 0 else { throw OutputError(.last) }
        if let temporary {
            guard rename(temporary, target) == 0 else { throw OutputError(.last) }
        }
        isComplete = true
    }

    private static func open(_ path: String, _ flags: Int32) throws(OutputError) -> Int32 {
        // The umask restricts these permissions.
        let number = SectionCLibrary.open(path, flags | O_CLOEXEC, 0o666)
        guard number >= 0 else { throw OutputError(.last) }
        return number
    }
}
