/// Sends files to the other side, and remembers which arrived.
struct SyncSender {
    let engine: SyncEngine
    private(set) var status: SyncStatus

    /// The records that arrived.
    private(set) var sent: [SyncName] = []

    /// Whether all files were sent: none was refused because it was changed there in the meantime,
    /// and the lock lasted.
    private(set) var isComplete = true

    /// Whether the other side kept only the start of a file, which was removed there.
    private(set) var isCut = false

    init(engine: SyncEngine, status: SyncStatus) {
        self.engine = engine
        self.status = status
    }

    mutating func send(_ sends: [SyncSend], _ lock: SyncLock) async throws(SyncError) {
        guard !sends.isEmpty else { return }
        var answers: [PutAnswer] = []
        for (number, batch) in sends.batches.enumerated() {
            // Others may have written since the lock expired, so both sides are compared again.
            if number > 0, try await !isExtended(lock) {
                isComplete = false
                break
            }
            let remote = engine.remote
            answers += try await concurrently(batch, atOnce: engine.width) {
                send throws(SyncError) in
                try await remote.put(
                    send.file.content, as: send.name.fileName, if: send.condition)
            }
        }
        let there = try await engine.listing()
        for (send, answer) in zip(sends, answers) {
            if try await self.isCut(send, there) {
                // Nobody could read it, and it would not be sent again.
                try await engine.remote.remove(send.name.fileName)
                (isCut, isComplete) = (true, false)
                continue
            }
            guard let entry = send.entry(after: answer, in: there, status.entries[send.name])
            else {
                isComplete = false
                continue
            }
            status.entries[send.name] = entry
            sent.append(send.name)
        }
    }

    /// Whether the other side has only the start of a file, although it said that it has stored it, as
    /// sabre/dav and rclone do when their disk is full.
    private func isCut(_ send: SyncSend, _ there: RemoteListing) async throws(SyncError) -> Bool {
        guard engine.encryption == nil, let listed = there.files[send.name],
            listed.size < send.file.content.count,
            case .content(let content) = try await engine.remote.content(
                of: send.name.fileName, as: listed),
            content.count < send.file.content.count, send.starts(with: content)
        else { return false }
        return true
    }

    /// Extends the lock; false if it has expired.
    private func isExtended(_ lock: SyncLock) async throws(SyncError) -> Bool {
        do throws(SyncError) {
            try await engine.remote.extend(lock)
            return true
        } catch .locked {
            return false
        }
    }
}
