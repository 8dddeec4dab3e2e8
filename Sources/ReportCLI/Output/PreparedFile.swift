import CLibrary

/// A file that a report can be written to at once: it is open, beside the one it is to replace.
///
/// If nothing is written to it, it leaves nothing behind.
final class PreparedFile {
    /// The file that is to be.
    let target: String

    /// The file beside the target that takes its place; nil to write to the target itself.
    private let temporary: String?

    private let number: Int32

    private var isOpen = true

    /// Whether the file is all that it is to be.
    private var isWhole = false

    /// Opens a file beside the target, so that a failure leaves what was there.
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

    /// Opens what is there, or is to be there, to be written in its place.
    init(filling target: String) throws(OutputError) {
        number = try Self.open(target, O_WRONLY | O_CREAT)
        self.target = target
        temporary = nil
    }

    /// Makes a new file of a name that begins and ends with these texts.
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
        if !isWhole { unlink(temporary) }
        TemporaryFiles.shared.forget(temporary)
    }

    /// Writes what a body says, as it says it; call once.
    func write(by body: OutputFile.Body) throws(OutputError) {
        try FileDescriptor(number).write(by: body)
        // Otherwise the new name may reach the disk before what is in the file.
        if temporary != nil, fsync(number) != 0 { throw OutputError(.last) }
        isOpen = false
        // Some file systems find out only here that the disk is full.
        guard close(number) == 0 else { throw OutputError(.last) }
        if let temporary {
            guard rename(temporary, target) == 0 else { throw OutputError(.last) }
        }
        isWhole = true
    }

    private static func open(_ path: String, _ flags: Int32) throws(OutputError) -> Int32 {
        // The user's mask takes from these rights what it must.
        let number = CLibrary.open(path, flags | O_CLOEXEC, 0o666)
        guard number >= 0 else { throw OutputError(.last) }
        return number
    }
}
